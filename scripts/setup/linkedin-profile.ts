import { z } from 'zod'
import { type LinkInput, linkOf } from './addresses'
import type { Imported } from './imported'
import type { Row } from './linkedin-table'
import { introAndAbout, oneLine } from './text'

/**
 * The person of an archive of LinkedIn's.
 *
 * @param row the only line of `Profile.csv`
 * @param mails the lines of `Email Addresses.csv`, of which the primary one is taken
 * @param notes takes what is left out of the headline
 */
export function profileOf(
  row: Row | undefined,
  mails: Row[],
  file: string,
  notes: string[],
): Imported['profile'] {
  const email = (mails.find((mail) => mail('Primary') === 'Yes') ?? mails[0])?.('Email Address')
  if (!row) return { email: z.email().safeParse(email).data }
  const { intro, about } = introAndAbout(row('Summary'))
  // A headline is often a list of everything; its first part is what the person is.
  const [title = '', ...others] = oneLine(row('Headline')).split(/ [|•·] /)
  if (others.length > 0) notes.push(`${file}: of your headline only "${title}" is taken.`)
  const links = linksOf(row)
  return {
    name: oneLine(`${row('First Name')} ${row('Last Name')}`) || undefined,
    title: title || undefined,
    intro,
    about: about.length > 0 ? about : undefined,
    email: z.email().safeParse(email).data,
    links: links.length > 0 ? links : undefined,
  }
}

/** LinkedIn writes lists as `[PERSONAL:https://…,COMPANY:https://…]`, and handles as `[name]`. */
function linksOf(row: Row): LinkInput[] {
  const items = (column: string) =>
    row(column)
      .replace(/^\[|\]$/g, '')
      .split(',')
      .map((item) => item.trim())
      .filter(Boolean)
  return [
    ...items('Websites').map((item) => ({
      network: '',
      username: '',
      url: item.replace(/^[A-Z_]+:(?=\S)/, ''),
    })),
    ...items('Twitter Handles').map((username) => ({ network: 'X', username, url: '' })),
  ].flatMap((profile) => linkOf(profile) ?? [])
}
