/** Finds the ends of sentences, and joins their pieces, in the languages of most resumes. In doubt a sentence continues. */

/** Returns the words of a text. */
export const setOf = (words: string) => new Set(words.split(/\s+/))

/** Words that end in a full stop within a sentence. Single letters always do. */
const abbreviations =
  setOf(`approx ca co dept dr etc ext fig inc jr jun ltd max min mr mrs ms no nr prof resp sr sen st tel vol vs zzgl
  jan feb mar apr jul aug sep sept oct okt nov dec dez
  abs abt bspw bzw dipl dt fa ehem evtl ggf inkl ing insb max mind mio mrd nr od sog str tlw u.a usw vgl z.b
  av cf env ex mme p.ex ej núm ud uds aprox art dott ecc sig es bl.a f.d m.fl osv t.ex np m.in tzn itp itd tj
  т.е т.д др напр гг`)
/** Words that neither a sentence nor an item of a list ends with. */
const openWords =
  setOf(`a the and or of to for from with without by at in on into onto as via per than that which who whose our
  their its my your using including between among across through during under within is are was were e.g. i.e. vs vs. z.B. d.h. bzw. inkl.
  der die das den dem des eine einen einem einer eines und oder von vom zum zur mit für im am als durch gegen ohne zwischen sowie
  bei beim le la les du des une et ou à au aux en dans par pour sur avec sans sous chez qui dont entre de
  el los las y o u del con por para sin sobre desde su sus que os um uma do da dos das no na nos nas ao com em e
  il lo gli di dei della delle dal dalla nel nella su tra fra ed che het een van voor naar och att av för med ett samt
  oraz i z ze w od dla po przez lub v s и в во на с со для по из к от при за через или а і й та у із від ve ile
  في من على إلى عن مع و أو של את על עם का के की में से और`)
/** Marks and letters that end neither a sentence nor an item. */
const openEnd = /[,،、，&(（\p{Pd}]$|(?<=[\p{sc=Han}ァ-ヺー\w])[のをはがにへや]$|[的和与與及或를을]$/u
export const sentenceEnd = /[.!?…:;。！？：；।؟۔][\p{Pe}\p{Pf}"']*$/u

/** Letters of scripts without spaces between words, and their punctuation. */
export const wide = /[\u3000-\u30ff\uff00-\uffef\p{sc=Han}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u

/** Counts columns: letters of some scripts take two. */
export function widthOf(text: string): number {
  return [...text].reduce((columns, letter) => columns + (wide.test(letter) ? 2 : 1), 0)
}

/** Enough letters to know how a text ends. A search in all of it would be slow. */
const endOf = (text: string) => text.slice(-200)

function endsInAbbreviation(text: string): boolean {
  const word = /([^\s(]+)\.\s*$/u.exec(endOf(text))?.[1]?.toLowerCase() ?? ''
  return /^\p{L}$|^(\p{L})\1$|^(?:\p{L}\.)+\p{L}$/u.test(word) || abbreviations.has(word)
}

/** Returns whether a line ends a sentence. */
export function isFinished(line: string): boolean {
  return sentenceEnd.test(endOf(line)) && !endsInAbbreviation(line)
}

/** Returns whether a line certainly continues on the next line. */
export function isOpen(line: string): boolean {
  const end = endOf(line)
  const count = (bracket: RegExp) => end.match(bracket)?.length ?? 0
  const word = /(?:\p{L}\. ?)*[^\s(]*$/u.exec(end)?.[0].replace(/\s/g, '') ?? ''
  return openEnd.test(end) || openWords.has(word) || count(/[(（]/g) > count(/[)）]/g)
}

/** Returns whether a text starts with a lowercase letter, except names such as "iOS". */
export function startsSmall(text: string): boolean {
  return /^\p{Ll}(?!\p{Ll}*\p{Lu})/u.test(text)
}

/** Joins two pieces of a text, without a space in scripts that have none and within words with a hyphen. */
export function joinTexts(before: string, text: string): string {
  const isHyphenated =
    /[\p{L}\p{N}][-‐]$/u.test(endOf(before)) && !/^(?:and|or|und|oder|et|ou|y|e|en|i)\s/u.test(text)
  const isUnspaced =
    /[、。，．・（「]$/.test(endOf(before)) || (wide.test(before.slice(-1)) && wide.test(text.charAt(0)))
  return isHyphenated || isUnspaced ? before + text : `${before} ${text}`.trim()
}

/** The marks between items of one text, except in brackets. */
const betweenItems = /(?:\s*[,;、，]\s*|\s+[|·•]\s*)(?![^()（）]*[)）])/u

/** Returns the items of a list in one text. Prose stays whole: several sentences, or one with parts that are not names. */
export function itemsIn(text: string): string[] {
  const items = text
    .replace(/^[•·]\s*|(?<=[^.])\.$/gu, '')
    .split(betweenItems)
    .filter(isItem)
  const isPhrase = (item: string) =>
    /^(?:\S+\s+){2,}/.test(item) && item.split(' ').some((word) => /^\p{Ll}/u.test(word))
  const isProse =
    sentences(text).length > 1 ||
    /。$/.test(text) ||
    (isFinished(text) && /[.!?]$/.test(text) && items.some(isPhrase))
  return isProse ? [text] : items
}

/** Returns whether a text is more than the end of a list, such as "etc." */
export function isItem(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text) && !/^(?:etc|usw|ecc|itp|itd|и др|等|more|others)\.*$/iu.test(text)
}

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })

/** Returns the sentences of a text. */
export function sentences(text: string): string[] {
  const pieces: string[] = []
  let before = ''
  for (const { segment } of segmenter.segment(text)) {
    if (before && isUnfinished(before, segment)) pieces.push(pieces.pop() + segment)
    else pieces.push(segment)
    before = segment
  }
  return pieces.map((piece) => piece.trim()).filter(Boolean)
}

/** Returns whether a piece of a text ends inside a sentence: after "z. B.", ".NET", "ehem." or "Sept.". */
function isUnfinished(piece: string, next: string): boolean {
  const end = endOf(piece)
  const isOrdinal = /(?:^|\s)\d{1,2}\.\s*$/.test(end)
  return !/[\s。！？]$/u.test(end) || /^\p{Ll}/u.test(next) || isOrdinal || endsInAbbreviation(piece)
}
