import { describeNotes } from '@/scripts/setup/notes'
import { parseResume } from '@/scripts/setup/parse'
import { importResume } from '@/scripts/setup/resume'

jest.mock('@/content/words', () => jest.requireActual('@/__tests__/support/english-words').englishWords())

/** Reads a resume; a text is parsed first. */
const read = (resume: object | string) =>
  importResume('r.json', typeof resume === 'string' ? parseResume('r.json', resume) : resume)
const notesOf = (resume: object | string) => describeNotes(read(resume).notes, true).join('\n')
const basics = { name: 'Vera Lind' }
const job = { company: 'Fig Ltd', title: 'Cook' }

// Forms that many people use in resumes that they wrote by hand or exported from other tools.
test.each<[what: string, resume: object | string, content: object]>([
  [
    'fields whose names repeat the entry, have their words in another order, or contain words that add nothing',
    {
      work: [
        {
          orgName: 'Fig Ltd',
          jobTitle: 'Cook',
          date_start: '2012-03',
          toDate: '2014-03',
          companyUrl: 'https://fig.example.org',
          keyResponsibilities: ['Soups'],
          technologiesUsed: ['Go'],
        },
      ],
      projects: [
        {
          projectName: 'Radar',
          sourceCodeUrl: 'https://github.com/vera/radar',
          liveVersionUrl: 'https://r.example.org',
        },
      ],
      education: [{ eduInstitution: 'Elm College', programme: 'Physics', graduated: 'May 2013' }],
    },
    {
      experiences: [
        {
          ...job,
          startDate: 'Mar 2012',
          endDate: 'Mar 2014',
          link: 'https://fig.example.org',
          responsibilities: ['Soups'],
          stack: ['Go'],
        },
      ],
      projects: [
        {
          title: 'Radar',
          github_link: 'https://github.com/vera/radar',
          website_link: 'https://r.example.org',
        },
      ],
      education: [{ institution: 'Elm College', degree: 'Physics', endDate: 'May 2013' }],
    },
  ],
  [
    'sentences and dates under unknown names',
    {
      work: [
        {
          ...job,
          term: { start: 'June 2018', end: 'August 2018' },
          whatIDid: ['Cooked soups for the whole town.', 'Baked the bread of every day.'],
          story: 'The kitchen had been closed for years.',
        },
      ],
    },
    {
      experiences: [
        {
          ...job,
          startDate: 'Jun 2018',
          endDate: 'Aug 2018',
          summary: 'The kitchen had been closed for years.',
          responsibilities: ['Cooked soups for the whole town.', 'Baked the bread of every day.'],
        },
      ],
    },
  ],
  [
    'a job that is called `name` beside its company',
    { work: [{ name: 'Cook', companyName: 'Fig Ltd', periodStart: '10.2021', periodEnd: '12.2021' }] },
    { experiences: [{ ...job, startDate: 'Oct 2021', endDate: 'Dec 2021' }] },
  ],
  [
    'parts with similar names, and a list of jobs under any name',
    {
      career_history: [{ company: 'A', position: 'Cook' }],
      workExperiences: [{ company: 'B', position: 'Cook' }],
      somewhere: [{ employer: 'C', role: 'Cook' }],
      academicBackground: [{ school: 'Elm', degree: 'BSc' }],
      'formação acadêmica': [{ instituicao: 'UF', curso: 'Letras' }],
      frameworks: ['Django', 'React'],
    },
    {
      experiences: [{ company: 'A' }, { company: 'B' }, { company: 'C' }],
      education: [{ institution: 'Elm' }, { institution: 'UF', degree: 'Letras' }],
      skillGroups: [{ title: 'Frameworks', skills: ['Django', 'React'] }],
    },
  ],
  [
    'lists with a heading, whatever the name of the list',
    {
      experience: { title: 'My jobs', jobs: [job] },
      education: { title: 'My studies', schools: [{ name: 'Elm', degree: 'BSc' }] },
      certifications: { web: [{ name: 'CKA' }], data: [{ name: 'DP' }] },
      projects: { name: 'Projects', items: { radar: { title: 'Radar' } } },
    },
    {
      profile: { title: undefined },
      experiences: [job],
      education: [{ institution: 'Elm', degree: 'BSc' }],
      certifications: [{ name: 'CKA' }, { name: 'DP' }],
      projects: [{ title: 'Radar' }],
    },
  ],
  [
    'entries by key, which is a name only if they have no other',
    { work: { job1: { employer: 'Fig Ltd', role: 'Cook' }, Oak: { role: 'Baker' } } },
    { experiences: [job, { company: 'Oak', title: 'Baker' }] },
  ],
  ['an entry wrapped in a group', { work: [{ job: { ...job, start: '2016' } }] }, { experiences: [job] }],
  [
    'jobs and skills with titles and lists of items, which are no sections',
    {
      experience: [{ ...job, items: ['Cut costs'] }],
      skills: [
        { name: 'Languages', items: ['Go', 'Rust'] },
        { name: 'Tools', items: ['Git'] },
      ],
    },
    {
      experiences: [{ ...job, responsibilities: ['Cut costs'] }],
      languages: [],
      skillGroups: [
        { title: 'Languages', skills: ['Go', 'Rust'] },
        { title: 'Tools', skills: ['Git'] },
      ],
    },
  ],
  [
    'the person in a group of any name',
    { information: { name: 'Vera Lind', email: 'v@example.org', github: 'vera' }, work: [job] },
    { profile: { ...basics, email: 'v@example.org', links: ['https://github.com/vera'] } },
  ],
  [
    'a mail address among links, and accounts with the ending of a name',
    {
      name: 'Vera Lind',
      title: 'Dev',
      contacts: [{ type: 'email', link: 'mailto:v@example.org' }],
      github_profile: 'vera',
      address: { street: '1 Elm St', city: 'Dallas' },
    },
    { profile: { email: 'v@example.org', links: ['https://github.com/vera'], location: 'Dallas' } },
  ],
  [
    'accounts by the name of their network, and a file that is no host',
    {
      basics: {
        ...basics,
        url: 'index-fr.html',
        profiles: [
          { network: 'ORCID', username: '0000-0001-5537-0000' },
          { network: 'LinkedIn', username: 'vera-röfer' },
          { network: 'Bluesky', username: 'vera.example.org' },
        ],
      },
    },
    {
      profile: {
        links: [
          'https://orcid.org/0000-0001-5537-0000',
          'https://www.linkedin.com/in/vera-röfer',
          'https://bsky.app/profile/vera.example.org',
        ],
      },
    },
  ],
  [
    'an address that is a city, and a city that names its country',
    {
      basics: { ...basics, location: { address: 'Warsaw, PL' } },
      work: [{ ...job, location: { city: 'Lyon, France', countryCode: 'FR' } }],
    },
    { profile: { location: 'Warsaw, PL' }, experiences: [{ location: 'Lyon, France' }] },
  ],
  [
    'a degree that ends with a full stop',
    { education: [{ studyType: 'certificate, early dropout.', area: 'Cook' }] },
    { education: [{ degree: 'certificate, early dropout. Cook' }] },
  ],
  [
    'lines in the description of a project that end as sentences',
    { projects: [{ name: 'Radar', description: 'Shows rain.\nWarns you.\nSite: http://r.example.org' }] },
    {
      projects: [
        { description: 'Shows rain. Warns you. Site: http://r.example.org', bulletpoints: undefined },
      ],
    },
  ],
  [
    'a place whose name ends with a number',
    { work: [{ ...job, location: 'Level39, London' }] },
    { experiences: [{ location: 'Level39, London' }] },
  ],
  [
    'a list of projects called portfolio',
    { basics, portfolio: [{ title: 'Radar', description: 'Shows rain.', url: 'https://r.example.org' }] },
    { projects: [{ title: 'Radar', description: 'Shows rain.', website_link: 'https://r.example.org' }] },
  ],
  [
    'a repository as owner and name, and a role in a project',
    { projects: [{ name: 'Radar', github: 'vera/radar', role: 'Lead' }] },
    { projects: [{ github_link: 'https://github.com/vera/radar', footer: 'Lead' }] },
  ],
  [
    'programming languages, which nobody speaks',
    { languages: ['Python', 'Java', 'HTML 5'] },
    { languages: [], skillGroups: [{ title: 'Languages', skills: ['Python', 'Java', 'HTML 5'] }] },
  ],
  [
    'languages by their codes',
    { languages: { es: 'Native', en: 'Fluent' } },
    {
      languages: [
        { name: 'Spanish', level: 'Native' },
        { name: 'English', level: 'Fluent' },
      ],
    },
  ],
  [
    'skills in lists by their titles, by category, with numbers, and in a text',
    {
      skills: [
        { name: 'CSS', category: 'Web' },
        { name: 'Cloud', description: 'Docker, AWS.' },
        { category: 'Data', tags: ['SQL'] },
      ],
      technicalSkills: { programmingLanguages: [{ name: 'Go', level: 5 }] },
    },
    {
      skillGroups: [
        { title: 'Web', skills: ['CSS'] },
        { title: 'Cloud', skills: ['Docker', 'AWS'] },
        { title: 'Data', skills: ['SQL'] },
        { title: 'Programming Languages', skills: ['Go'] },
      ],
    },
  ],
  [
    'skills by their ratings, and items between bars and dots',
    { skills: { HTML: '2', JS: '1.5' }, work: [{ ...job, stack: 'Git | React · CSS, etc.' }] },
    { skillGroups: [{ skills: ['HTML', 'JS'] }], experiences: [{ stack: ['Git', 'React', 'CSS'] }] },
  ],
  [
    'skills whose keywords are tags',
    {
      skills: [
        { name: 'HTML', keywords: ['Web', 'Front'] },
        { name: 'CSS', keywords: ['Web', 'Front'] },
        { name: 'Git', keywords: ['Web'] },
      ],
    },
    { skillGroups: [{ skills: ['HTML'] }, { skills: ['CSS'] }, { skills: ['Git'] }] },
  ],
  [
    'texts by language, in the language of the site',
    {
      basics: { ...basics, label: { fr: 'Chef', en: 'Lead' } },
      work: [{ ...job, highlights: { fr: ['Un'], en: ['One'] } }],
    },
    { profile: { title: 'Lead' }, experiences: [{ responsibilities: ['One'] }] },
  ],
  [
    'a resume in several languages, once',
    {
      espanol: {
        nombre: 'Vera Lind',
        experiencia: [{ empresa: 'Fig Ltd', puesto: 'Cocinera', fecha: '2020 - 2022' }],
      },
      english: {
        name: 'Vera Lind',
        experience: [{ company: 'Fig Ltd', position: 'Cook', date: '2020 - 2022' }],
      },
    },
    { experiences: [{ ...job, startDate: '2020', endDate: '2022' }] },
  ],
  [
    'versions of a resume beside its settings, of which the first is in no language of the site',
    {
      settings: { theme: 'dark' },
      versions: {
        title: 'Vera',
        sv: { name: 'Vera Lind', work: [job] },
        pt: { name: 'Vera Lind', work: [job] },
      },
    },
    { profile: { name: 'Vera Lind' }, experiences: [job] },
  ],
  [
    'the name and the title of the person in a group of a page',
    { header: { title: { name: 'Vera Lind', job: 'Cook' } }, work: [job] },
    { profile: { ...basics, title: 'Cook' } },
  ],
  [
    'jobs by industry, of now and in a list of a profession',
    {
      work: [{ org: 'Fig Ltd', title: 'Cook' }],
      industry: [{ place: 'Elm Inc.', title: 'Intern', dates: '2018 - 2019' }],
      current_position: [{ place: 'Oak', title: 'Baker', dates: '2020 - present' }],
      professional: {
        heading: 'Professional',
        resumes: [{ insName: 'Ash', position: '<span>2018-2020</span> | Cook', desc: 'Soups' }],
      },
      education: { resumes: [{ insName: 'Elm College', position: '2020 | Soup', desc: 'Stews' }] },
    },
    {
      experiences: [
        job,
        { company: 'Elm Inc.', title: 'Intern', startDate: '2018', endDate: '2019' },
        { company: 'Oak', title: 'Baker', startDate: '2020', endDate: 'Present' },
        { company: 'Ash', title: 'Cook', startDate: '2018', endDate: '2020', summary: 'Soups' },
      ],
      education: [{ institution: 'Elm College', points: ['Stews'] }],
    },
  ],
  [
    'a list of items with ratings in a group of skills',
    { skills: [{ category: 'Java', listItems: [{ item: 'Spring', rating: 2 }, { item: 'Maven' }] }] },
    { skillGroups: [{ title: 'Java', skills: ['Spring', 'Maven'] }] },
  ],
  [
    'the company of two roles and the issuer of a certificate as `org`',
    {
      work: [
        {
          org: 'Fig Ltd',
          roles: [
            { title: 'Cook', start: '2018' },
            { title: 'Baker', start: '2016' },
          ],
        },
      ],
      certifications: [{ name: 'Soups', org: 'Elm' }],
    },
    {
      experiences: [job, { company: 'Fig Ltd', title: 'Baker' }],
      certifications: [{ name: 'Soups', issuer: 'Elm' }],
    },
  ],
  [
    'the subtitle of a project before its description',
    { projects: [{ title: 'Radar', description: 'Shows rain.', subtitle: 'Winner 2024' }] },
    { projects: [{ description: 'Winner 2024. Shows rain.' }] },
  ],
  [
    'skills with sentences about each',
    {
      skills: [
        {
          type: 'Web',
          item: [
            { summary: 'JAVA', description: ['熟练多线程编程，熟练使用List,Set,Map等容器', '熟悉JVM'] },
            { summary: 'MySQL', description: ['熟悉MySQL，了解锁'] },
          ],
        },
      ],
    },
    {
      skillGroups: [
        { title: 'JAVA', skills: ['熟练多线程编程，熟练使用List,Set,Map等容器', '熟悉JVM'] },
        { skills: ['MySQL'] },
      ],
    },
  ],
  [
    'a list of skills under the name of one',
    { skills: { item: [{ summary: 'Go', description: ['会Go，写过API', '熟悉gRPC'] }] } },
    { skillGroups: [{ title: 'Go', skills: ['会Go，写过API', '熟悉gRPC'] }] },
  ],
  [
    'a resume in each of its languages, under their name',
    {
      person: { ...basics, email: 'v@example.org' },
      languages: {
        en: { html_lang: 'en', summary: 'I cook soups every day.', experience: job },
        sv: { html_lang: 'sv', summary: 'Jag lagar soppor varje dag.', experience: job },
      },
    },
    { languages: [], profile: { ...basics, intro: 'I cook soups every day.' }, experiences: [job] },
  ],
  [
    'certificates of languages, which are no translations',
    {
      ...basics,
      languages: {
        de: { level: 'C1', certificates: [{ name: 'Elm Test' }] },
        fr: { level: 'B2', note: 'I lived in Lyon for two years.' },
      },
    },
    { languages: [{ level: 'C1' }, { level: 'B2' }] },
  ],
  [
    'levels by languages, which are no translations',
    { ...basics, languageSkills: { English: { level: 'C1' }, Spanish: { level: 'B2' } } },
    {
      languages: [
        { name: 'English', level: 'C1' },
        { name: 'Spanish', level: 'B2' },
      ],
    },
  ],
  [
    'a description below a heading',
    { ...basics, about: { title: 'My way', description: 'I cook.' }, work: [job] },
    { profile: { intro: 'I cook.' } },
  ],
  [
    'a text by the words of its languages',
    {
      ...basics,
      about: { deutsch: 'Ich koche jeden Tag Suppen.', englisch: 'I cook soups every day.' },
      work: [job],
    },
    { profile: { intro: 'I cook soups every day.' } },
  ],
  [
    'titles called `name` with the company in the details, in each job of the list',
    {
      work: [
        { name: 'Software Engineer II', details: 'Fig Ltd', content: 'I cooked soups.' },
        { name: 'Game Programmer Intern', details: 'Behaviour Oak', location: 'Montreal, QC' },
      ],
    },
    {
      experiences: [
        { company: 'Fig Ltd', title: 'Software Engineer II', summary: 'I cooked soups.' },
        { company: 'Behaviour Oak', title: 'Game Programmer Intern', location: 'Montreal, QC' },
      ],
    },
  ],
  [
    'a title called `name`, beside details that may be anything',
    { work: [{ name: 'Software Engineer', details: 'Platform' }] },
    { experiences: [{ title: 'Software Engineer', summary: 'Platform' }] },
  ],
  [
    'projects under the name of jobs in Japanese',
    '職務経歴:\n- 名前: 在庫管理システムの開発\n  期間: 2018/04 - 2020/03\n  使用技術: [Go]\n- 名前: 会員サイトの構築\n  概要: 会員のサイトです。',
    {
      experiences: [],
      projects: [
        { title: '在庫管理システムの開発', createdAt: '2018-04', bulletpoints: ['Go'] },
        { title: '会員サイトの構築', description: '会員のサイトです。' },
      ],
    },
  ],
  [
    'a job with projects, which are no jobs',
    '職務経歴:\n- 会社: 株式会社イチジク\n  役職: 課長\n  プロジェクト:\n  - {名前: 会員サイトの構築, 役割: プログラマ, 期間: 2020/04 - 2022/03}',
    {
      experiences: [{ company: '株式会社イチジク', title: '課長' }],
      projects: [{ title: '会員サイトの構築', createdAt: '2020-04', footer: 'プログラマ, 株式会社イチジク' }],
    },
  ],
  [
    'awards by their years, and lists of open source',
    {
      ...basics,
      awards: [{ year: 2023, items: ['Best paper', { title: 'Travel grant', awarder: 'Elm' }] }],
      oss: { title: 'OSS', contributions: [{ title: 'Radar', link: 'https://github.com/vera/radar' }] },
    },
    {
      awards: [
        { title: 'Best paper', date: '2023' },
        { title: 'Travel grant', date: '2023', issuer: 'Elm' },
      ],
      projects: [{ title: 'Radar', github_link: 'https://github.com/vera/radar' }],
    },
  ],
  [
    'accounts in any group',
    {
      ...basics,
      work: [job],
      footer: { note: 'Thanks', socialLinks: { linkedin: 'https://www.linkedin.com/in/vera' } },
      hero: { socialProfiles: [{ network: 'GitHub', username: 'vera' }] },
    },
    { profile: { links: ['https://www.linkedin.com/in/vera', 'https://github.com/vera'] } },
  ],
  [
    'rows of Japanese resumes, of which two are one entry',
    `学歴:
- {year: 2007, month: 4, value: イチジク高校 入学}
- {year: 2010, month: 3, value: 同 卒業}
職歴:
- {year: 2014, month: 12, value: 株式会社イチジク 入社}
- {year: 2017, month: 4, value: 株式会社イチジク 退職}
- {year: 2017, month: 5, value: 株式会社クルミ 入社}
- {value: 現在に至る, year: 2020}`,
    {
      education: [{ institution: 'イチジク高校', startDate: 'Apr 2007', endDate: 'Mar 2010' }],
      experiences: [
        { company: '株式会社イチジク', startDate: 'Dec 2014', endDate: 'Apr 2017' },
        { company: '株式会社クルミ', startDate: 'May 2017', endDate: 'Present' },
      ],
    },
  ],
  [
    'titles of groups of skills, with a colon or with a text for the list',
    {
      skills: [
        { title: 'Programming Languages:', text: ['Go', 'Rust'] },
        { title: 'Tools', text: 'Git, Docker' },
        { title: 'Databases', text: 'MySQL' },
      ],
    },
    {
      skillGroups: [
        { title: 'Programming Languages', skills: ['Go', 'Rust'] },
        { title: 'Tools', skills: ['Git', 'Docker'] },
        { title: 'Databases', skills: ['MySQL'] },
      ],
    },
  ],
  [
    'spoken languages among skills, and levels that recur',
    {
      skills: [
        { name: 'Languages', keywords: ['French (native)', 'English'] },
        { name: 'Programming Languages', keywords: ['Go', 'Rust'] },
      ],
      competences: {
        langues: [{ langue: 'Allemand', niveau: 'B2' }],
        cuisine: { Pain: 'dobry', Soupe: 'dobry', Gâteau: 'biegły', Thé: 'dobry' },
      },
    },
    {
      languages: [
        { name: 'French', level: 'native' },
        { name: 'English' },
        { name: 'Allemand', level: 'B2' },
      ],
      skillGroups: [
        { title: 'Programming Languages', skills: ['Go', 'Rust'] },
        { title: 'Cuisine', skills: ['Pain', 'Soupe', 'Gâteau', 'Thé'] },
      ],
    },
  ],
  [
    'schools in titles',
    {
      education: [
        { title: 'Elm', degree: 'BSc', field: 'Physics' },
        { title: 'Oak', area: 'Logic' },
      ],
      work: [job],
    },
    {
      education: [
        { institution: 'Elm', degree: 'BSc Physics' },
        { institution: 'Oak', degree: 'Logic' },
      ],
    },
  ],
  [
    'schools in titles by their words, and degrees in titles beside a subject',
    {
      schools: [{ title: 'University of Elm' }, { title: 'Oak College' }],
      studies: [{ title: 'Master of Arts', area: 'Logic' }],
    },
    {
      education: [
        { institution: 'University of Elm' },
        { institution: 'Oak College' },
        { degree: 'Master of Arts Logic' },
      ],
    },
  ],
  [
    'names that are links, LaTeX, and a tag that is never closed',
    {
      work: [
        {
          company: '[Fig Ltd](https://fig.example.org)',
          title: 'Cook',
          summary: 'Wrote C\\# and \\textbf{Go}, see \\href{https://a.example.org}{this}.',
          highlights: ["Won <a href='https://b.example.org' target='_blank'>a prize in 2014."],
        },
      ],
    },
    {
      experiences: [
        {
          ...job,
          link: 'https://fig.example.org',
          summary: 'Wrote C# and Go, see this (https://a.example.org).',
          responsibilities: ['Won a prize in 2014. (https://b.example.org)'],
        },
      ],
    },
  ],
  [
    'lines of a list of which one has two sentences, and a list of techniques over two lines',
    {
      work: [
        {
          ...job,
          summary: 'Improved the kitchen\nAdded a new oven. It used gas\nBuilt tools for other cooks',
        },
        { company: 'Oak', summary: 'Built it.\nTechnologies: Go, Test\nKitchen, Docker' },
      ],
    },
    {
      experiences: [
        {
          responsibilities: [
            'Improved the kitchen',
            'Added a new oven. It used gas',
            'Built tools for other cooks',
          ],
        },
        { summary: 'Built it.', stack: ['Go', 'Test Kitchen', 'Docker'] },
      ],
    },
  ],
  [
    'a list between stars on one line',
    { work: [{ ...job, summary: 'Total team: 50+ * Led the team * Sold pots' }] },
    { experiences: [{ summary: 'Total team: 50+', responsibilities: ['Led the team', 'Sold pots'] }] },
  ],
  [
    'an expected end, and a date of LinkedIn with its expiry',
    {
      education: [{ institution: 'Elm', date: 'Exp. 2026' }],
      certificates: [{ name: 'CKA', date: 'Issued May 2022 · Expires May 2025' }],
    },
    { education: [{ endDate: '2026' }], certifications: [{ date: 'May 2022' }] },
  ],
  [
    'names of fields in Portuguese, Chinese, Korean and Russian',
    '姓名: 李文\n工作经历:\n- 公司: 某公司\n  职位: 工程师\n경력:\n- 회사: 가나\nопыт работы:\n- компания: Вектор\natividades: []',
    {
      profile: { name: '李文' },
      experiences: [{ company: '某公司', title: '工程师' }, { company: '가나' }, { company: 'Вектор' }],
    },
  ],
  [
    'parts under a heading, whose list has any name',
    {
      ...basics,
      experience: { title: 'Where I cooked', caption: 'Ten years of it.', roles: [job] },
      education: { title: 'My way', schools: ['BSc in Physics, Elm College'] },
      about: { title: 'Who I am', paragraphs: ['I cook soups.', 'I live by the sea.'] },
    },
    {
      profile: { intro: 'I cook soups.', about: ['I live by the sea.'] },
      experiences: [job],
      education: [{ degree: 'BSc in Physics, Elm College' }],
    },
  ],
  [
    'a first name beside a name that is the last one',
    { prenom: 'Vera', nom: 'Lind', work: [job] },
    { profile: { name: 'Vera Lind' } },
  ],
  [
    'a complete name beside its parts in another script',
    { name: '林薇拉', firstName: 'vera', lastName: 'lind', work: [job] },
    { profile: { name: '林薇拉' } },
  ],
  [
    'the person beside labels of a page, and beside a list of one project',
    {
      labels: { name: 'Nombre', email: 'E-mail' },
      owner: { ...basics, headline: 'Cook' },
      repos: [{ name: 'radar', title: 'Radar', description: 'Rain.', github: 'vera/radar' }],
    },
    { profile: { name: 'Vera Lind', title: 'Cook' }, projects: [{ title: 'Radar' }] },
  ],
  [
    'a list of entries of several kinds',
    [
      { type: 'job', title: 'Cook', company: 'Fig Ltd' },
      { school: 'Elm', degree: 'BSc' },
      { name: 'Radar', description: 'Rain.', github: 'vera/radar' },
      { name: 'Vera Lind', email: 'v@example.org' },
    ],
    {
      profile: { name: 'Vera Lind' },
      experiences: [job],
      education: [{ institution: 'Elm' }],
      projects: [{ title: 'Radar' }],
    },
  ],
  [
    'a list of one resume',
    [{ name: 'Vera Lind', email: 'v@example.org', experiences: [job] }],
    { profile: { name: 'Vera Lind' }, experiences: [job] },
  ],
  [
    'sections by their labels',
    { ...basics, sections: [{ label: 'Work Experience', entries: [job] }] },
    { experiences: [job] },
  ],
  [
    'techniques of a job under a name that is not known',
    { work: [{ ...job, experience: 'Angular, Java, Spring' }] },
    { experiences: [{ ...job, stack: ['Angular', 'Java', 'Spring'] }] },
  ],
  [
    'a list of sections, of which one is a text',
    [
      {
        type: 'list',
        title: 'Internships',
        items: [{ title: 'Cook', description: 'Soups.', period: '2011' }],
      },
      { type: 'paragraph', title: 'Cooking', text: 'I cook soups.' },
    ],
    { experiences: [{ title: 'Cook', startDate: '2011', summary: 'Soups.' }] },
  ],
  [
    'programming languages with levels',
    { ...basics, languages: [{ name: 'Python', level: 90 }, { name: 'C#' }] },
    { languages: [], skillGroups: [{ title: 'Languages', skills: ['Python', 'C#'] }] },
  ],
  [
    'links of which one is empty, accounts that are groups, and a country beside the city',
    {
      ...basics,
      links: { email: 'v@example.org', facebook: null },
      github: { label: 'vera', url: 'https://github.com/vera' },
      city: 'Lyon',
      country: 'France',
    },
    { profile: { email: 'v@example.org', links: ['https://github.com/vera'], location: 'Lyon, France' } },
  ],
  [
    'a list of languages with the name of awards and another heading',
    {
      basics,
      headings: { awards: 'Idiomas' },
      awards: [{ title: 'Espanol', date: 'Nativo', awarder: '' }, { title: 'French' }],
    },
    { awards: [], languages: [{ name: 'Espanol', level: 'Nativo' }, { name: 'French' }] },
  ],
  [
    'the person in a group that could be a summary',
    { profil: { name: 'Vera Lind', description: 'I cook soups.' }, experiences: [job] },
    { profile: { name: 'Vera Lind', intro: 'I cook soups.' } },
  ],
  [
    'a list of known techniques with the name of jobs',
    { basics, technicalExperience: [{ name: 'Node.js', url: 'https://a.example.org' }, { name: 'C#' }] },
    { experiences: [], skillGroups: [{ skills: ['Node.js'] }, { skills: ['C#'] }] },
  ],
  [
    'names of fields that begin with the part',
    {
      avatar: { src: 'https://a.example.org/v.png', hidden: false },
      profile: basics,
      aboutme: { aboutme_desc: 'I cook soups.' },
      skillList: [{ skill_name: 'Go', skill_level: 80 }],
      awardList: [{ award_info: 'Best soup', award_time: '2016' }],
      educationList: [{ school: 'Elm', major: 'Physics', academic_degree: 'BSc' }],
    },
    {
      picture: 'https://a.example.org/v.png',
      profile: { name: 'Vera Lind', intro: 'I cook soups.' },
      skillGroups: [{ skills: ['Go'] }],
      awards: [{ title: 'Best soup', date: '2016' }],
      education: [{ institution: 'Elm', degree: 'BSc Physics' }],
    },
  ],
  [
    'schools called a company, terms in progress, links of awards, lectures, and links as dates',
    {
      education: [
        { company: 'Elm', title: 'Physics', term: { start: 'May 2018', end: 'May 2021', in_progress: true } },
      ],
      awards: [{ title: 'Prize', links: [{ label: 'Report', url: 'https://a.example.org' }] }],
      lectures: [{ title: 'Soups', period: '2017.08' }],
      projects: [{ name: 'Radar', date: '[github.com/vera/radar](https://github.com/vera/radar)' }],
    },
    {
      education: [{ institution: 'Elm', degree: 'Physics', startDate: 'May 2018', endDate: 'May 2021' }],
      awards: [{ title: 'Prize', link: 'https://a.example.org' }],
      talks: [{ title: 'Soups', date: 'Aug 2017' }],
      projects: [{ title: 'Radar', createdAt: undefined, github_link: 'https://github.com/vera/radar' }],
    },
  ],
  [
    'a name in Japanese letters, and languages and techniques in one list of skills',
    {
      name: { kanji: '林薇拉' },
      overview: 'I cook soups.',
      job_history: [{ name: 'Fig Ltd', description: 'Soups.', start_date: '2012-03', end_date: '2014-03' }],
      skill_set: [{ library: [{ name: 'React' }], natural_language: [{ name: 'English' }] }],
    },
    {
      profile: { name: '林薇拉', intro: 'I cook soups.' },
      experiences: [{ company: 'Fig Ltd', startDate: 'Mar 2012', endDate: 'Mar 2014', summary: 'Soups.' }],
      languages: [{ name: 'English' }],
      skillGroups: [{ title: 'Library', skills: ['React'] }],
    },
  ],
  [
    'parts in the singular and with numbers, and a company that is a group',
    {
      certificate: [{ name: 'CKA' }],
      award: [{ title: 'Prize' }],
      experience1: { company: { name: 'Fig Ltd', url: 'https://fig.example.org' }, role: 'Cook' },
      experience2: { company: 'Oak', role: 'Cook' },
    },
    {
      certifications: [{ name: 'CKA' }],
      awards: [{ title: 'Prize' }],
      experiences: [{ ...job, link: 'https://fig.example.org' }, { company: 'Oak' }],
    },
  ],
  [
    'dates of YAML with their type',
    'work:\n- company: Fig Ltd\n  start: !!timestamp 2012-03-01',
    { experiences: [{ startDate: 'Mar 2012' }] },
  ],
  [
    'names with a link behind them or behind words in brackets',
    {
      work: [
        {
          ...job,
          name: undefined,
          company: '[Fig Ltd](https://fig.example.org) ([Code](https://fig.example.org/c))',
        },
      ],
      projects: [{ name: 'Radar ([Repository](https://github.com/vera/radar))' }],
    },
    {
      experiences: [{ company: 'Fig Ltd (Code)', link: 'https://fig.example.org' }],
      projects: [{ title: 'Radar (Repository)', github_link: 'https://github.com/vera/radar' }],
    },
  ],
  [
    'entries whose keys are their periods, years or numbers',
    {
      work: [{ '2018.1-2018.6': null, ...job }, { '2019 - present': { ...job, title: 'Baker' } }],
      education: [{ '2012-2016': 'Elm College', '2016-2018': 'Oak School' }],
      awards: { 2019: 'Prize', 2020: 'Medal' },
      certifications: { '1.-': 'CKA', '2.-': 'DP' },
    },
    {
      experiences: [
        { ...job, startDate: 'Jan 2018', endDate: 'Jun 2018' },
        { ...job, title: 'Baker', startDate: '2019', endDate: 'Present' },
      ],
      education: [
        { institution: 'Elm College', startDate: '2012', endDate: '2016' },
        { institution: 'Oak School', startDate: '2016', endDate: '2018' },
      ],
      awards: [
        { title: 'Prize', date: '2019' },
        { title: 'Medal', date: '2020' },
      ],
      certifications: [{ name: 'CKA' }, { name: 'DP' }],
    },
  ],
  [
    'a place beside the city where it is, and jobs below names that jobs have nowhere else',
    {
      work: [
        { at: 'Fig Ltd', where: 'Ash Town', job: 'Cook', when: '2018 - ahora' },
        { company: 'Oak', rows: [{ role: 'Baker', from: '2015-01', to: '2016-02', items: ['Bread'] }] },
      ],
      employeers: [{ employer: 'Elm', roles: [{ title: 'Waiter', start: '2010', end: '2011' }] }],
      education: [{ at: 'Elm College', where: 'Ash Town', degree: 'None', area: 'Physics' }],
    },
    {
      experiences: [
        { ...job, location: 'Ash Town', startDate: '2018', endDate: 'Present' },
        {
          company: 'Oak',
          title: 'Baker',
          startDate: 'Jan 2015',
          endDate: 'Feb 2016',
          responsibilities: ['Bread'],
        },
        { company: 'Elm', title: 'Waiter', startDate: '2010', endDate: '2011' },
      ],
      education: [{ institution: 'Elm College', degree: 'Physics' }],
    },
  ],
  [
    'a person in the hero of a page, with skills and accounts of any network',
    {
      hero: {
        name: 'Vera Lind',
        intro: 'I cook.',
        mail: 'vera@example.org',
        codepen: 'https://codepen.io/vera',
        skills: ['Go', 'React'],
      },
      $schema: 'https://schema.example.org/v1.json',
      profile_summary: 'I like soups.',
      urls: [{ url: 'www.linkedin.com/in/vera', name: 'linkedin' }],
      work: [job],
    },
    {
      profile: {
        name: 'Vera Lind',
        email: 'vera@example.org',
        intro: 'I like soups.',
        about: ['I cook.'],
        links: ['https://www.linkedin.com/in/vera', { href: 'https://codepen.io/vera', label: 'codepen' }],
      },
      skillGroups: [{ skills: ['Go'] }, { skills: ['React'] }],
    },
  ],
  [
    'groups of skills below a heading, with titles and lists of any names',
    {
      skills: {
        title: 'Skills',
        points: [
          { title: 'Web', text: 'React, CSS, jQuery' },
          { skill: 'Learning', text: 'Deep learning, mixed integer programming' },
          { domain: 'Shell', keywords: ['Bash', 'Git'] },
          { title: 'Languages', text: 'French (fluent, first language), English (TOEIC: 945/990)' },
        ],
      },
      languages: [{ skill: 'German', description: 'Native' }],
    },
    {
      skillGroups: [
        { title: 'Web', skills: ['React', 'CSS', 'jQuery'] },
        { title: 'Learning', skills: ['Deep learning', 'mixed integer programming'] },
        { title: 'Shell', skills: ['Bash', 'Git'] },
      ],
      languages: [
        { name: 'French', level: 'fluent, first language' },
        { name: 'English', level: 'TOEIC: 945/990' },
        { name: 'German', level: 'Native' },
      ],
    },
  ],
  [
    'skills in keys, in the words of the owner, below a title',
    { skills: { backend: { php: {}, nodeJs: { websocket: 'socket.io' }, 'C#': {} }, tools: ['Git'] } },
    {
      skillGroups: [
        { title: 'Backend', skills: ['php'] },
        { title: 'Backend', skills: ['nodeJs'] },
        { title: 'Websocket', skills: ['socket.io'] },
        { title: 'Backend', skills: ['C#'] },
        { title: 'Tools', skills: ['Git'] },
      ],
    },
  ],
  [
    'quoted texts of YAML that go on at the margin',
    'work:\n  - company: Fig Ltd\n    summary: "We cook\nand bake."\n    note: \'\n    Soups\n    \'\n    title: Cook',
    { experiences: [{ ...job, summary: 'We cook and bake.' }] },
  ],
  [
    'lists and links of LaTeX, and the place of a job beside its location',
    {
      work: [
        {
          place: 'Fig Labs (Ash, UK)',
          location: 'Ash Town',
          title: 'Cook',
          details:
            '\\begin{itemize} \\item Cut costs \\item Baked \\darkhref{https://b.example.org}{bread} \\end{itemize}',
        },
      ],
      projects: [
        { title: '\\darkhref{https://github.com/vera/radar}{Radar}', descr: '\\item A map of soups' },
      ],
      skills: [{ section_name: 'Web', list: [{ name: 'React' }, { name: 'CSS' }] }],
    },
    {
      experiences: [
        {
          company: 'Fig Labs (Ash, UK)',
          location: 'Ash Town',
          responsibilities: ['Cut costs', 'Baked bread (https://b.example.org)'],
        },
      ],
      projects: [
        { title: 'Radar', github_link: 'https://github.com/vera/radar', bulletpoints: ['A map of soups'] },
      ],
      skillGroups: [{ title: 'Web', skills: ['React', 'CSS'] }],
    },
  ],
  [
    'points and facts as labels with values, and names of fields in Chinese and Portuguese',
    {
      基本信息: {
        姓名: '林',
        自我描述: '我喜欢汤。',
        业余爱好: ['音乐'],
        联系方式: [{ email: 'lin@example.org' }],
      },
      historico_profissional: [
        {
          empresa: 'Fig Ltd',
          cargo: 'Cook',
          atuacao: 'Soups',
          highlights: [{ label: 'Result', value: 'Less salt' }],
        },
      ],
    },
    {
      profile: { name: '林', intro: '我喜欢汤。', interests: ['音乐'], email: 'lin@example.org' },
      experiences: [{ ...job, summary: 'Soups', responsibilities: ['Result: Less salt'] }],
    },
  ],
])('%s, are read as they are meant [O10]', (_, resume, content) => {
  expect(read(resume)).toMatchObject(content)
})

