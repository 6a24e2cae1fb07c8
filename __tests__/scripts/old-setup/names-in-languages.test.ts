import { notesOf, read } from '@/__tests__/support/resumes'

jest.mock('@/content/words', () => jest.requireActual('@/__tests__/support/english-words').englishWords())

test.each<[fields: object, name: string]>([
  [{ nombre: 'Ana Rosa', apellidos: 'Peña' }, 'Ana Rosa Peña'],
  [{ nombre: 'Ana Rosa', apellido: 'Peña' }, 'Ana Rosa Peña'],
  [{ nombre: 'Ana Rosa Peña', apellidos: 'PEÑA' }, 'Ana Rosa Peña'],
  [{ nombre: 'Ana Peña', apellidos: 'Peña Ruiz' }, 'Ana Peña'],
  [{ datos_personales: { nombre: 'Ana Rosa', apellidos: 'Peña' } }, 'Ana Rosa Peña'],
  [{ nome: 'Pia Lea', cognome: 'Rossi' }, 'Pia Lea Rossi'],
  [{ nome: 'Rui Luís', sobrenome: 'Lima' }, 'Rui Luís Lima'],
  [{ nome: 'Rui Luís', apelido: 'Lima' }, 'Rui Luís Lima'],
  [{ imię: 'Ewa Anna', nazwisko: 'Lis' }, 'Ewa Anna Lis'],
  [{ voornaam: 'Jan Piet', achternaam: 'de Boom' }, 'Jan Piet de Boom'],
  [{ naam: 'de Boom', voornaam: 'Jan Piet' }, 'Jan Piet de Boom'],
  [{ имя: 'Вера Анна', фамилия: 'Липа' }, 'Вера Анна Липа'],
  [{ nom: 'de la Lande', prénom: 'Luc' }, 'Luc de la Lande'],
  [{ nom: 'Lind', prenom: 'Vera' }, 'Vera Lind'],
  [{ Name: 'von der Linde', Vorname: 'Vera' }, 'Vera von der Linde'],
  [{ ad: 'Ayşe Nur', soyad: 'Ak' }, 'Ayşe Nur Ak'],
  [{ förnamn: 'Eva', efternamn: 'Lind' }, 'Eva Lind'],
  [{ שם: 'נועה', 'שם משפחה': 'לוי' }, 'נועה לוי'],
  [{ 姓: '山田', 名: '桜' }, '山田桜'],
  [{ 姓: '林', 名: '薇拉' }, '林薇拉'],
  [{ 姓名: '林薇拉' }, '林薇拉'],
  [{ 성: '김', 이름: '보라' }, '김보라'],
  [{ name: 'Vera Lind', lastName: 'Moss' }, 'Vera Lind'],
  [{ name: '林薇拉', firstName: 'vera', lastName: 'lind' }, '林薇拉'],
])('the parts of a name in %j are %s [O10]', (fields, name) => {
  expect(read({ ...fields, email: 'v@example.org' }).profile.name).toBe(name)
})

test.each(['Weiterbildung', 'weiterbildungen', 'fortbildung', 'Курсы', '免許・資格'])(
  'the part %s has certificates',
  (part) => {
    expect(read({ name: 'V', [part]: [{ name: 'CKA' }] }).certifications).toEqual([{ name: 'CKA' }])
  },
)

test.each([
  [
    'Norwegian',
    'erfaring',
    'bedrift',
    'stilling',
    'startdato',
    'sluttdato',
    'utdanning',
    'skole',
    'kompetanse',
  ],
  [
    'Danish',
    'erhvervserfaring',
    'virksomhed',
    'stilling',
    'startdato',
    'slutdato',
    'uddannelse',
    'skole',
    'kompetencer',
  ],
  ['Finnish', 'työkokemus', 'yritys', 'nimike', 'alku', 'loppu', 'koulutus', 'oppilaitos', 'taidot'],
  ['Hungarian', 'munkatapasztalat', 'cég', 'beosztás', 'start', 'end', 'tanulmányok', 'egyetem', 'készségek'],
  ['Romanian', 'experiență', 'companie', 'funcție', 'start', 'end', 'educație', 'universitate', 'competențe'],
  ['Greek', 'εμπειρία', 'εταιρεία', 'θέση', 'start', 'end', 'εκπαίδευση', 'πανεπιστήμιο', 'δεξιότητες'],
  [
    'Indonesian',
    'pengalaman',
    'perusahaan',
    'jabatan',
    'start',
    'end',
    'pendidikan',
    'universitas',
    'keahlian',
  ],
  [
    'Polish',
    'doświadczenie',
    'firma',
    'stanowisko',
    'data_od',
    'data_do',
    'wykształcenie',
    'uczelnia',
    'umiejętności',
  ],
])('field names may be in %s [O10]', (_, work, company, title, start, end, studies, school, skills) => {
  const resume = {
    [work]: [{ [company]: 'Fig', [title]: 'Cook', [start]: '2019', [end]: '2021' }],
    [studies]: [{ [school]: 'Elm' }],
    [skills]: ['Go'],
  }
  expect(read(resume)).toMatchObject({
    experiences: [{ company: 'Fig', title: 'Cook', startDate: '2019', endDate: '2021' }],
    education: [{ institution: 'Elm' }],
    skillGroups: [{ skills: ['Go'] }],
    notes: [],
  })
})

