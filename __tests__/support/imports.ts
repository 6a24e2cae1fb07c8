import { strToU8, zipSync } from 'fflate'

/** Sources for `npm run setup`, generated because the repository holds no binary fixtures. */

export const jsonResume = {
  basics: {
    name: 'Ines Okafor',
    label: 'Senior Platform Engineer',
    email: 'ines@okafor.example',
    url: 'https://okafor.example',
    summary: 'I make deployments boring. Teams ship on a Friday.\n\nBefore that I taught physics.',
    location: { city: 'Bristol', countryCode: 'GB' },
  },
  work: [
    {
      name: 'Tidewater Systems',
      position: 'Senior Platform Engineer',
      startDate: '2021-03',
      summary: 'Own the path from merge to production for 140 engineers.',
      highlights: ['Cut the median deployment from 38 minutes to 6.'],
    },
  ],
  skills: [{ name: 'Platform', keywords: ['Kubernetes', 'Terraform'] }],
  projects: [
    { name: 'Ferry', description: 'A deployment queue that explains itself.', startDate: '2023-04' },
    { name: 'Night Shift', description: 'Who is on call, and what woke them.', startDate: '2022-01' },
  ],
}

export const linkedInTables: Record<string, string> = {
  'Profile.csv': 'First Name,Last Name,Headline,Geo Location\nInes,Okafor,Platform Engineer,Bristol',
  'Positions.csv': `Company Name,Title,Description,Location,Started On,Finished On
Tidewater Systems,Senior Platform Engineer,Own the path from merge to production.,Bristol,Mar 2021,
Northgate School,Physics Teacher,"• Taught physics
• Wrote the timetable",Leeds,Sep 2014,Jul 2018`,
}

/** Returns an archive of these files. */
export function zipOf(files: Record<string, string>): Uint8Array {
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])))
}
