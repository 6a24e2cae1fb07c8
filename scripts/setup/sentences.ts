/** Words that end in a full stop within a sentence, in the languages of most resumes. Single letters always do. */
const abbreviations = new Set(
  `approx ca dr etc ext fig inc jr jun ltd max min mr mrs ms no nr prof resp sr sen st tel vol vs zzgl
  abs bspw bzw dipl ehem evtl ggf inkl ing insb max mind mio mrd nr od sog str tlw u.a usw vgl z.b
  av cf env ex mme p.ex ej núm ud uds aprox art dott ecc sig es bl.a f.d m.fl osv t.ex np m.in tzn itp itd tj
  т.е т.д др напр гг`.split(/\s+/),
)

/** Returns whether a piece of text ends where its sentence goes on: after "z. B.", ".NET" or "ehem." */
function isUnfinished(piece: string, next: string): boolean {
  if (!/[\s。！？]$/u.test(piece) || /^\p{Ll}/u.test(next)) return true
  const word = /([^\s(]+)\.\s*$/u.exec(piece)?.[1]?.toLowerCase() ?? ''
  return /^\p{L}$|^(?:\p{L}\.)+\p{L}$/u.test(word) || abbreviations.has(word)
}

/** Returns the sentences of a text in any language. In doubt a sentence is too long: it is never split. */
export function sentences(text: string): string[] {
  const pieces: string[] = []
  for (const { segment } of new Intl.Segmenter('en', { granularity: 'sentence' }).segment(text)) {
    const last = pieces.at(-1)
    if (last !== undefined && isUnfinished(last, segment)) pieces[pieces.length - 1] = last + segment
    else pieces.push(segment)
  }
  return pieces.map((piece) => piece.trim()).filter(Boolean)
}
