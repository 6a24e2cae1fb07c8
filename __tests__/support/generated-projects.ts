import type { ProjectInput } from '../../content/schema'

const words =
  'account archive batch board branch browser budget cache calendar camera channel chart checkout city client clock colour column command comment compass copy cursor customer dashboard deadline deck delivery device diff digest drawing editor engine error estimate event export feed field figure file filter folder forecast form frame friend garden gauge graph grid group harbour header history image import index inbox invoice issue journal keyboard label ladder language lens letter library limit link list ledger log map margin matrix memory menu message meter mirror model module month morning network note notebook number office order page paper parser password path pattern payment phone photo pilot plan player point portfolio printer project proxy query queue reader receipt record reminder report request result review river road room route rule runner sample schedule schema screen search season server session shelf signal sketch slide socket station storage story stream street summary surface survey switch table target task team template terminal test theme thread ticket timer token track traffic travel tree trigger tunnel update upload vault vector vendor version video village visitor voice wallet warning water weather website week widget window winter wire worker writer year zone'.split(
    ' ',
  )

const types = ['Web', 'CLI App', 'Mobile', 'ML', 'Game', 'Desktop'] as const

/** A number in [0, 1) from a seed: the same on every machine and in every run. */
function random(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/**
 * Projects as long as the sample's own, with words that repeat as little as prose does, so that compression finds no
 * more in them than in real ones.
 *
 * @param count how many
 * @param pictures logos and screenshots to be shown in turn
 */
export function generatedProjects(
  count: number,
  pictures: readonly Pick<ProjectInput, 'logo' | 'src'>[],
): ProjectInput[] {
  const next = random(7)
  const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T
  const sentence = (length: number) => {
    const text = Array.from({ length }, () => pick(words)).join(' ')
    return `${text.charAt(0).toUpperCase()}${text.slice(1)} in ${Math.floor(next() * 900) + 100} steps.`
  }
  return Array.from({ length: count }, (_, i) => {
    const { logo, src = [] } = pictures[i % pictures.length] ?? {}
    const name = `${pick(words)} ${pick(words)} ${i + 1}`
    return {
      title: name.charAt(0).toUpperCase() + name.slice(1),
      type: types[i % types.length] ?? 'Web',
      createdAt: `${2005 + (i % 17)}-${String((i % 12) + 1).padStart(2, '0')}`,
      ...(logo && { logo }),
      src: src.map(({ file }) => ({ file, alt: sentence(12) })),
      description: [sentence(12), sentence(14), sentence(11)].join(' '),
      bulletpoints: [sentence(10), sentence(9), sentence(11)],
      github_link: `https://example.com/generated/project-${i + 1}`,
      ...(i % 2 === 0 && { website_link: `https://project-${i + 1}.example.org/` }),
    }
  })
}