// Nothing is invented: the text is in no part of the content, and a note shows it.
test.each<[what: string, resume: object | string, text: string]>([
  ['headings of a page', { basics, headings: { work: 'Jobs', awards: 'Prizes' } }, 'Jobs'],
  [
    'texts of a page',
    { basics, sections: { projects: { eyebrow: 'Selected', title: 'Built for life' } } },
    'Built for life',
  ],
  [
    'entries that the owner hides',
    {
      basics,
      projects: [
        { name: 'Draft one', draft: true },
        { name: 'Off', enabled: false },
      ],
    },
    'Draft one',
  ],
  [
    'rows that are not certainly one entry',
    {
      ...basics,
      work: [
        { year: 2014, value: '株式会社イチジク 入社' },
        { year: 2017, value: '一身上の都合により 退職' },
      ],
    },
    '株式会社イチジク',
  ],
  [
    'conferences under the name of open source',
    { basics, oss: { title: 'Conference', contributions: [{ title: 'Meeting of Oak' }] } },
    'Meeting of Oak',
  ],
  ['words under technical names', { basics, work: [{ ...job, meta: ['Remote'] }] }, 'Remote'],
  [
    'a label without its address',
    { basics, work: [{ ...job, website: { url: '', label: 'Docker' } }] },
    'Docker',
  ],
  [
    'classes and texts of pictures',
    {
      basics,
      projects: [
        { name: 'Radar', look: 'col-md-6 col-lg-4 mb-4 web card', coverText: 'A screenshot of rain on maps' },
      ],
    },
    'col-md-6 col-lg-4',
  ],
  ['the title of the document', { basics: { ...basics, label: 'Curriculum vitae' } }, 'Curriculum vitae'],
  ['a label under the name of a part', { basics, experience: 'Experience' }, 'Experience'],
  ['prose under the name of a part', { basics, experience: 'I cooked. I baked.' }, 'I cooked'],
  ['the title of a page', { basics, home: { title: 'Welcome in', work: [job] } }, 'Welcome in'],
  ['a heading beside the name of the person', { ...basics, title: 'About Me', work: [job] }, 'About Me'],
  [
    'a heading in the entry of a part',
    { basics, work: [{ ...job, title: 'Professional Experience', role: 'Cook' }] },
    'Professional Experience',
  ],
  ['a list below a name of the person', { basics, personal: [{ a: 'Moss' }, { a: 'Fern' }] }, 'Moss'],
  ['languages of a site', { basics, site: { languages: ['en', 'fr'] } }, '"fr"'],
  ['the language of a file', { basics, languages: 'de-AT' }, 'de-AT'],
  [
    'settings of a list of publications',
    { basics, all_publications: { name: 'Vera L.', file: 'all.bib', sort_bib: true } },
    'Vera L.',
  ],
  [
    'headings of the skills on a page',
    { basics, ui: { sections: { skills: { eyebrow: 'Core', title: 'Skills and methods' } } } },
    'Skills and methods',
  ],
  [
    'tags beside a list of techniques',
    {
      work: [{ ...job, tags: ['core'], technologiesUsed: ['Go'] }],
      projects: [{ name: 'Radar', tags: ['core'], tech: ['Go'] }],
      skills: [{ group: 'Languages', tags: ['core'], items: ['Go', 'Rust'] }],
    },
    'core',
  ],
  [
    'the number of a certificate',
    { basics, certifications: [{ name: 'Soups', id: '10050692' }] },
    'no place on the site (1):\n    certifications.id: "10050692"',
  ],
  [
    'the number of a publication',
    { basics, publications: [{ title: 'Soups', id: 'arXiv:2401.1' }] },
    'publications.id: "arXiv:2401.1"',
  ],
  [
    'the number of a certificate under a longer name',
    { basics, certifications: [{ title: 'Soups', credentialId: '3f2a1b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b' }] },
    '3f2a1b4c',
  ],
  [
    'the title of a profession without jobs',
    { basics, professional: { title: 'Head of soups', from: '2019', awards: [] } },
    'Head of soups',
  ],
  ['industries, which are not jobs', { basics, industry: ['Soups', 'Stews'] }, 'Stews'],
  [
    'the heading of a description',
    { basics: { ...basics, about: { title: 'My way', description: 'I cook.' } } },
    'My way',
  ],
  ['the heading of a text', { ...basics, work: [job], about: { title: 'My way' } }, 'My way'],
  [
    'a skill that `meta` hides',
    { basics, skills: ['Go', { name: 'Soup', meta: { display: false } }] },
    'Soup',
  ],
  [
    'a skill that is hidden by its name',
    { basics, skills: { Go: 'good', Soup: { display: false } } },
    'Soup',
  ],
  ['a picture in several sizes', { basics: { ...basics, image: { small: '/small.jpg' } } }, 'small.jpg'],
  [
    'a text that is another mail address',
    { basics, contact: [{ text: 'a@example.org', href: 'mailto:b@example.org' }] },
    'a@example.org',
  ],
  [
    'long names of departments',
    {
      work: [{ ...job, department: 'Research and Development for Smart Soups' }],
      education: [{ institution: 'Elm', department: 'School of Art. Department of Soups and Stews.' }],
    },
    'School of Art',
  ],
  [
    'the description of a schema',
    { $schema: 'https://s.example.org', type: 'object', description: 'A resume of a person.', basics },
    'A resume of a person.',
  ],
  [
    'texts for LaTeX',
    { work: [{ ...job, tex_comment: 'This is the long entry of the kitchen.' }] },
    'This is the long entry',
  ],
  [
    'long names under a name that is not known',
    {
      work: [
        {
          ...job,
          patron: 'Society for Hot Soups of Elmstadt',
          guests: ['Bank of Elm', 'Society for Hot Soups'],
        },
      ],
    },
    'Society for Hot Soups',
  ],
  [
    'labels of links',
    { basics, awards: [{ title: 'Prize', links: [{ label: 'Report', url: 'https://a.example.org' }] }] },
    'Report',
  ],
  ['a street', { basics: { ...basics, location: { address: 'High Street, London' } } }, 'High Street'],
  [
    'an address beside a city',
    { basics: { ...basics, location: { address: 'no fixed abode', city: 'Bonn', countryCode: 'DE' } } },
    'private (1):\n    basics.location.address: "no fixed abode"',
  ],
  [
    'a street without a number',
    { basics: { ...basics, location: { address: 'Am Alten Markt', countryCode: 'DE' } } },
    'private (1):\n    basics.location.address: "Am Alten Markt"',
  ],
  [
    'a street with the name of its country',
    { basics: { ...basics, location: { address: 'Königsallee, Germany' } } },
    'private (1):\n    basics.location.address: "Königsallee, Germany"',
  ],
  [
    'a street and a postcode under other names',
    { basics: { ...basics, location: { road: '3 Elm Lane', code: '04100', city: 'Bonn' } } },
    'private (2):\n    basics.location.road: "3 Elm Lane"\n    basics.location.code: "04100"',
  ],
  [
    'fields of `meta` that are not about the file',
    { basics, meta: { theme: 'oak', version: 'v1', custom: { exhibitions: [{ name: 'Boats' }] } } },
    'unknown field (1):\n    meta.custom: {"exhibitions":[{"name":"Boats"}]}',
  ],
  [
    'a line below JSON',
    '{"basics":{"name":"Vera Lind"}}\n- [ ]\n',
    'unknown field (1):\n    body: "- [ ]\\n"',
  ],
  [
    'projects without a name',
    { basics, projects: [{ description: 'Shows rain.' }] },
    'its name is missing (1):\n    projects 1: {"description":"Shows rain."}',
  ],
  [
    'further links of a project',
    {
      projects: [{ name: 'Radar', url: 'https://r.example.org', links: [{ url: 'https://s.example.org/' }] }],
    },
    'another website (1):\n    projects.links: "https://s.example.org/"',
  ],
  [
    'a part of a place',
    { work: [{ ...job, location: 'ER2' }] },
    'not understood (1):\n    work.location: "ER2"',
  ],
])('%s are no facts, and are listed [O10]', (_, resume, text) => {
  const { notes: _notes, source: _source, ...content } = read(resume)
  expect(JSON.stringify(content)).not.toContain(text)
  expect(notesOf(resume)).toContain(text)
})

