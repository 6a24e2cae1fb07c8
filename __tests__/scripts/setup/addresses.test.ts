import { addressOf, linkOf } from '@/scripts/setup/addresses'

test.each([
  ['https://okafor.dev/a', 'https://okafor.dev/a'],
  ['okafor.dev', 'https://okafor.dev'],
  ['JavaScript://okafor.dev/%0aalert(1)', undefined],
  ['https://user@okafor.dev', undefined],
  ['two words.dev', undefined],
  ['', undefined],
])('the address %j becomes %j', (text, expected) => {
  expect(addressOf(text)).toBe(expected)
})

test.each([
  [{ network: 'GitHub', username: 'ada' }, 'https://github.com/ada'],
  [{ network: 'Twitter', username: '@ada' }, 'https://x.com/ada'],
  [
    { network: 'Mastodon', url: 'https://my.social/@a' },
    { href: 'https://my.social/@a', network: 'mastodon' },
  ],
  [
    { network: 'My notes', url: 'https://a.dev/n' },
    { href: 'https://a.dev/n', label: 'My notes' },
  ],
  [{ network: 'GitHub', username: '../../evil' }, undefined],
  [{ network: 'Orkut', username: 'ada' }, undefined],
])('the profile %j becomes the link %j', (profile, expected) => {
  expect(linkOf(profile)).toEqual(expected)
})
