import { filled } from '../../../components/lib/words'
import { content } from '../../../content/site'
import * as words from '../../../content/words'
import { cardOf, dialogOf, firstProject, illustrated, type Journey } from './journey'

const { projects, sortOptions } = content
const titles = { role: 'heading', inside: { role: 'listitem', inside: { role: 'main' } } }
const search = { role: 'searchbox', name: words.explorerTools.searchHint }
const close = { role: 'button', name: words.dialog.close }

const month = (project: { createdAt: string }) => Number(project.createdAt.replace('-', ''))
const titlesOf = (some: typeof projects) => some.map(({ title }) => title)
const newestFirst = titlesOf(projects.toSorted((a, b) => month(b) - month(a)))
const oldestFirst = titlesOf(projects.toSorted((a, b) => month(a) - month(b)))

/** The list called `label`, by its button. */
const list = (label: string) => ({ role: 'button', name: { starts: label } })

export const projectJourneys: readonly Journey[] = [
  {
    title: 'the list is searched, and emptied again',
    needs: firstProject,
    async go(visitor) {
      if (!firstProject) return
      await visitor.open('projects')
      await visitor.press(search)
      await visitor.type(firstProject.title)
      await visitor.texts(titles, [firstProject.title])
      await visitor.address(`projects?${new URLSearchParams({ q: firstProject.title })}`)
      await visitor.type(' and nothing')
      await visitor.press({ role: 'button', name: words.results.clear })
      await visitor.address('projects')
      await visitor.sees(search, ({ value }) => value === '', 'is empty')
      await visitor.count(titles, projects.length)
    },
  },
  {
    title: 'type and sort choose and order the list, and a reload keeps both',
    needs: firstProject,
    async go(visitor) {
      if (!firstProject) return
      const { type } = firstProject
      const { type: typeLabel, sort: sortLabel } = words.explorerTools
      const oldest = sortOptions.find(({ value }) => value === 'option2')?.label ?? ''
      await visitor.open('projects')
      await visitor.texts(titles, newestFirst)
      await visitor.press(list(sortLabel))
      await visitor.press({ role: 'option', name: oldest })
      await visitor.texts(titles, oldestFirst)
      await visitor.press(list(typeLabel))
      await visitor.press({ role: 'option', name: type })
      const ofType = titlesOf(projects.filter((project) => project.type === type))
      const shown = oldestFirst.filter((title) => ofType.includes(title))
      await visitor.texts(titles, shown)
      await visitor.address(`projects?${new URLSearchParams({ sort: 'option2', type })}`)
      await visitor.reload()
      await visitor.texts(titles, shown)
      await visitor.press(list(typeLabel))
      await visitor.find({ role: 'listbox' })
      await visitor.key('Escape')
      await visitor.count({ role: 'listbox' }, 0)
    },
  },
  {
    title: 'a project opens by its card; Escape closes it; Back and Forward close and open it',
    needs: firstProject,
    async go(visitor) {
      if (!firstProject) return
      const [card, dialog] = [cardOf(firstProject), dialogOf(firstProject)]
      const address = `?project=${firstProject.slug}`
      await visitor.open()
      await visitor.press(card)
      await visitor.find(dialog)
      await visitor.address(address)
      await visitor.sees(dialog, ({ focused }) => focused, 'has the focus')
      await visitor.key('Escape')
      await visitor.count({ role: 'dialog' }, 0)
      await visitor.address('')
      await visitor.sees(card, ({ focused }) => focused, 'has the focus')
      await visitor.key('Enter')
      await visitor.find(dialog)
      await visitor.back()
      await visitor.count({ role: 'dialog' }, 0)
      await visitor.address('')
      await visitor.forward()
      await visitor.find(dialog)
      await visitor.address(address)
      await visitor.press({ ...close, inside: dialog })
      await visitor.count({ role: 'dialog' }, 0)
    },
  },
  {
    title: 'the screenshots move on, and the larger view closes alone',
    needs: illustrated,
    async go(visitor) {
      if (!illustrated) return
      const dialog = dialogOf(illustrated)
      const viewer = { role: 'dialog', name: filled(words.dialog.viewer, { title: illustrated.title }) }
      const picture = illustrated.src[1]?.alt ?? ''
      const enlarge = { role: 'button', name: filled(words.dialog.enlarge, { picture }), inside: dialog }
      const second = filled(words.slider.show, { number: 2, picture })
      await visitor.open(`?project=${illustrated.slug}`)
      await visitor.press({ role: 'button', name: words.slider.next, inside: dialog })
      const dot = { role: 'button', name: second, inside: dialog }
      await visitor.sees(dot, ({ attributes }) => attributes['aria-current'] === 'true', 'is the current one')
      await visitor.press(enlarge)
      await visitor.find({ ...close, inside: viewer })
      await visitor.key('Escape')
      await visitor.count(viewer, 0)
      await visitor.sees(enlarge, ({ focused }) => focused, 'has the focus')
      await visitor.key('Escape')
      await visitor.count({ role: 'dialog' }, 0)
      await visitor.address('')
    },
  },
]
