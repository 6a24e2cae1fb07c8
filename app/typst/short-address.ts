import { domainToUnicode } from 'node:url'
import { missingIn } from '@/app/typst/fonts'

/**
 * Formats an address as people write it: without protocol, `www.` and closing slash, and with its letters decoded
 * (`müller.example`, not `xn--mller-kva.example`) if the fonts of the documents have them.
 */
export function shortAddress(address: string): string {
  const short = address.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '')
  const written = inItsLetters(short)
  return missingIn(written).length === 0 ? written : short
}

function inItsLetters(short: string): string {
  const [, host = '', rest = ''] = /^([^/:?#]*)(.*)$/.exec(short) ?? []
  return (domainToUnicode(host) || host) + rest.replace(/(?:%[0-9a-f]{2})+/gi, decodedLetters)
}

/** Decodes letters. Spaces and punctuation stay encoded, because they would end the address or change its meaning. */
function decodedLetters(encoded: string): string {
  try {
    const decoded = decodeURIComponent(encoded)
    return /^[\p{L}\p{M}\p{N}]+$/u.test(decoded) ? decoded : encoded
  } catch {
    return encoded
  }
}
