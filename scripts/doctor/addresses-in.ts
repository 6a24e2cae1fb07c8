import type { ContentInput } from '../../content/files'
import type { ContentPath } from './finding'
import { textsIn } from './texts-in'

/** Domains that belong to nobody, for examples and machines of one's own (RFC 2606, RFC 6761). */
const reserved = /(^|\.)(example\.(com|net|org)|example|test|invalid|localhost|local)$/

export function isReserved(host: string): boolean {
  return reserved.test(host) || /^(127|10|192\.168|0)\./.test(host)
}

/** Every text of the content with the hosts of the web and mail addresses in it. */
export function hostsIn(content: ContentInput): (ContentPath & { text: string; hosts: string[] })[] {
  return (Object.keys(content) as (keyof ContentInput)[]).flatMap((key) =>
    textsIn(content[key]).flatMap(({ path, text }) => {
      const web = [...text.matchAll(/https?:\/\/[^\s"'<>]+/g)].flatMap(([address]) =>
        URL.canParse(address) ? [new URL(address).hostname] : [],
      )
      const mail = [...text.matchAll(/[\w.+-]+@([\w-]+(?:\.[\w-]+)+)/g)].map(([, host = '']) =>
        host.toLowerCase(),
      )
      const hosts = [...web, ...mail]
      return hosts.length > 0 ? [{ key, path, text, hosts }] : []
    }),
  )
}
