import type { Words } from '@/content/schema/words'

/** The words in Korean: `cp docs/translations/ko.ts content/words.ts`. */

export const language: Words['language'] = { lang: 'ko', dir: 'ltr' }

export const projectDates: Words['projectDates'] = {
  months: ['1월', '2월', '3월', '4월', '5월', '6월', '7월', '8월', '9월', '10월', '11월', '12월'],
  month: '{year}년 {month}',
}

export const resumeDates: Words['resumeDates'] = {
  ...projectDates,
  range: '{start} – {end}',
  present: '현재',
}

export const punctuation: Words['punctuation'] = { list: '{before}, {next}', sentence: '{text}.' }

export const page: Words['page'] = { skip: '본문으로 건너뛰기', opensNewTab: '(새 탭에서 열림)' }

export const header: Words['header'] = { label: '주 메뉴', home: '(홈)', resume: '이력서' }

export const menu: Words['menu'] = { label: '메뉴' }

export const colorMode: Words['colorMode'] = { toLight: '라이트 모드로 전환', toDark: '다크 모드로 전환' }

export const footer: Words['footer'] = { label: '바닥글', credit: '디자인 및 개발: {name}', version: '버전' }

export const backToTop: Words['backToTop'] = { label: '맨 위로' }

export const notFound: Words['notFound'] = {
  title: '페이지를 찾을 수 없음',
  heading: '이 주소에는 아무것도 없습니다.',
  home: '홈으로 이동',
}

export const intro: Words['intro'] = {
  resume: '이력서 보기',
  projects: '프로젝트 보기',
  now: '현재',
  scrollDown: '아래로 스크롤',
  legend: '봉우리 하나가 프로젝트 하나, {years}',
  jobsLegend: '봉우리 하나가 경력 하나, {years}',
}

export const sectionWords: Words['sectionWords'] = {
  pictures: '사진: {section}',
  companyWebsite: '{company} 웹사이트',
  viewAll: '모두 보기',
}

export const sectionLabels: Words['sectionLabels'] = {
  about: '소개',
  experiences: '경력',
  projects: '프로젝트',
  contact: '연락처',
  allProjects: '모든 프로젝트',
}

export const summaries: Words['summaries'] = { more: { other: '{count}개 더' } }

export const sectionHeadings: Words['sectionHeadings'] = {
  projects: '주요 프로젝트',
  contact: '연락 주세요',
}

export const sortLabels: Words['sortLabels'] = {
  option1: '날짜 (최신순)',
  option2: '날짜 (오래된순)',
  option3: '유형',
}

export const parts: Words['parts'] = {
  education: '학력',
  publications: '논문 및 출판물',
  talks: '발표',
  awards: '수상',
  certifications: '자격증',
  volunteering: '봉사 활동',
  languages: '언어',
}

export const entries: Words['entries'] = { score: '성적: {score}', stack: '사용 기술: {stack}' }

export const contact: Words['contact'] = {
  copyAddress: '주소 복사',
  addressCopied: '이메일 주소를 복사했습니다',
  mail: '이메일',
}

export const projectLinks: Words['projectLinks'] = { code: '소스 코드', demo: '데모', website: '웹사이트' }

export const projectPictures: Words['projectPictures'] = { logo: '{title} 로고' }

export const explorer: Words['explorer'] = { goBack: '뒤로' }

export const explorerTools: Words['explorerTools'] = {
  searchLabel: '제목으로 프로젝트 검색',
  searchHint: '제목으로 검색',
  type: '유형',
  allTypes: '전체',
  technology: '기술',
  sort: '정렬',
}

export const results: Words['results'] = {
  heading: '결과',
  all: { other: '프로젝트 {count}개' },
  some: { other: '프로젝트 {count}개 중 {shown}개' },
  none: '일치하는 프로젝트가 없습니다.',
  advice: '글자 수를 줄이거나 다른 유형을 고르거나 처음부터 다시 시작해 보세요.',
  clear: '필터 지우기',
}

export const noProjects: Words['noProjects'] = { text: '아직 프로젝트가 없습니다.' }

export const dialog: Words['dialog'] = {
  close: '닫기',
  copyLink: '링크 복사',
  openPage: '페이지 열기',
  linkCopied: '{title} 링크를 복사했습니다',
  screenshots: '{title} 스크린샷',
  enlarge: '확대: {picture}',
  viewer: '{title}: 스크린샷',
  viewerScreenshots: '{title} 큰 스크린샷',
}

export const projectPage: Words['projectPage'] = {
  next: '다음 프로젝트',
  previous: '이전 프로젝트',
  others: '다른 프로젝트',
}

export const slider: Words['slider'] = {
  carousel: '캐러셀',
  slide: '슬라이드',
  place: '{number} / {count}',
  show: '슬라이드 {number} 보기: {picture}',
  play: '슬라이드 재생',
  pause: '슬라이드 일시정지',
  previous: '이전 슬라이드',
  next: '다음 슬라이드',
}

export const toasts: Words['toasts'] = {
  dismiss: '알림 닫기',
  copyRefused: '복사하지 못했습니다. 여기에서 복사하세요:',
  toCopy: '복사할 텍스트',
}

export const waiting: Words['waiting'] = { label: '불러오는 중…' }

export const metadata: Words['metadata'] = {
  person: '{name}, {title}',
  projectsTitle: '{heading} · {name}',
  projectsDescription: { other: '{person}의 프로젝트 {count}개.' },
}

export const resume: Words['resume'] = {
  title: '이력서: {person}',
  subject: '이력서',
  web: '웹',
  skills: '기술',
  more: '기타',
  andMore: { other: '외 {count}개.' },
  all: '전체:',
  page: '{number} / {count}',
}
