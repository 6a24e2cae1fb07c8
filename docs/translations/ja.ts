import type { Words } from '@/content/schema/words'

/** The words in Japanese: `cp docs/translations/ja.ts content/words.ts`. */

export const language: Words['language'] = { lang: 'ja', dir: 'ltr' }

export const projectDates: Words['projectDates'] = {
  months: ['1月', '2月', '3月', '4月', '5月', '6月', '7月', '8月', '9月', '10月', '11月', '12月'],
  month: '{year}年{month}',
}

export const resumeDates: Words['resumeDates'] = {
  ...projectDates,
  range: '{start}～{end}',
  present: '現在',
}

export const punctuation: Words['punctuation'] = { list: '{before}、{next}', sentence: '{text}。' }

export const page: Words['page'] = { skip: '本文へ移動', opensNewTab: '（新しいタブで開きます）' }

export const header: Words['header'] = {
  label: 'メインナビゲーション',
  home: '（ホーム）',
  resume: '職務経歴書',
}

export const menu: Words['menu'] = { label: 'メニュー' }

export const colorMode: Words['colorMode'] = {
  toLight: 'ライトモードに切り替える',
  toDark: 'ダークモードに切り替える',
}

export const footer: Words['footer'] = {
  label: 'フッター',
  credit: 'デザイン・開発：{name}',
  version: 'バージョン',
}

export const backToTop: Words['backToTop'] = { label: 'トップへ戻る' }

export const notFound: Words['notFound'] = {
  title: 'ページが見つかりません',
  heading: 'このアドレスには何もありません。',
  home: 'ホームへ移動',
}

export const intro: Words['intro'] = {
  resume: '職務経歴書を見る',
  projects: '制作物を見る',
  now: '現在',
  scrollDown: '下へスクロール',
  legend: '山頂のひとつひとつがプロジェクト、{years}',
  jobsLegend: '山頂のひとつひとつが職歴、{years}',
}

export const sectionWords: Words['sectionWords'] = {
  pictures: '写真：{section}',
  companyWebsite: '{company}のウェブサイト',
  viewAll: 'すべて見る',
}

export const sectionLabels: Words['sectionLabels'] = {
  about: '自己紹介',
  experiences: '職歴',
  projects: 'プロジェクト',
  contact: '連絡先',
  allProjects: 'すべてのプロジェクト',
}

export const summaries: Words['summaries'] = { more: { other: 'ほか{count}件' } }

export const sectionHeadings: Words['sectionHeadings'] = {
  projects: '主なプロジェクト',
  contact: 'お気軽にご連絡ください',
}

export const sortLabels: Words['sortLabels'] = {
  option1: '日付（新しい順）',
  option2: '日付（古い順）',
  option3: '種類',
}

export const parts: Words['parts'] = {
  education: '学歴',
  publications: '論文・出版物',
  talks: '登壇',
  awards: '受賞歴',
  certifications: '資格',
  volunteering: 'ボランティア',
  languages: '言語',
}

export const entries: Words['entries'] = { score: '成績：{score}', stack: '使用技術：{stack}' }

export const contact: Words['contact'] = {
  copyAddress: 'アドレスをコピー',
  addressCopied: 'メールアドレスをコピーしました',
  mail: 'メール',
}

export const projectLinks: Words['projectLinks'] = {
  code: 'ソースコード',
  demo: 'デモ',
  website: 'ウェブサイト',
}

export const projectPictures: Words['projectPictures'] = { logo: '{title}のロゴ' }

export const explorer: Words['explorer'] = { goBack: '戻る' }

export const explorerTools: Words['explorerTools'] = {
  searchLabel: 'タイトルでプロジェクトを検索',
  searchHint: 'タイトルで検索',
  type: '種類',
  allTypes: 'すべて',
  technology: '技術',
  sort: '並べ替え',
}

export const results: Words['results'] = {
  heading: '検索結果',
  all: { other: '{count}件のプロジェクト' },
  some: { other: '{count}件中{shown}件のプロジェクト' },
  none: '該当するプロジェクトがありません。',
  advice: '文字数を減らすか、別の種類を選ぶか、最初からやり直してください。',
  clear: '条件をクリア',
}

export const noProjects: Words['noProjects'] = { text: 'まだプロジェクトがありません。' }

export const dialog: Words['dialog'] = {
  close: '閉じる',
  copyLink: 'リンクをコピー',
  openPage: 'ページを開く',
  linkCopied: '{title}のリンクをコピーしました',
  screenshots: '{title}のスクリーンショット',
  enlarge: '拡大：{picture}',
  viewer: '{title}：スクリーンショット',
  viewerScreenshots: '{title}の拡大スクリーンショット',
}

export const projectPage: Words['projectPage'] = {
  next: '次のプロジェクト',
  previous: '前のプロジェクト',
  others: 'その他のプロジェクト',
}

export const slider: Words['slider'] = {
  carousel: 'カルーセル',
  slide: 'スライド',
  place: '{number} / {count}',
  show: 'スライド{number}を表示：{picture}',
  play: 'スライドを再生',
  pause: 'スライドを一時停止',
  previous: '前のスライド',
  next: '次のスライド',
}

export const toasts: Words['toasts'] = {
  dismiss: '通知を閉じる',
  copyRefused: 'コピーできませんでした。こちらからコピーしてください：',
  toCopy: 'コピーするテキスト',
}

export const waiting: Words['waiting'] = { label: '読み込み中…' }

export const metadata: Words['metadata'] = {
  person: '{name}、{title}',
  projectsTitle: '{heading} · {name}',
  projectsDescription: { other: '{person}のプロジェクト{count}件。' },
}

export const resume: Words['resume'] = {
  title: '職務経歴書：{person}',
  subject: '職務経歴書',
  web: 'ウェブ',
  skills: 'スキル',
  more: 'その他',
  andMore: { other: 'ほか{count}件。' },
  all: 'すべて：',
  page: '{number} / {count}',
}
