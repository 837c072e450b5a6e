import { capitalsToTitle } from './title-case.ts'

/** Words that end in an apostrophe because they are shortened, not because an accent is missing. */
const CUT_WORDS = new Set(['DE', 'CA', 'PO', 'MO', 'TA', 'FRA', 'VI', 'A', 'DA', 'NE', 'TO', 'VO', 'DI'])
const GRAVE: Record<string, string> = { A: 'À', E: 'È', I: 'Ì', O: 'Ò', U: 'Ù' }

/**
 * Replaces an apostrophe that stands for an accent in capitals with the accent: CITTA' → CITTÀ, PERCHE' → PERCHÉ. An
 * apostrophe that closes a quotation or shortens a word (DE', CA') stays.
 */
export function italianAccents(text: string): string {
  return text.replace(
    /(?<!\p{L})(\p{Lu}*)([AEIOU])['’`´](?![\p{L}\d'])/gu,
    (all, stem: string, vowel: string, at: number) => {
      const word = stem + vowel
      const quoted = (text.slice(0, at).match(/(^|[\s(])['’`´]/g) ?? []).length % 2 === 1
      if (quoted || CUT_WORDS.has(word)) return all
      if (vowel === 'E' && /(CH|TR)$/.test(stem)) return `${stem}É`
      return stem + GRAVE[vowel]
    },
  )
}

const MARKS: [RegExp, string][] = [
  [/\b(GESU|CITTA|LIBERTA|TRINITA|CARITA|UNITA|NICCOLO|NICOLO)'(?=\p{Lu})/gu, "$1' "],
  [/"\s*-\s*/g, '" - '],
  [/`|´|’|''/g, "'"],
  [/(\p{Lu}{2,}'?)(\d)/gu, '$1 $2'],
  [/\.(?=\p{Lu}{3,}|(DA|DE|DI|DEL) )/gu, '. '],
  [/(?<=[\p{L}.])"(?=\p{Lu})/gu, ' "'],
  [/"(?=\p{Lu}.*")(?<=\s)/gu, '"'],
  [/\b(SANT|DELL|ALL|NELL|SULL|DALL|D|L)' (?=\p{Lu})/gu, "$1'"],
  [/\s+,/g, ','],
]

/**
 * Returns a name from the register as people write it: words in capitals get title case, even beside others that were
 * written by hand, and so do names without any capital.
 */
export function italianName(text: string): string {
  let name = /\p{Lu}/u.test(text) ? text : text.toUpperCase()
  for (const [pattern, replacement] of MARKS) name = name.replace(pattern, replacement)
  name = name
    .replace(/^"([^"]*)"$/, '$1')
    .replace(/^'([^']*)'$/, '$1')
    .replace(/\s+/g, ' ')
    .trim()
  return capitalsToTitle(italianAccents(name), 'it')
}

const STREET_WORDS: [RegExp, string][] = [
  [/^(P\.?\s?Z{1,2}\.?A|PZZA|PZA|P\.ZZA)\.?(?=\s)/i, 'PIAZZA'],
  [/^(V\.?\s?LE|VLE)\.?(?=\s)/i, 'VIALE'],
  [/^(C\.?\s?SO|CSO)\.?(?=\s)/i, 'CORSO'],
  [/^(L\.?\s?GO)\.?(?=\s)/i, 'LARGO'],
  [/^V\.(?=\s?\p{Lu}{2})/iu, 'VIA '],
  [/^C\.?\s?DA\.?\s+/i, 'CONTRADA '],
  [/^(LOC|FRAZ|CONTR)(?!\p{L})\.?\s*(?=\p{Lu})/iu, '$1. '],
]
const NUMBER_WORDS: [RegExp, string][] = [
  [/,?\s*\b(S\.?\s?N\.?\s?C\.?|SN|S\.N\.)$/i, ' snc'],
  [/,?\s*\bN(R?)[°º.]*\s*(?=\d)/gi, ' '],
  [/\s+/g, ' '],
]

/**
 * Returns a street from the register, which is mostly in capitals with the number attached: VIA BOCCACCIO13 → Via
 * Boccaccio 13.
 */
export function italianStreet(text: string): string {
  let street = text
  for (const [pattern, replacement] of [...STREET_WORDS, ...MARKS]) street = street.replace(pattern, replacement)
  street = capitalsToTitle(italianAccents(street), 'it')
  for (const [pattern, replacement] of NUMBER_WORDS) street = street.replace(pattern, replacement)
  street = street.trim()
  return street.charAt(0).toUpperCase() + street.slice(1)
}
