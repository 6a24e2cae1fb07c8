import { content } from '../../../content/site'
import * as words from '../../../content/words'
import type { Visitor } from '../visitor'
import type { Journey } from './journey'

const { profile, sections } = content
const title = { role: 'heading', name: profile.name }

async function fits(visitor: Visitor) {
  await visitor.until(
    'nothing is wider than the window',
    () => document.documentElement.scrollWidth <= document.documentElement.clientWidth,
    null,
  )
}

async function everythingShows(visitor: Visitor) {
  await visitor.until(
    'nothing is left invisible',
    () =>
      Array.from(document.querySelectorAll('.hidden')).every((one) => getComputedStyle(one).opacity === '1'),
    null,
  )
}

export const homeJourneys: readonly Journey[] = [
  {
    title: 'the home page loads, fits, and reveals all of itself to who scrolls through it',
    async go(visitor) {
      await visitor.open()
      await visitor.sees(title, ({ inWindow }) => inWindow, 'is in the window')
      await fits(visitor)
      const height = await visitor.ask(() => document.documentElement.scrollHeight, null)
      for (let y = 0; y < height; y += 400) {
        await visitor.ask((top) => window.scrollTo({ top, behavior: 'instant' }), y)
      }
      await everythingShows(visitor)
    },
  },
  {
    title: 'a link of the header leads to its section, and Back to where the visitor was',
    async go(visitor) {
      await visitor.open()
      await visitor.press({ role: 'link', name: sections.contact.label, inside: { role: 'banner' } })
      await visitor.address('#contact')
      const heading = { role: 'heading', name: sections.contact.heading }
      await visitor.sees(heading, ({ inWindow }) => inWindow, 'is in the window')
      // A page that still glides goes on gliding, whatever the history does.
      await visitor.rests()
      await visitor.back()
      await visitor.address('')
      await visitor.until('the page is at its top', () => window.scrollY < 2, null)
    },
  },
  {
    title: 'the menu opens, and an item closes it and leads to its section',
    narrow: true,
    async go(visitor) {
      await visitor.open()
      await fits(visitor)
      const button = { role: 'button', name: words.menu.label }
      await visitor.press(button)
      await visitor.find({ role: 'menu' })
      await visitor.key('Escape')
      await visitor.count({ role: 'menu' }, 0)
      await visitor.sees(button, ({ focused }) => focused, 'has the focus')
      await visitor.press(button)
      await visitor.press({ role: 'menuitem', name: sections.about.label })
      await visitor.count({ role: 'menu' }, 0)
      await visitor.address('#about')
      const heading = { role: 'heading', name: sections.about.heading }
      await visitor.sees(heading, ({ inWindow }) => inWindow, 'is in the window')
    },
  },
  {
    title: 'the colour mode switches, and a reload keeps it',
    async go(visitor) {
      await visitor.open()
      const isDark = () => document.documentElement.classList.contains('dark')
      const dark = await visitor.ask(isDark, null)
      const { toDark, toLight } = words.colorMode
      const ground = () => getComputedStyle(document.documentElement).backgroundColor
      const before = await visitor.ask(ground, null)
      await visitor.press({ role: 'button', name: dark ? toLight : toDark })
      await visitor.find({ role: 'button', name: dark ? toDark : toLight })
      await visitor.until(
        'the ground has the colour of the other mode',
        (old) => getComputedStyle(document.documentElement).backgroundColor !== old,
        before,
      )
      await visitor.reload()
      await visitor.find({ role: 'button', name: dark ? toDark : toLight })
      await visitor.press({ role: 'button', name: dark ? toDark : toLight })
      await visitor.until(
        'the ground has its first colour again',
        (old) => getComputedStyle(document.documentElement).backgroundColor === old,
        before,
      )
    },
  },
  {
    title: 'the mail address is copied, or shown to be copied by hand',
    needs: profile.email,
    async go(visitor) {
      await visitor.open()
      await visitor.press({ role: 'button', name: words.contact.copyAddress })
      await visitor.find({ role: 'button', name: words.toasts.dismiss })
      const said = await visitor.ask(
        () => document.querySelector('body > [role="status"]')?.textContent,
        null,
      )
      const { addressCopied } = words.contact
      if (!said?.includes(addressCopied) && !said?.includes(words.toasts.copyRefused)) {
        throw new Error(`The toast says "${said}".`)
      }
    },
  },
  {
    title: 'Top appears below the first screen and leads back to the top',
    async go(visitor) {
      await visitor.open()
      const button = { role: 'button', name: words.backToTop.label }
      await visitor.count(button, 0)
      await visitor.ask(() => window.scrollTo({ top: 2 * window.innerHeight, behavior: 'instant' }), null)
      await visitor.press(button)
      await visitor.until('the page is at its top', () => window.scrollY === 0, null)
      await visitor.count(button, 0)
    },
  },
]
