import { domainToUnicode } from 'node:url'
import { missingIn } from '@/app/documents/fonts'
import { shortAddress } from '@/content/schema/networks'

/**
 * Formats an address for reading: without protocol, `www.` and trailing slash, and with decoded letters (`müller.example`, not
 * `xn--mller-kva.example`) if the fonts of the documents have them.
 */
export function shortenAddress(address: string): string {
  const short = shortAddress(address)
  const decoded = decodeAddress(short)
  return missingIn(decoded).length === 0 ? decoded : short
}

function decodeAddress(short: string): string {
  const [, host = '', rest = ''] = /^([^/:?#]*)(.*)$/.exec(short) ?? []
  return (domainToUnicode(host) || host) + rest.replace(/(?:%[0-9a-f]{2})+/gi, decodeLetters)
}

/** Decodes letters. Spaces and punctuation stay encoded, because they would end the address or change its meaning. */
function decodeLetters(encoded: string): string {
  try {
    const decoded = decodeURIComponent(encoded)
    return /^[\p{L}\p{M}\p{N}]+$/u.test(decoded) ? decoded : encoded
  } catch {
    return encoded
  }
}
