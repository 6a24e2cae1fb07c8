/**
 * The path an export was built for, read from where its pages look for their scripts.
 *
 * @param html any exported page
 * @returns decoded, such as `/a/b`, or `''` at the root
 */
export function basePathOf(html: string): string {
  return decodeURI(/(?:src|href)="(\/[^"]*?)?\/_next\/static\//.exec(html)?.[1] ?? '')
}
