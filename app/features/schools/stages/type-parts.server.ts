import type { Locale } from '#app/i18n/locales.ts'
import { translator } from '#app/i18n/translate.ts'
import { COUNTRY_LANGUAGE } from '#db/vocabulary.ts'
import { designationLabel } from './designation.server.ts'
import type { Stage } from './stage.ts'
import { type Staged, stageOf } from './stage-of.ts'

/** Words for the type of a school; `lang` if they are not in the reader's language. */
export type TypePart = { text: string; lang?: string }

/** British types that say whom a school teaches; the others say who runs it: `Academy (sponsor-led)`. */
const TELLS_STAGE =
  /primary|middle|secondary|nursery|grammar|preparatory|special|all.through|college|sixth|16|referral/i

/** Types that only say that a school is private or has a head: nothing that a family asks. */
const SAYS_NOTHING =
  /^(centro docente privado|centre docent( privat)?|(other )?independent( special)? school|independent schools?)$/i

const CATALAN = /^(escola|institut|centre|llar|parvulari|conservatori|aula|zona)( de| d.|$)|^(escola|institut|llar) /i

/** Words of registers that stand for longer or stranger ones. */
const PLAIN: readonly (readonly [RegExp, string])[] = [
  [/ \(?(converter|sponsor.led)\)?$/i, ''],
  [/^- a/, 'A'],
  [/^- /, ''],
  [/^la nursery school$/i, 'Local authority nursery school'],
  [/^secondary \(grammar\) school$/i, 'Grammar school'],
  [/^secondary \(non-grammar\) school$/i, 'Secondary school'],
  [/^section enseignt gen\. et prof\. adapte$/i, 'SEGPA'],
]

/**
 * Returns the words for the type of a school, in order, at most two: what its register says, in the language of its
 * country, and what a school with its stages is called in the reader's language. Readers of another language get both,
 * except for British words, which say who runs a school, and so does everybody where the register says no more.
 */
export function typeParts(school: Staged, locale: Locale): TypePart[] {
  const stage = stageOf(school)
  const kind = kindPart(school, stage, locale)
  const own = ownPart(school, locale)
  if (!own) return [kind ?? { text: translator(locale)('category.other') }]
  if (!kind || kind.text.toLowerCase() === own.text.toLowerCase()) return [own]
  if (school.country !== 'GB') return own.lang ? [own, kind] : [own]
  if (locale !== 'en' || misnames(own.text, stage)) return [kind]
  return TELLS_STAGE.test(own.text) ? [own] : [kind, own]
}

/** Returns {@link typeParts} as one text. */
export const typeText = (school: Staged, locale: Locale): string =>
  typeParts(school, locale)
    .map(({ text }) => text)
    .join(' · ')

/** Middle schools of Wales teach all ages. */
const misnames = (own: string, stage: Stage) => /middle/i.test(own) && stage !== 'middle'

function kindPart({ country }: Staged, stage: Stage, locale: Locale): TypePart | undefined {
  return stage === 'other' ? undefined : { text: designationLabel(country, stage, locale) }
}

function ownPart({ localType, country }: Staged, locale: Locale): TypePart | undefined {
  if (!localType || SAYS_NOTHING.test(localType)) return undefined
  const plain = PLAIN.reduce((text, [words, shorter]) => text.replace(words, shorter), localType)
  // Spanish registers write Centro de Educación Infantil.
  const text = country === 'ES' ? plain.replace(/(?<= )\p{Lu}(?=\p{Ll})/gu, (letter) => letter.toLowerCase()) : plain
  const lang = country === 'ES' && CATALAN.test(text) ? 'ca' : COUNTRY_LANGUAGE[country]
  return lang === locale ? { text } : { text, lang }
}