test('a resume in several languages is read in the wanted one, and the others are listed [O10]', () => {
  const resume = {
    francais: { nom: 'Vera Lind', expérience: [{ entreprise: 'Fig Ltd', poste: 'Cuisinière' }] },
    español: { nombre: 'Vera Lind', experiencia: [{ empresa: 'Fig Ltd', puesto: 'Cocinera' }] },
  }
  expect(importResume('r.json', resume, [], 'es').experiences).toEqual([
    { company: 'Fig Ltd', title: 'Cocinera' },
  ])
  expect(read(resume).experiences).toEqual([{ company: 'Fig Ltd', title: 'Cuisinière' }])
  expect(notesOf(resume)).toMatch(
    /^r\.json: not imported, it is in another language \(1\):\n {4}español: .*Cocinera/,
  )
})

test('names and levels of languages in several languages are read in one, unlike levels by language [O10]', () => {
  const several = {
    basics: { ...basics, label: { fr: 'Cuisinière', en: 'Cook' } },
    languages: [
      { name: { fr: 'Français', en: 'French' }, level: { fr: 'Langue maternelle', en: 'Native' } },
      { name: 'German', level: { fr: 'Bon', en: 'Good' } },
    ],
  }
  const inEnglish = [
    { name: 'French', level: 'Native' },
    { name: 'German', level: 'Good' },
  ]
  expect(read(several).languages).toEqual(inEnglish)
  expect(read({ ...several, meta: { default_lang: 'fr' } })).toMatchObject({
    profile: { title: 'Cuisinière' },
    languages: [
      { name: 'Français', level: 'Langue maternelle' },
      { name: 'German', level: 'Bon' },
    ],
  })
  const byLanguage = [
    { name: 'French', level: 'C1' },
    { name: 'English', level: 'native' },
  ]
  const levels = { fr: 'C1', en: 'native' }
  for (const languages of [levels, [levels], { title: 'Languages', items: levels }])
    expect(read({ basics, languages }).languages).toEqual(byLanguage)
})

