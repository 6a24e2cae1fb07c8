import { content } from '../../../content/site'
import type { Journey } from './journey'

const { profile, featuredProjects, sections } = content

/** What the page goes without: its scripts, its window, an address that exists. */
export const withoutJourneys: readonly Journey[] = [
  {
    title: 'an unknown address leads home, and Back never returns to it',
    async go(visitor) {
      await visitor.open('projects')
      await visitor.visit('no/such/page')
      await visitor.address('')
      await visitor.takenOver()
      await visitor.find({ role: 'heading', name: profile.name })
      await visitor.back()
      await visitor.address('projects')
      await visitor.find({ role: 'heading', name: sections.allProjects.heading })
    },
  },
  {
    title: 'without scripts the home page shows its texts',
    async go(visitor) {
      await visitor.open()
      // A sandbox without `allow-scripts` is the one way to a page without scripts that every engine has.
      await visitor.ask(() => {
        const frame = document.createElement('iframe')
        frame.sandbox.add('allow-same-origin')
        frame.style.cssText = 'width: 1200px; height: 800px'
        document.body.append(frame)
        fetch(location.href)
          .then((answer) => answer.text())
          .then((html) => {
            frame.srcdoc = html
          })
      }, null)
      const texts = [profile.intro, ...profile.about, ...featuredProjects.map((one) => one.description)]
      await visitor.until(
        'the frame shows every text',
        (expected) => {
          const page = document.querySelector('iframe')?.contentDocument
          const shown = page?.body?.innerText ?? ''
          const hidden = Array.from(page?.querySelectorAll('.hidden') ?? [])
          const opaque = hidden.every((one) => getComputedStyle(one).opacity === '1')
          return opaque && shown !== '' && expected.every((text) => shown.includes(text))
        },
        texts.filter((text): text is string => Boolean(text)),
      )
    },
  },
  {
    title: 'on paper everything shows, and no control that paper cannot press',
    async go(visitor) {
      await visitor.open()
      // Not every engine can be told to print: the rules for paper are made those of every medium instead.
      await visitor.ask(() => {
        const turn = (rules: CSSRuleList) => {
          for (const rule of Array.from(rules)) {
            if (rule instanceof CSSMediaRule) {
              const { mediaText } = rule.media
              if (/\bprint\b/.test(mediaText)) rule.media.mediaText = mediaText.replace(/\bprint\b/, 'all')
              else if (/\bscreen\b/.test(mediaText)) rule.media.mediaText = 'not all'
            }
            if ('cssRules' in rule) turn(rule.cssRules as CSSRuleList)
          }
        }
        for (const sheet of Array.from(document.styleSheets)) turn(sheet.cssRules)
      }, null)
      await visitor.until(
        'everything shows, and no button',
        () => {
          const styles = (selector: string) =>
            Array.from(document.querySelectorAll(selector), (one) => getComputedStyle(one))
          return (
            styles('.hidden').every(({ opacity }) => opacity === '1') &&
            styles('button').every(({ display }) => display === 'none')
          )
        },
        null,
      )
    },
  },
]
