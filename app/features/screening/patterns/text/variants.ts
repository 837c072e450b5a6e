/** A text as it may be meant; for each of its UTF-16 units, the offset in the original text. */
export type Variant = { text: string; offsets: readonly number[] }

const LETTERS: Record<string, string> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't' }
const SIGNS: Record<string, string> = { '@': 'a', $: 's', '€': 'e', '!': 'i', '|': 'i' }
/** A word in which some letters are written as digits or punctuation: 1d10t, b!tch. */
const MIXED = /(?<![\p{L}\p{N}@.])(?=[\d@$€]{0,3}\p{L})[\p{L}\d@$€!|]{2,39}[\p{L}\d@$€]/gu
/** Characters separated by spaces, or letters separated by punctuation: w w w . x . d e, i.d.i.o.t. */
const APART = /(?<!\S)\S(?: {1,3}\S){3,80}(?![^\s,.;:!?])|(?<![\p{L}\p{N}])\p{L}(?:[._*-]\p{L}){3,30}(?![\p{L}\p{N}])/gu
/** Includes the characters that frame a digit as a keycap. */
const INVISIBLE = /[\u00ad\u200b\u200c\u2060]|\u200d|\ufe0f|\u20e3/gu
const MIN_LETTERS = 4
/** No word is this long, and matching within a word costs time, so the rest is left out. */
const ENDLESS = /(?<![\p{L}\p{N}\p{M}])([\p{L}\p{N}\p{M}]{60})[\p{L}\p{N}\p{M}]+/gu

/** Letters of other alphabets that look like ours. */
const LOOKALIKES: Record<string, string> = Object.fromEntries(
  [...'аaеeоoрpсcуyхxіiАAЕEОOРPСCХXТTМMКKВBНHіi'.matchAll(/(.)(.)/gu)].map(([, one = '', other = '']) => [one, other]),
)
const commonSigns = (text: string) =>
  text.replace(/[\u0400-\u045f\uff01-\uff5e]/gu, (sign) => LOOKALIKES[sign] ?? sign.normalize('NFKC'))

// Each step keeps the length, so that the offsets remain those of the text.
const lettersForSigns = (text: string) =>
  text.replace(MIXED, (word) =>
    /\p{L}[\d@$€!|]+\p{L}|\p{L}{2}[$€]|[\d@$€]\p{L}{3}/u.test(word)
      ? word.replace(/[^\p{L}]/gu, (sign) => LETTERS[sign] ?? SIGNS[sign] ?? sign)
      : word,
  )

/** Returns the gaps between separated characters; wider gaps and those before a capital separate words. */
function* gapsIn(word: string) {
  if ((word.match(/\p{L}/gu)?.length ?? 0) < MIN_LETTERS) return
  for (const { index, 0: gap } of word.matchAll(/(?<=\S) +(?=\S)|(?<=\p{L})[._*-](?=\p{L}[._*-]|\p{L}$)/gu)) {
    const startsWord = gap.length > 1 || /\p{Ll} \p{Lu}/u.test(word.slice(index - 1, index + 2))
    for (let at = startsWord ? 1 : 0; at < gap.length; at++) yield index + at
  }
}

function* superfluous(text: string) {
  for (const { index, 0: word } of text.matchAll(APART)) {
    for (const at of gapsIn(word)) yield index + at
  }
  for (const { index } of text.matchAll(INVISIBLE)) yield index
}

function* repeated(text: string, keep: number) {
  for (const { index, 0: run } of text.matchAll(/(\p{L})\1{2,}/giu)) {
    for (let at = keep; at < run.length; at++) yield index + at
  }
}

function* beyondWords(text: string) {
  for (const { index, 0: word, 1: kept = '' } of text.matchAll(ENDLESS)) {
    for (let at = kept.length; at < word.length; at++) yield index + at
  }
}

function without({ text, offsets }: Variant, dropped: ReadonlySet<number>): Variant {
  if (!dropped.size) return { text, offsets }
  const kept = Array.from({ length: text.length }, (_, index) => index).filter((index) => !dropped.has(index))
  return { text: kept.map((index) => text[index]).join(''), offsets: kept.map((index) => offsets[index] ?? 0) }
}

/**
 * Returns the text itself with overlong words shortened, then one variant for each disguise: separated letters,
 * invisible characters, digits for letters, and a repeated letter read as a single or double one.
 */
export function variantsOf(text: string): Variant[] {
  const whole: Variant = { text, offsets: Array.from({ length: text.length }, (_, index) => index) }
  const written = without(whole, new Set(beyondWords(text)))
  const common = { ...written, text: commonSigns(written.text) }
  const joined = without(common, new Set(superfluous(common.text)))
  const plain = { ...joined, text: lettersForSigns(joined.text) }
  const shorter = [1, 2].map((keep) => without(plain, new Set(repeated(plain.text, keep))))
  const variants = [written, joined, plain, ...shorter]
  return variants.filter((variant, index) => variants.findIndex((other) => other.text === variant.text) === index)
}
