import type { SkillGroupInput } from '@/content/schema/content'

/**
 * Skills in groups. The icon is found by the name ('Rust', 'PostgreSQL'). `icon` sets another name
 * from simpleicons.org, or 'none'.
 */
export const skillGroups: SkillGroupInput[] = [
  {
    title: 'Languages',
    skills: [
      { name: 'JavaScript', icon: 'javascript' },
      { name: 'TypeScript', icon: 'typescript' },
      { name: 'Python', icon: 'python' },
      { name: 'Go', icon: 'go' },
      { name: 'Java', icon: 'java' },
      { name: 'C', icon: 'c' },
    ],
  },
  {
    title: 'Front-end',
    skills: [
      { name: 'Next.js', icon: 'nextjs' },
      { name: 'React', icon: 'react' },
      { name: 'Jest', icon: 'jest' },
      { name: 'Android Studio', icon: 'androidstudio' },
      { name: 'Html5', icon: 'html5' },
      { name: 'CSS', icon: 'css' },
      { name: 'Tailwind CSS', icon: 'tailwindcss' },
    ],
  },
  {
    title: 'Back-end',
    skills: [
      { name: 'Express.js', icon: 'express' },
      { name: 'Node.js', icon: 'nodejs' },
      { name: 'Flask', icon: 'flask' },
      { name: 'Django', icon: 'django' },
      { name: 'MongoDB', icon: 'mongodb' },
      { name: 'MySQL', icon: 'mysql' },
    ],
  },
  {
    title: 'Tools',
    skills: [
      { name: 'Linux', icon: 'linux' },
      { name: 'Git', icon: 'git' },
      { name: 'GitHub Actions', icon: 'githubactions' },
      { name: 'Docker', icon: 'docker' },
      { name: 'Graphql', icon: 'graphql' },
      { name: 'AWS', icon: 'aws' },
    ],
  },
]
