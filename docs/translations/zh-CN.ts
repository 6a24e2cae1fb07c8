import type { Words } from '@/content/schema/words'

/** The words in Simplified Chinese: `cp docs/translations/zh-CN.ts content/words.ts`. */

export const language: Words['language'] = { lang: 'zh-CN', dir: 'ltr' }

export const projectDates: Words['projectDates'] = {
  months: ['1月', '2月', '3月', '4月', '5月', '6月', '7月', '8月', '9月', '10月', '11月', '12月'],
  month: '{year}年{month}',
}

export const resumeDates: Words['resumeDates'] = {
  ...projectDates,
  range: '{start} – {end}',
  present: '至今',
}

export const punctuation: Words['punctuation'] = { list: '{before}、{next}', sentence: '{text}。' }

export const page: Words['page'] = { skip: '跳到正文', opensNewTab: '（在新标签页中打开）' }

export const header: Words['header'] = { label: '主导航', home: '（首页）', resume: '简历' }

export const menu: Words['menu'] = { label: '菜单' }

export const colorMode: Words['colorMode'] = { toLight: '切换到浅色模式', toDark: '切换到深色模式' }

export const footer: Words['footer'] = { label: '页脚', credit: '设计与开发：{name}', version: '版本' }

export const backToTop: Words['backToTop'] = { label: '返回顶部' }

export const notFound: Words['notFound'] = {
  title: '页面不存在',
  heading: '这个地址没有内容。',
  home: '前往首页',
}

export const intro: Words['intro'] = {
  resume: '查看我的简历',
  projects: '查看我的项目',
  now: '目前',
  scrollDown: '向下滚动',
  legend: '每座山峰都是一个项目，{years}',
  jobsLegend: '每座山峰都是一份工作，{years}',
}

export const sectionWords: Words['sectionWords'] = {
  pictures: '图片：{section}',
  companyWebsite: '{company}的网站',
  viewAll: '查看全部',
}

export const sectionLabels: Words['sectionLabels'] = {
  about: '关于我',
  experiences: '工作经历',
  projects: '项目',
  contact: '联系方式',
  allProjects: '全部项目',
}

export const summaries: Words['summaries'] = { more: { other: '还有 {count} 项' } }

export const sectionHeadings: Words['sectionHeadings'] = {
  projects: '精选项目',
  contact: '欢迎联系',
}

export const sortLabels: Words['sortLabels'] = {
  option1: '日期（从新到旧）',
  option2: '日期（从旧到新）',
  option3: '类型',
}

export const parts: Words['parts'] = {
  education: '教育经历',
  publications: '论文与著作',
  talks: '演讲',
  awards: '奖项',
  certifications: '证书',
  volunteering: '志愿服务',
  languages: '语言',
}

export const entries: Words['entries'] = { score: '成绩：{score}', stack: '技术栈：{stack}' }

export const contact: Words['contact'] = {
  copyAddress: '复制地址',
  addressCopied: '已复制邮箱地址',
  mail: '邮箱',
}

export const projectLinks: Words['projectLinks'] = { code: '源代码', demo: '演示', website: '网站' }

export const projectPictures: Words['projectPictures'] = { logo: '{title}的徽标' }

export const explorer: Words['explorer'] = { goBack: '返回' }

export const explorerTools: Words['explorerTools'] = {
  searchLabel: '按标题搜索项目',
  searchHint: '按标题搜索',
  type: '类型',
  allTypes: '全部',
  technology: '技术',
  sort: '排序',
}

export const results: Words['results'] = {
  heading: '结果',
  all: { other: '{count} 个项目' },
  some: { other: '{count} 个项目中的 {shown} 个' },
  none: '没有匹配的项目。',
  advice: '请减少输入的文字、选择其他类型，或重新开始。',
  clear: '清除筛选条件',
}

export const noProjects: Words['noProjects'] = { text: '这里还没有项目。' }

export const dialog: Words['dialog'] = {
  close: '关闭',
  copyLink: '复制链接',
  openPage: '打开页面',
  linkCopied: '已复制{title}的链接',
  screenshots: '{title}的截图',
  enlarge: '放大：{picture}',
  viewer: '{title}：截图',
  viewerScreenshots: '{title}的大图截图',
}

export const projectPage: Words['projectPage'] = {
  next: '下一个项目',
  previous: '上一个项目',
  others: '更多项目',
}

export const slider: Words['slider'] = {
  carousel: '轮播',
  slide: '幻灯片',
  place: '{number} / {count}',
  show: '显示第 {number} 张幻灯片：{picture}',
  play: '播放幻灯片',
  pause: '暂停幻灯片',
  previous: '上一张幻灯片',
  next: '下一张幻灯片',
}

export const toasts: Words['toasts'] = {
  dismiss: '关闭提示',
  copyRefused: '复制失败。请从这里复制：',
  toCopy: '要复制的文字',
}

export const waiting: Words['waiting'] = { label: '加载中…' }

export const metadata: Words['metadata'] = {
  person: '{name}，{title}',
  projectsTitle: '{heading} · {name}',
  projectsDescription: { other: '{person}的 {count} 个项目。' },
}

export const resume: Words['resume'] = {
  title: '简历：{person}',
  subject: '简历',
  web: '网站',
  skills: '技能',
  more: '更多',
  andMore: { other: '另有 {count} 项。' },
  all: '全部：',
  page: '第 {number} 页，共 {count} 页',
}
