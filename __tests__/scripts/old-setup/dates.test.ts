import { importResume } from '@/scripts/old-setup/resume'

jest.mock('@/content/words', () => jest.requireActual('@/__tests__/support/english-words').englishWords())

/** Returns "start – end" of a job, and whether a part of its dates or all of them are noted. */
function datesOf(dates: object): string {
  const { experiences, notes } = importResume('resume.json', { work: [{ company: 'A', ...dates }] })
  const { startDate = '', endDate = '' } = experiences[0] ?? {}
  const noted = new Set(
    notes.map(({ kind }) => (/only a part/.exec(kind)?.[0] ?? 'unread').replace('only a ', '')),
  )
  return [`${startDate} – ${endDate}`.trim(), ...noted].join(', ')
}

test.each([
  ['जून 2021', 'Jun 2021 – Present'],
  ['มี.ค. 2021', 'Mar 2021 – Present'],
])('vowel signs distinguish months, so a job that starts %j is %s [O10]', (startDate, result) => {
  expect(datesOf({ startDate })).toBe(result)
})

const tableOf = (table: Record<string, string>): [text: string, result: string][] =>
  Object.entries(table).flatMap(([result, texts]) =>
    texts.split('|').map((text): [string, string] => [text.trim(), result]),
  )

test.each(
  tableOf({
    '2019 – 2020': `2019-2020 | 2019--2020 | 2019 − 2020 | 2019 – 2020 | 2019/2020 | 2019/20 | 2019 - 20
      | 2019 a 2020 | od 2019 do 2020 | dal 2019 al 2020 | seit 2019 – 2020 | since 2019 until 2020 | 2019 to 2020 | 2019 -> 2020
      | von 2019 bis 2020 | de 2019 à 2020 | desde 2019 até 2020 | van 2019 tot en met 2020 | 2019 t/m 2020
      | fra 2019 til 2020 | från 2019 till 2020 | с 2019 по 2020 | с 2019 по 2020 г. | з 2019 до 2020 року | от 2019 до 2020 г.
      | od roku 2019 až do 2020 | од 2019. до 2020. | od 2019. do 2020. godine | din 2019 până în 2020 | 2019-től 2020-ig
      | 2019'dan 2020'ye kadar | από 2019 έως 2020 | من ٢٠١٩ إلى ٢٠٢٠ | מ-2019 עד 2020 | از ۲۰۱۹ تا ۲۰۲۰ | 2019 से 2020 तक
      | dari 2019 sampai 2020 | từ 2019 đến 2020 | ตั้งแต่ 2019 ถึง 2020 | alates 2019 kuni 2020 | nuo 2019 m. iki 2020 m.
      | des de 2019 fins a 2020 | 2019年から2020年まで | 2019年〜2020年 | 自2019年至2020年 | 2019년부터 2020년까지 | 2019 &ndash; 2020`,
    'Sep 1998 – Jun 2001': "Sep '98 - June '01 | Sep ’98 – Jun ’01 | Sep ‘98 – Jun ‘01 | Sep'98 - June'01",
    '2016 – 2018': '2016 - 18 | 2016-18 | 2016/18 | 2016–18',
    'Apr 2019 – Jun 2021': `2019年4月-2021年6月 | 2019年4月至2021年6月 | 2019年4月から2021年6月まで | 2019年4月～2021年6月 | 2019.04-2021.06
      | 2019년 4월 ~ 2021년 6월 | 2019. 4. ~ 2021. 6. | 2019-04-2021-06 | 2019-04/2021-06 | from 2019/04 until 2021/06 | 2019/04-2021/06
      | 04-2019-06-2021 | 4/2019-6/2021 | 2019-04-01/2021-06-30 | 01.04.2019-30.06.2021 | 1. 4. 2019 – 30. 6. 2021
      | Apr 2019-Jun 2021 | Apr-2019 - Jun-2021 | from April 2019 until June 2021 | 14 April 2019 – June 3rd, 2021
      | du 1er avril 2019 au 30 juin 2021 | desde abril de 2019 hasta junio de 2021 | abr 2019 a jun 2021 | abr/2019 - jun/2021
      | de abril de 2019 a junho de 2021 | dall’aprile 2019 al giugno 2021 | vom 1. April 2019 bis zum 30. Juni 2021
      | с апреля 2019 по июнь 2021 года | апрель 2019 г. — июнь 2021 г. | 2019. április – 2021. június | Nisan 2019 – Haziran 2021
      | kwiecień 2019 – czerwiec 2021 | tháng 4 năm 2019 – tháng 6 năm 2021 | เม.ย. 2019 – มิ.ย. 2021 | d’abril del 2019 a juny del 2021
      | نيسان 2019 – حزيران 2021 | अप्रैल 2019 – जून 2021 | 2019 m. balandis – 2021 m. birželis | 2019-Apr-2021-Jun`,
    'Jan 2019 – Mar 2020': '01.2019-03.2020',
    '2019 – 2021': '2019-21',
    'Jan 2019 – Present': 'enero 2019 - actualidad',
    'Mar 2019 – Present': 'Mar 2019 – heute',
    'Jan 2020 – Present': 'Jan 2020 – Present',
    'Jan 2020 – Mar 2020': `Jan–Mar 2020 | Jan-Mar 2020 | January to March 2020 | 15 Jan – 20 Mar 2020 | januari t/m maart 2020
      | enero a marzo de 2020 | Januar bis März 2020 | 2020 Jan - Mar | 2020年1月～3月 | с января по март 2020`,
    '2015 – Jan 2016': '2015-01.2016 | 2015 – 01/2016 | 2015-Jan 2016',
    '2019 – Present': `2019- | 2019+ | 2019 – | 2019-present | 2019 -- Present | 2019 tot heden | 2019 a la actualidad | from 2019 | ab 2019
      | 2019 onwards | 2019 (ongoing) | 2019-heute | since 2019 | seit 2019 | depuis 2019 | a partir de 2019 | sinds 2019 | sedan 2019
      | od 2019 | с 2019 года | з 2019 року | 2019 – н.в. | 2019 г. – по н. в. | 2019 — по настоящее время | з 2019 – дотепер
      | 2019 – jusqu'à présent | 2019 à ce jour | 2019 – en cours | 2019 – até o momento | 2019 al presente | 2019 – ad oggi
      | od 2019 do dziś | 2019 – do chwili obecnej | 2019 – dosud | 2019 – nu | 2019 - nå | 2019 – nykyinen | din 2019 până în prezent
      | 2019 – jelenleg | 2019'dan beri | 2019 – halen | 2019 – devam ediyor | 2019 – σήμερα | منذ 2019 | 2019 – حتى الآن | מאז 2019
      | 2019 – היום | 2019 से वर्तमान | 2019 - sekarang | từ 2019 đến nay | 2019 - ปัจจุบัน | 2019年以来 | 自2019年起 | 2019年至今
      | 2019年から現在まで | 2019年～現在 | 2019년 ~ 현재 | 2019 – actualment | 2019/now | 2019 – to date | since 2019 - present`,
    'Mar 2020 – Present': `Mar 2020-now | 03/2020-now | Mar 2020- | Mar 2020 → now | Mar 2020 -> now | Mar 2020 to date | 2020.03-至今 | 2020年3月至今
      | 2020年3月-至今 | Sinds maart 2020 | 2020. 3. ~ | 2020-03 – Present (2 yrs 3 mos) | Mar 2020 – Present`,
    '2019 – Present, part': '2019 – Present (part-time) | since summer 2019 | 2019 – now, remote',
    '– 2010': 'until 2010 | bis 2010 | do 2010 | hasta 2010 | tot 2010 | 2010年まで | 2010년까지 | à 2010',
    '2019 – 2019': '2019 | in 2019 | im Jahr 2019 | 2019 г. | 2019年 | año 2019',
    'Mar 2020 – Mar 2020': `Mar 2020 | 2020-03 | 03/2020 | 2020/03 | 2020.03 | 14 March 2020 | 31.03.2020 | 03/14/2020
      | 2020-03-01 //Date | mars 2020 | märz 2020 | de marzo de 2020
      | марта 2020 | 31.03.2020 г. | 2020年3月 | 2020. 3. | مارس ٢٠٢٠ | آذار 2020 | Μάρτιος 2020`,
    'Sep 2020 – Sep 2020': 'Sept. 2020',
    'Dec 2020 – Dec 2020': 'كانون الأول 2020',
    '2019 – 2019, part':
      '03/04/2019 | Summer 2019 | Q3 2019 | H1 2019 | 2019-Q3 | 2019 Q3 | Ende des Jahres 2019',
    // The end is uncertain.
    '2019 –, part': `semester II 2019 | IX-XII 2019 | 2019? | 2019 ? | c. 2019 | FY2019 | 2019 – ? | 2019 – soon
      | 2019 tot volgend jaar | 2019 - 08 | 2019 – not current | 2019-13 | 2019-W12 | 2019 – 25 years | 2019/.. | 2019 (6 months)`,
    'Mar 2019 –, part': 'Mar 2019 – 20 | Mar 2019 (?)',
    '2010 –, part': '2010/11 | 2010-W12 | WS 2010/11',
    '2019 – 2020, part':
      'summer 2019 – spring 2020 | 2019–2020 (part-time) | 2019 – mid 2020 | c. 2019–2020?',
    // Nothing is certain.
    '–, unread': `before 2005 | vor 2005 | avant 2005 | antes de 2005 | до н. э. | przed 2005 | <2019 | ~2019 | >2019 | after 2019 | pre-2005
      | – 2019 | 2019, 2020 | 2019 and 2020 | between 2019 and 2020 | 2015-2017, 2019-2020 | 2019 xyz 2020 | Mar – 2020 | Dec–Feb 2020 | Jan 19 – Mar 20
      | Jan 19 – Mar 2020 | 01.04.19 - 30.06.21 | 03/19 – 05/21 | 2019年4月～20年6月 | 2019 – 31. Dezember | not since 2019 | 2020 bis | 2016-03/2017 | 2563`,
    '– Present': 'present | 至今',
  }),
)('the period %j is %s [O10]', (date, result) => {
  expect(datesOf({ date })).toBe(result)
})

