import { strToU8, zipSync } from 'fflate'

/** Sources for `npm run setup`, generated because the repository holds no binary fixtures. */

/** A JSON Resume that was edited by hand for years. */
export const jsonResume = {
  basics: {
    name: 'Ines Okafor',
    label: 'Senior Platform Engineer',
    image: '',
    email: 'ines@okafor.dev',
    phone: '+44 7700 900123',
    url: 'https://okafor.dev',
    summary: 'I make deployments boring. Teams ship on a Friday.\n\nBefore that I taught physics.',
    location: { city: 'Bristol', countryCode: 'GB' },
    profiles: [
      { network: 'GitHub', username: 'inesokafor', url: 'https://github.com/inesokafor' },
      { network: 'Mastodon', username: '@ines', url: 'https://hachyderm.io/@ines' },
    ],
  },
  work: [
    {
      name: 'Tidewater Systems',
      position: 'Senior Platform Engineer',
      url: 'https://tidewater.systems',
      startDate: '2021-03',
      summary: 'Own the path from merge to production for 140 engineers.',
      highlights: [
        'Cut the median deployment from 38 minutes to 6.',
        'Rollbacks fell from nine a month to one.',
      ],
    },
    {
      name: 'Brightloom',
      position: 'Backend Engineer',
      startDate: '2018-09-01',
      endDate: '2021-02-28',
      highlights: ['Moved billing from a nightly batch to events, with no invoice lost.'],
    },
  ],
  volunteer: [{ organization: 'Code Club', position: 'Helper' }],
  education: [
    {
      institution: 'University of Leeds',
      area: 'Physics',
      studyType: 'MPhys',
      startDate: '2010',
      score: '2:1',
    },
  ],
  awards: [{ title: 'Best Talk', date: '2023-06', awarder: 'PlatformConf', summary: 'Chosen by attendees' }],
  skills: [
    { name: 'Platform', level: 'Master', keywords: ['Kubernetes', 'Terraform', 'AWS'] },
    { name: 'Languages', keywords: ['Go', 'TypeScript', 'Go', 'Python'] },
  ],
  languages: [{ language: 'English', fluency: 'Native' }],
  interests: ['Developer experience', 'Sea swimming', 'Sea swimming'].map((name) => ({ name })),
  projects: [
    {
      name: 'Ferry',
      description: 'A deployment queue that explains itself.',
      highlights: ['2,300 stars, 41 contributors.', 'One static binary of 9 MB.'],
      keywords: ['Go', 'CLI'],
      startDate: '2023-04',
      url: 'https://github.com/inesokafor/ferry',
      type: 'CLI App',
    },
    {
      name: 'Night Shift',
      description: 'Who is on call, and what woke them.',
      startDate: '2022-01',
      url: 'https://nightshift.okafor.dev',
      type: 'application',
    },
  ],
}

/** The tables of a LinkedIn archive with its oddities: notes above a table, byte order marks, repeated lines. */
export const linkedInTables: Record<string, string> = {
  'Profile.csv': `\ufeffFirst Name,Last Name,Maiden Name,Address,Birth Date,Headline,Summary,Zip Code,Twitter Handles,Websites
Ines,Okafor,,1 Harbour Street,"Mar 3, 1992","Senior Platform Engineer | Kubernetes, Go",I make deployments boring.,BS1,[inesokafor],"[PERSONAL:https://okafor.dev,BLOG:https://okafor.dev/notes]"`,
  'Positions.csv': `Company Name,Title,Description,Location,Started On,Finished On
Tidewater Systems,Senior Platform Engineer,Own the path from merge to production.,Bristol,Mar 2021,
Tidewater Systems,Senior Platform Engineer,Own the path from merge to production.,Bristol,Mar 2021,
Brightloom Ltd,Backend Engineer,,Leeds,Sep 2018,Feb 2021
Northgate School,Physics Teacher,"• Taught physics to 11 to 18 year olds • Ran the robotics club
• Wrote the timetable script that is still in use",Leeds,Sep 2014,Jul 2018`,
  'Education.csv': `School Name,Start Date,End Date,Notes,Degree Name,Activities
University of Leeds,2010,2014,,MPhys Physics,Rowing`,
  'Skills.csv': 'Name\nKubernetes\nGrafana\nPostgreSQL\nPublic Speaking',
  'Projects.csv': `Title,Description,Url,Started On,Finished On
Ferry,A deployment queue.,https://github.com/inesokafor/ferry,Apr 2023,
Tide Table,"When to swim, in one line.
- Reads 40 harbours
- Works offline",,Jun 2020,Aug 2020`,
  'Certifications.csv': `Name,Url,Authority,Started On,Finished On,License Number
Certified Kubernetes Administrator,https://www.credly.com/badges/1,CNCF,May 2022,,CKA-1`,
  'Languages.csv': 'Name,Proficiency\nEnglish,NATIVE_OR_BILINGUAL\nIgbo,Limited working proficiency',
  'Email Addresses.csv': `Notes:
"When exporting your data, you may notice that some are missing. Learn more at ""https://www.linkedin.com/help"""

Email Address,Confirmed,Primary,Updated On
old@okafor.dev,Yes,No,"1/1/20, 9:00 AM"
ines@okafor.dev,Yes,Yes,"1/1/24, 9:00 AM"`,
  'PhoneNumbers.csv': 'Extension,Number,Type\n,+44 7700 900123,MOBILE',
}

/** Returns an archive of these files. */
export function zipOf(files: Record<string, string | Uint8Array>): Uint8Array {
  const bytes = Object.entries(files).map(([name, content]) => [
    name,
    typeof content === 'string' ? strToU8(content) : content,
  ])
  return zipSync(Object.fromEntries(bytes))
}