test.each([
  ['vortraege', 'veroeffentlichungen', 'faehigkeiten', 'Persönliches'],
  ['Vorträge', 'Veröffentlichungen', 'Fähigkeiten', 'persoenliches'],
  ['vortrage', 'veroffentlichungen', 'fahigkeiten', 'PERSOENLICHES'],
])('letters with marks may be written in ASCII, as in %s [O10]', (talks, publications, skills, person) => {
  const resume = {
    [person]: { name: 'V', ort: 'Bern' },
    [talks]: [{ titel: 'A' }],
    [publications]: [{ titel: 'B' }],
    [skills]: ['Go'],
  }
  expect(read(resume)).toMatchObject({
    profile: { name: 'V', location: 'Bern' },
    talks: [{ title: 'A' }],
    publications: [{ title: 'B' }],
    skillGroups: [{ skills: ['Go'] }],
  })
  expect(read(resume).notes).toEqual([])
})

const url = 'https://v.example.org/a'
const code = 'https://github.com/vera/radar'

// Each field, with the names that people give it in the languages of the site and a few others.
test.each<[part: string, field: string, value: string, names: string]>([
  [
    'certificates',
    'issuer',
    'Oak',
    'anbieter entidad aussteller organismo entidade organisme émetteur wystawca verlener utfärdare veren кем_выдан видавець vydavatel 発行元 发证机构 발급기관 الجهة_المانحة מנפיק जारीकर्ता',
  ],
  [
    'talks',
    'event',
    'Oak',
    'veranstaltung evento konferenz conferencia événement wydarzenie мероприятие захід etkinlik akce evenemang 活动 イベント 행사 الفعالية אירוע आयोजन',
  ],
  ['talks', 'link', url, 'folien diapositivas slides diapositives слайды slajdy スライド 슬라이드 幻灯片'],
  [
    'publications',
    'publisher',
    'Oak',
    'verlag editorial éditeur editora editore uitgever wydawca издательство видавництво yayınevi förlag 出版社 출판사 الناشر כתב_עת प्रकाशक',
  ],
  [
    'education',
    'score',
    '1.4',
    'note abschlussnote nota nota_media mention voto moyenne cijfer ocena оценка оцінка ortalama známka betyg 成绩 成績 학점 المعدل ציון अंक',
  ],
  [
    'education',
    'degree',
    'Moss',
    'fach fachrichtung studienfach studiengang especialidad filière curso специализация kierunek_studiów bölüm ämne obor 专业 専攻 전공 التخصص חוג विषय',
  ],
  [
    'volunteering',
    'organization',
    'Oak',
    'organización organisation ente organizzazione organização organizacja организация організація kuruluş organizace 机构 団体 단체 المنظمة ארגון संगठन verein',
  ],
  [
    'projects',
    'github_link',
    code,
    'repositorio dépôt quellcode code repo репозиторий repozytorium リポジトリ 仓库 저장소 מאגר',
  ],
  ['projects', 'createdAt', '2019', 'seit desde depuis dal od sinds sedan'],
  [
    'work',
    'title',
    'Cook',
    'cargo poste stelle puesto должность stanowisko görev befattning 岗位 職位 직위 الوظيفة משרה भूमिका',
  ],
  [
    'work',
    'location',
    'Bern',
    'ort lieu lugar luogo localidade miejsce место місце yer místo plats 地点 勤務地 근무지 المكان מיקום स्थान',
  ],
])('a field of %s is %s %j under the names %s [O10]', (part, field, value, names) => {
  for (const key of names.split(' ')) {
    const resume = {
      name: 'V',
      [part]: [{ [part === 'volunteering' ? 'role' : 'name']: 'T', [key.replace('_', ' ')]: value }],
    }
    const { notes, experiences, ...content } = read(resume)
    const entries =
      part === 'work' ? experiences : content[part === 'certificates' ? 'certifications' : (part as 'talks')]
    expect([key, Object(entries[0])[field]]).toEqual([key, expect.stringContaining(value)])
    expect([key, notes]).toEqual([key, []])
  }
})

test.each(
  'bis hasta fin término fim fine al au tot till do по koniec konec bitiş 退社 结束 종료 إلى סיום समाप्ति'.split(
    ' ',
  ),
)('a job with an end under %s is not ongoing [O10]', (key) => {
  const { experiences } = read({ name: 'V', work: [{ company: 'A', start: '2019', [key]: '2021' }] })
  expect(experiences).toEqual([{ company: 'A', startDate: '2019', endDate: '2021' }])
})

test.each('foto bild lichtbild imagen immagine imagem фото zdjęcie 写真 照片 사진 صورة תמונה'.split(' '))(
  'the portrait may be under %s',
  (key) => {
    expect(read({ name: 'V', email: 'v@example.org', [key]: 'me.jpg' }).picture).toBe('me.jpg')
  },
)

