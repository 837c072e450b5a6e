import type { ScreeningRules } from '../finding.ts'

/**
 * Units that hostile texts repeat; each is the beginning of something that a detector looks for and that never ends.
 */
export const UNITS: readonly string[] = [
  'a',
  'A',
  '0',
  ' ',
  '.',
  '@',
  '*',
  '-',
  '\n',
  'é',
  "'",
  'ab ',
  'a ',
  'a.',
  'a   ',
  '1 - ',
  'a-',
  'Aa-',
  'aaaaaa ',
  'Aaaaaa ',
  'a1',
  'a$',
  '4b!',
  'a\u200b',
  'aaa ',
  'ab ab ',
  'ABC ',
  'ABCDEF, ',
  '👩‍🏫',
  'Ab cd. ',
  'A? ',
  'a,',
  '„a“ ',
  "l'a",
  "dell'aa'",
  'aa.aa.',
  'a-a.',
  'a.b@',
  'a@b.',
  'ab at ',
  'ab at ab dot ',
  '@a.',
  '@aa',
  'facebook ',
  'facebook aa: ',
  'www.a/',
  'http://',
  'h t t p ',
  'ab dot ',
  'punkt',
  'aa punkt ',
  'ab point ',
  'ab punto ',
  '[at](dot)',
  '0 1',
  '0-',
  'tel ',
  'tel: ab, ',
  'call Aaaa ',
  'seven0',
  'eins zwei ',
  'one,',
  'o ',
  'doppelnull',
  'double ab ',
  'einundzwanzig',
  'twenty-one',
  'aaaaaahundert',
  'aaaacientos y aaa ',
  'treinta y aaa ',
  'aaacentoaaa',
  'triplo aaa ',
  'trentaaa',
  'vingt-',
  'vingt-et-',
  'quatre-vingt-dix-',
  'soixante-dix-sept-',
  'Aastraße',
  'Aa-straße ',
  'Am Aa ',
  'wohnt in der Aa ',
  'lives on Aa Bb ',
  '12 Aa Bb ',
  '1 Aa Aa Aa ',
  'Flat 1, 2 ',
  'Flat 1 1 Aa ',
  'rue de la ',
  "Rue de la d'",
  'calle de la ',
  'calle aa bb ',
  'via della ',
  'via aa bb ',
  'Lungoaaa ',
  '12345 Aa',
  'Schule liegt ',
  'Herr ',
  'frau Dr. ',
  'Mrs. ',
  'von der ',
  'Anna ',
  'Anna Maria-',
  'A. ',
  'meine Mutter ',
  'my sister, ',
  'thanks to ',
  'Anne Frank ',
  'Idiot ',
  'f*ck ',
  'a***',
  'du bist dumm ',
  'hat ADHS ',
  'mein Sohn hat ',
]

const ofLists = (lists: object, each: number): string[] =>
  Object.values(lists).flatMap((entries: unknown) =>
    Array.isArray(entries) ? entries.slice(0, each).map((entry) => String(entry).replaceAll('*', '')) : [],
  )

/**
 * Returns the words that patterns consist of: each is tried at the beginning of a text, within others and with what may
 * follow it.
 */
const stemsOf = ({ contacts }: ScreeningRules): string[] => {
  const sources = Object.values(contacts).flat().join(' ')
  const plain = sources.replace(/\\p\{\w+\}|\\\w/g, ' ').replace(/\[\p{Lu}(\p{Ll})\]/gu, '$1')
  return [...new Set(plain.match(/\p{L}{2,}/gu))]
}

/** Returns the units made from the words that the rules of a language look for. */
export function unitsOf(rules: ScreeningRules): string[] {
  const entries = [rules.names, rules.insults, rules.health].flatMap((lists) => ofLists(lists, 3))
  return [
    ...stemsOf(rules).flatMap((stem) => [`aaaaaa${stem}`, `${stem} Aa 1 `]),
    ...entries.map((entry) => `Aa ${entry}, `),
  ]
}

/** Returns a text of a given length that repeats a unit and ends differently. */
export const textOf = (unit: string, length: number): string =>
  `${unit.repeat(Math.ceil(length / unit.length)).slice(0, length - 1)}x`
