const roles = ['Software engineer', 'Senior engineer', 'Team lead', 'Consultant']
const highlights = [
  'Rebuilt the order service so that a release takes minutes instead of a weekend',
  'Kept the nightly import below an hour while its data doubled',
  'Introduced contract tests between six teams',
  'Moved logs of forty services to one place that everyone can search',
  'Led the weekly review and wrote the guide that new colleagues read first',
]
const skills =
  `Java, Kotlin, Spring Boot, Hibernate, PostgreSQL, MySQL, Oracle Database, Redis, Kafka, RabbitMQ, Docker,
  Kubernetes, Helm, Terraform, Ansible, Jenkins, GitLab CI, Git, Linux, Bash, Nginx, Apache, Tomcat, JUnit, Mockito,
  Cucumber, Selenium, Gradle, Maven, SonarQube, Grafana, Prometheus, Elasticsearch, Logstash, Kibana, GraphQL, REST APIs,
  OpenAPI, OAuth 2, Keycloak, HTML, CSS, JavaScript, TypeScript, Angular, React, Node.js, Python, Domain-driven design,
  Test-driven development, Scrum, Team leadership`.split(/,\s+/)
const courses = [
  'Software architecture of large systems',
  'Domain-driven design for architects',
  'Performance tuning and memory management',
  'Continuous delivery in practice',
  'Introduction to networks',
]
const issuers = ['Example Academy', 'University of the Bay']
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
const monthOf = (i: number) => `0${(i % 9) + 1}`

/** Nine points for the four newest jobs, then three, and none for every fifth job. */
function pointsOf(job: number): string[] {
  if (job % 5 === 4) return []
  return Array.from({ length: job < 4 ? 9 : 3 }, (_, i) => highlights[(job + i) % highlights.length] ?? '')
}

/** Thirty years of work, imported: 31 jobs, 52 skills, 25 certificates, one project, no picture. */
export const resume = {
  basics: {
    name: 'Aurelio Bustamante Villanueva',
    label: 'Principal engineer',
    summary: 'Thirty years of back ends, from mainframes to clusters.',
    location: { city: 'Valparaíso', countryCode: 'CL' },
  },
  work: Array.from({ length: 31 }, (_, i) => ({
    name: `Company ${letters[i % letters.length]}${i < letters.length ? '' : '2'}`,
    position: roles[i % roles.length],
    startDate: `${2025 - i}-${monthOf(i)}`,
    ...(i > 0 && { endDate: `${2026 - i}-${monthOf(i)}` }),
    highlights: pointsOf(i),
  })),
  skills: skills.map((name) => ({ name })),
  certificates: Array.from({ length: 25 }, (_, i) => ({
    name: `${courses[i % courses.length]} ${i + 1}`,
    issuer: issuers[i % issuers.length],
    date: `${2015 + ((10 + 4 * i) % 11)}-${monthOf(i)}`,
  })),
  languages: [
    { language: 'Spanish', fluency: 'Native' },
    { language: 'English', fluency: 'C1' },
  ],
  projects: [
    {
      name: 'Tideline',
      description: 'Shows when a beach is walkable.',
      url: 'https://github.com/example/tideline',
      startDate: '2024-03',
    },
  ],
}