test.each([
  [{ redes: [{ red: 'GitHub', usuario: 'vera' }] }],
  [{ netzwerke: [{ netzwerk: 'GitHub', benutzername: 'vera' }] }],
  [{ réseaux: [{ réseau: 'GitHub', utilisateur: 'vera' }] }],
  [{ reti: [{ rete: 'GitHub', utente: 'vera' }] }],
  [{ соцсети: [{ сеть: 'GitHub', логин: 'vera' }] }],
])('accounts are read from %j', (fields) => {
  expect(read({ name: 'V', ...fields }).profile.links).toEqual(['https://github.com/vera'])
})

test('a sentence under a name of grades is a text, not the grade', () => {
  const note = 'Organised the library of the whole faculty.'
  const { education } = read({ name: 'V', education: [{ school: 'Elm', note }] })
  expect(education).toEqual([{ institution: 'Elm', points: [note] }])
})

test('a field that setup does not know is listed apart from those without a place', () => {
  const resume = { name: 'V', work: [{ name: 'A', flavour: 'sweet' }], talks: [{ title: 'B', ort: 'Bern' }] }
  expect(notesOf(resume)).toBe(
    [
      'r.json: not imported, no place on the site (1):',
      '    talks.ort: "Bern"',
      'r.json: not imported, unknown field (1):',
      '    work.flavour: "sweet"',
    ].join('\n'),
  )
})

test.each<[language: string, resume: object | string, content: object]>([
  [
    'Norwegian',
    { navn: 'Vera Lind', utdanning: [{ skole: 'Elm', fra: '2010', til: '2013' }] },
    { education: [{ institution: 'Elm', startDate: '2010', endDate: '2013' }] },
  ],
  [
    'French',
    `profil: {nom: Vera Lind, titre: Développeuse, courriel: v@example.org}
expériences:
  - entreprise: Société A
    poste: Développeuse
    début: 2019
    fin: 2021
    missions: [Application de suivi]
formation:
  - établissement: École B
    diplôme: Master
langues:
  - {langue: Anglais, niveau: B2}
compétences: [Python, Go]`,
    {
      profile: { name: 'Vera Lind', title: 'Développeuse', email: 'v@example.org' },
      experiences: [
        {
          company: 'Société A',
          title: 'Développeuse',
          startDate: '2019',
          endDate: '2021',
          responsibilities: ['Application de suivi'],
        },
      ],
      education: [{ institution: 'École B', degree: 'Master' }],
      languages: [{ name: 'Anglais', level: 'B2' }],
      skillGroups: [{ skills: ['Python'] }, { skills: ['Go'] }],
    },
  ],
  [
    'German',
    `Name: Vera Lind
E-Mail: v@example.org
Berufserfahrung:
  - {Firma: A GmbH, Stelle: Entwicklerin, von: 03/2019, bis: heute}
Ausbildung:
  - {Hochschule: TU B, Abschluss: MSc, Zeitraum: 2012 - 2018}
Sprachen: {Deutsch: Muttersprache, Englisch: C1}`,
    {
      profile: { name: 'Vera Lind', email: 'v@example.org' },
      experiences: [{ company: 'A GmbH', title: 'Entwicklerin', startDate: 'Mar 2019', endDate: 'Present' }],
      education: [{ institution: 'TU B', degree: 'MSc', startDate: '2012', endDate: '2018' }],
      languages: [{ name: 'Deutsch', level: 'Muttersprache' }, { name: 'Englisch' }],
    },
  ],
  [
    'Polish, Arabic, Italian, Korean, Russian and Chinese',
    {
      imię: 'Jan',
      nazwisko: 'Lipa',
      doświadczenie: [{ firma: 'Alfa', stanowisko: 'Tester', od: '2020', do: '2021' }],
      الخبرات: [{ الشركة: 'ألفا', 'المسمى الوظيفي': 'مطورة', الفترة: '2018 - 2019' }],
      esperienze: [{ azienda: 'Beta', dal: '2016', al: '2017' }],
      경력: [{ 회사: '가나' }],
      'опыт работы': [{ компания: 'Вектор' }],
      工作经历: [{ 公司: '某公司', 职位: '工程师' }],
      專案: [{ 名稱: 'Map', 說明: 'A map.' }],
    },
    {
      profile: { name: 'Jan Lipa' },
      experiences: [
        { company: 'Alfa', title: 'Tester', startDate: '2020', endDate: '2021' },
        { company: 'ألفا', title: 'مطورة', startDate: '2018', endDate: '2019' },
        { company: 'Beta', startDate: '2016', endDate: '2017' },
        { company: '가나' },
        { company: 'Вектор' },
        { company: '某公司', title: '工程师' },
      ],
      projects: [{ title: 'Map', description: 'A map.' }],
    },
  ],
])('a resume with fields in %s is read [O10]', (_, resume, content) => {
  expect(read(resume)).toMatchObject(content)
})
