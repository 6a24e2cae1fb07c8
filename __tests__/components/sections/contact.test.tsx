import { act, fireEvent, render, screen } from '@testing-library/react'
import { Contact } from '@/components/sections/contact'
import { toastStore } from '@/components/ui/toast-store'
import { plant } from '../../support/browser'
import { readContent } from '../../support/content'

const { profile, sections } = readContent()

beforeEach(() => {
  render(<Contact section={sections.contact} profile={profile} />)
})

const links = () => screen.getAllByRole('link')

test('K1 the ways are Github, Linkedin, Facebook, Instagram and Mail, under those names at every width', () => {
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    ['Github', 'Linkedin', 'Facebook', 'Instagram', 'Mail'].map((name) => `${name} (opens in a new tab)`),
  )
})

test('K1 each leads where the profile says, and mail to the address', () => {
  const { github, linkedin, facebook, instagram } = profile.links
  const mail = `mailto:${profile.email}`
  expect(links().map((link) => link.getAttribute('href'))).toEqual([
    mail,
    github,
    linkedin,
    facebook,
    instagram,
    mail,
  ])
})

test('H7 all of them open a new tab without an opener', () => {
  for (const link of links()) {
    expect(link).toHaveAttribute('target', '_blank')
    expect(link.getAttribute('rel')?.split(' ')).toContain('noopener')
    expect(link).toHaveAccessibleName(/\(opens in a new tab\)$/)
  }
})

test('W2 the mail address can be copied', async () => {
  const writeText = jest.fn(async () => {})
  plant(navigator, 'clipboard', { writeText })
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Copy address' })))
  expect(writeText).toHaveBeenCalledWith(profile.email)
  expect(toastStore.read().map(({ text }) => text)).toEqual(['Mail address copied'])
})

test('K1 the section has its heading and its lead', () => {
  expect(screen.getByRole('region', { name: 'Heading of contact' })).toHaveAttribute('id', 'contact')
  expect(screen.getByText('Lead of contact')).toBeInTheDocument()
})