test.each<[what: string, text: string, responsibilities: string[], summary?: string]>([
  [
    'a line without a mark belongs to the point above it',
    '- Built the booking page\n(React / Node), with end-to-end tests\n- Automated all of the invoices\nOak Street and Elm Street send each month\n- Sold it',
    [
      'Built the booking page (React / Node), with end-to-end tests',
      'Automated all of the invoices Oak Street and Elm Street send each month',
      'Sold it',
    ],
  ],
  ['two hyphens are a mark', '- Wrote Radar\n-- Shown at Oak', ['Wrote Radar', 'Shown at Oak']],
  ['a hyphen before a word is a mark', '-Designed pots\n-Sold pots', ['Designed pots', 'Sold pots']],
  ['one hyphen among lines is not a mark', 'Sold pots\n-Xmx was too low', ['Sold pots', '-Xmx was too low']],
  [
    'a star at the start and between spaces is a mark',
    '* Mentoring kids: Scratch etc * Motivation - via games * designing',
    ['Mentoring kids: Scratch etc', 'Motivation - via games', 'designing'],
  ],
  [
    'stars in a sentence are uncertain',
    'Made boats.  * drawings * hulls * sails  Built in wood.',
    [],
    'Made boats. * drawings * hulls * sails Built in wood.',
  ],
  [
    'replaced objects of LinkedIn are marks',
    '\ufffcPerl development \ufffcMaintenance of wikis \ufffcKept on a server',
    ['Perl development', 'Maintenance of wikis', 'Kept on a server'],
  ],
  ['one replaced object is not a mark', 'I made \ufffc pots.', [], 'I made pots.'],
  [
    'the heading of the only list is part of the summary',
    'A maker of products.\nKey duties:\n- Technical: Took part.\n- Software: Built tools.',
    ['Technical: Took part.', 'Software: Built tools.'],
    'A maker of products. Key duties:',
  ],
  [
    'paragraphs that end as sentences or with an address are no list',
    'Counts points for tennis\nHelps you in a match.\n\nSite: http://r.example.org',
    [],
    'Counts points for tennis. Helps you in a match. Site: http://r.example.org',
  ],
  ['lines without a paragraph break are a list', 'Sold pots.\nMade pots.', ['Sold pots.', 'Made pots.']],
])('in the text of a job %s [O10]', (_, text, responsibilities, summary = '') => {
  const found = read({ basics, work: [{ ...job, summary: text }] }).experiences[0]
  expect([found?.responsibilities ?? [], found?.summary ?? '']).toEqual([responsibilities, summary])
})

