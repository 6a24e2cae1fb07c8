import { act, fireEvent, render, screen } from '@testing-library/react'
import { Contact } from '@/components/sections/contact'
import { toastStore } from '@/components/ui/toast-store'
import * as words from '@/content/words'
import { plant } from '../../support/browser'
import { type PlantedContent, readContent } from '../../support/content'
import { inNewTab } from '../../support/words'

function show(spoil?: (content: PlantedContent) => void) {
  const { profile, sections } = readContent(spoil)
  render(<Contact section={sections.contact} profile={profile} />)
  return profile
}

const links = () => screen.getAllByRole('link')
const ways = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)

test('K1 the ways are the owner’s links and Mail, under those names at every width', () => {
  show()
  expect(ways()).toEqual(
    ['Github', 'LinkedIn', 'planted.example.net', words.contact.mail].map((name) => inNewTab(name)),
  )
})

test('D8 each link is told to be the owner’s own, and mail is not', () => {
  const profile = show()
  const mine = links().filter((link) => link.getAttribute('rel')?.split(' ').includes('me'))
  expect(mine.map((link) => link.getAttribute('href'))).toEqual(profile.links.map(({ href }) => href))
})

test('W2 the mail address can be copied', async () => {
  const profile = show()
  const writeText = jest.fn(async () => {})
  plant(navigator, 'clipboard', { writeText })
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: words.contact.copyAddress })))
  expect(writeText).toHaveBeenCalledWith(profile.email)
  expect(toastStore.read().map(({ text }) => text)).toEqual([words.contact.addressCopied])
})

test('O2 without a mail address there is nothing to copy, and no way of that name', () => {
  show(({ profile }) => {
    profile.email = undefined
  })
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.queryByText(words.contact.mail)).toBeNull()
  expect(links()).toHaveLength(3)
})

test('O2 without links the mail address stands alone', () => {
  show(({ profile }) => {
    profile.links = []
  })
  expect(ways()).toEqual([inNewTab(words.contact.mail)])
})
