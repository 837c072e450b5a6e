import type { Locale } from '#app/i18n/locales.ts'
import { translator } from '#app/i18n/translate.ts'
import type { CountryCode } from '#db/vocabulary.ts'
import type { KindOfSchool } from '../kind-of-school.ts'
import { designationLabel } from './designation.server.ts'
import { stageOfKind } from './stage-of.ts'

/** Returns what the schools of a kind in a country are called together. */
export function kindLabel(kind: KindOfSchool, country: CountryCode, locale: Locale): string {
  const stage = stageOfKind(kind, country)
  return stage === 'other' ? translator(locale)('category.other') : designationLabel(country, stage, locale)
}