test('technical fields of a group are not imported as skills [O10]', () => {
  const skills = [{ name: 'Go', keywords: ['Gin'], meta: { icon: '', display: true } }]
  expect(read({ basics, skills }).skillGroups).toEqual([{ title: 'Go', skills: ['Gin'] }])
})

test.each(['7', 'cert-2', '3f2a1b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b', 'clx0a1b2c3d4e5f6g7h8i9j0'])(
  'the technical id %s of a certificate needs no note [O10]',
  (id) => expect(notesOf({ basics, certifications: [{ id, name: 'Soups' }] })).toBe(''),
)

test('a value that is equal to an imported one needs no note', () => {
  const site = 'https://fig.example.org'
  expect(notesOf({ basics, work: [{ name: 'Fig', company: 'Fig', url: site, website: `${site}/` }] })).toBe(
    '',
  )
  expect(notesOf({ basics, education: [{ institution: 'Elm', score: '4', scale: '4' }] })).toContain('scale')
})

test('the only date of a degree is its end', () => {
  const schools = [
    { title: 'BSc', date: 2017 },
    { institution: 'Elm', years: '2018' },
  ]
  expect(read({ basics, educations: schools }).education).toEqual([
    { degree: 'BSc', endDate: '2017' },
    { institution: 'Elm', endDate: '2018' },
  ])
})

test('a date with a time of day and its zone is complete', () => {
  const resume = { basics, work: [{ ...job, startDate: '28 Aug 2014 00:00:00 GMT' }] }
  expect(read(resume)).toMatchObject({ experiences: [{ startDate: 'Aug 2014' }] })
  expect(notesOf(resume)).toBe('')
})

test('an entry that is not understood is listed once', () => {
  expect(notesOf({ basics, work: [{ salaryBand: 'A7' }] })).toBe(
    'r.json: not imported, not understood (1):\n    work 1: {"salaryBand":"A7"}',
  )
})

test('broken JSON names the line of its fault', () => {
  expect(() => parseResume('r.json', '{\n "name": "V",\n "work": [],\n ],\n}')).toThrow(
    'is not valid JSON: Expected double-quoted property name (line 4)',
  )
})