test.each([
  ...['false', 0, '0', 'no', false].map((isCurrent) => [isCurrent, '2019 –']),
  ...['true', 1, '1', 'yes', true, 'Present'].map((isCurrent) => [isCurrent, '2019 – Present']),
  ['perhaps', '2019 –, unread'],
])('a job with the field isCurrent %j is %s [O10]', (isCurrent, result) => {
  expect(datesOf({ startDate: '2019', isCurrent })).toBe(result)
})

test.each([
  [
    { startDate: { year: 2020, month: 'March' }, endDate: { year: '2021', month: 'Juni' } },
    'Mar 2020 – Jun 2021',
  ],
  [
    { startDate: { year: 2020, month: '--04' }, endDate: { year: 2020, month: 'Summer' } },
    'Apr 2020 – 2020, part',
  ],
  [{ date: [{ year: 2020, month: 3 }, 'Present'] }, 'Mar 2020 – Present'],
  [{ date: { start: '2018', end: 'soon' } }, '2018 –, unread'],
  [{ date: { start: '2018', isCurrent: 'no' } }, '2018 –'],
  [{ startDate: 'Q3 2020', endDate: 'H1 2021' }, '2020 – 2021, part'],
  [{ startDate: 'until 2010', endDate: '2012' }, '– 2012, unread'],
  [{ startDate: '2010', endDate: 'until 2012' }, '2010 – 2012'],
  [{ startDate: '2010', endDate: 'since 2012' }, '2010 –, unread'],
  [{ startDate: '2010', endDate: '2012 – 2014' }, '2010 –, unread'],
  [{ startDate: '2019 – soon' }, '2019 –, part'],
  [{ startDate: '2018', endDate: 'soon' }, '2018 –, unread'],
  [{ startDate: '2018', endDate: 'Present (part-time)' }, '2018 – Present, part'],
  [{ startDate: 'since 2019' }, '2019 – Present'],
  [{ startDate: '01.2019-03.2020' }, 'Jan 2019 – Mar 2020'],
  [{ startDate: 'Summer 2014' }, '2014 –, part'],
  [{ startDate: 'Mrz. 2018', endDate: 'w trakcie' }, 'Mar 2018 – Present'],
  [{ dateRange: '2018 - d.d.' }, '2018 – Present'],
  // A year and the last digits of the next one are an academic year, or a month.
  ...['2007/08', 'WS 2007/08', 'winter 2007/08', 'SS 2007'].map((startDate): [object, string] => [
    { startDate, endDate: '2009' },
    '2007 – 2009, part',
  ]),
  [{ startDate: 'WS 2007/08' }, '2007 –, part'],
  [{ startDate: 'WS 2012/13' }, '2012 –, part'],
  [{ startDate: 'WiSe 2012/2013' }, '2012 –, part'],
  // A month or an academic year, so it cannot be an end.
  ...['2007/08', 'WS 2007/08', 'WS 2012/13', 'WiSe 2012/2013'].map((endDate): [object, string] => [
    { startDate: '2006', endDate },
    '2006 –, unread',
  ]),
  [{ startDate: '2006', endDate: 'SS 2009' }, '2006 – 2009, part'],
  [{ date: '2005 – 2009/10' }, '2005 –, part'],
  [{ date: 'WiSe 2012/2013 – SoSe 2014' }, '2012 – 2014, part'],
  [{ startDate: 'AY 2012/13' }, '2012 –, part'],
  [{ startDate: '2006', endDate: 'bis WS 2012/13' }, '2006 –, unread'],
  [{ date: 'bis WS 2012/13' }, '–, unread'],
  [{ date: 'since 2012/13' }, '2012 – Present, part'],
  [{ date: 'WS 2007/08 – SS 2010' }, '2007 – 2010, part'],
  [{ date: '1999/00 – 2003/04' }, '1999 –, part'],
  [{ startDate: '2011/08', endDate: '2013/05' }, 'Aug 2011 – May 2013'],
  [{ date: '2007/08 – 2009/05' }, 'Aug 2007 – May 2009'],
  [{ startDate: '2024', endDate: 'pågår' }, '2024 – Present'],
  [{ date: 'April 2024 – Present (ongoing)' }, 'Apr 2024 – Present'],
  [{ startDate: 'Jänner 2013', endDate: 'Maerz 2014' }, 'Jan 2013 – Mar 2014'],
])('a job with the fields %j is %s [O10]', (fields, result) => {
  expect(datesOf(fields)).toBe(result)
})

test.each([
  ['2019', '2019', []],
  ['since 2019', '2019', ['part']],
  ['2019 – 2021', '2019', ['part']],
  ['valid until 2025', undefined, ['unread']],
])('the date %j of a certificate is %s', (date, result, noted) => {
  const { certifications, notes } = importResume('resume.json', { certificates: [{ name: 'A', date }] })
  expect(certifications[0]?.date).toBe(result)
  expect(notes.map(({ kind }) => (kind.includes('only a part') ? 'part' : 'unread'))).toEqual(noted)
})
