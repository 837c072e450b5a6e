/** A text in small letters without its disguises; for each of its UTF-16 units, its offset in the text. */
export type Unmasked = { text: string; offsets: readonly number[] }

const LETTERS: Record<string, string> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't' }
const SIGNS: Record<string, string> = { '@': 'a', $: 's', '€': 'e', '!': 'i', '|': 'i' }
/** A word of letters in which some are written as digits or signs: 1d10t, b!tch. */
const MIXED = /(?<![\p{L}\p{N}@.])(?=[\d@$€]{0,3}\p{L})[\p{L}\d@$€!|]{2,39}[\p{L}\d@$€]/gu
/** A word whose letters stand apart: i d i o t, i.d.i.o.t. */
const APART = /(?<![\p{L}\p{N}])\p{L}(?:[ ._*-]{1,2}\p{L}){3,30}(?![\p{L}\p{N}])/gu
const INVISIBLE = /[\u00ad\u200b-\u200d\u2060]/gu

// Each step keeps the length, so that the offsets stay those of the text.
const lowerCase = (text: string) =>
  text.replace(/\p{Lu}/gu, (letter) => (letter.toLowerCase().length === letter.length ? letter.toLowerCase() : letter))
const lettersForSigns = (text: string) =>
  text.replace(MIXED, (word) => word.replace(/[^\p{L}]/gu, (sign) => LETTERS[sign] ?? SIGNS[sign] ?? sign))

function* superfluous(text: string, keep: number) {
  for (const { index, 0: word } of text.matchAll(APART)) {
    for (const { index: at } of word.matchAll(/[^\p{L}]/gu)) yield index + at
  }
  for (const { index } of text.matchAll(INVISIBLE)) yield index
  for (const { index, 0: run } of text.matchAll(/(\p{L})\1{2,}/gu)) {
    for (let at = keep; at < run.length; at++) yield index + at
  }
}

function without(text: string, dropped: ReadonlySet<number>): Unmasked {
  const offsets = Array.from({ length: text.length }, (_, index) => index).filter((index) => !dropped.has(index))
  return { text: offsets.map((index) => text[index]).join(''), offsets }
}

/** The readings of a text: a letter that is repeated often stands for one, or for two of itself. */
export function unmask(text: string): Unmasked[] {
  const plain = lettersForSigns(lowerCase(text))
  const once = without(plain, new Set(superfluous(plain, 1)))
  const twice = without(plain, new Set(superfluous(plain, 2)))
  return once.text === twice.text ? [once] : [once, twice]
}
