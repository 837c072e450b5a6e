import { countryName, formatList } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { translator } from '#app/i18n/translate.ts'
import type { CoverageNote } from './coverage-note.server.ts'

/** Returns the sentence above a list about what the directory currently knows. */
export function presentCoverage(note: CoverageNote | null, locale: Locale): string | null {
  if (!note) return null
  const t = translator(locale)
  if (note.kind === 'stages') {
    const stages = note.stages.map((stage) => t(`coverage.stage.${note.country}.${stage}`))
    return t('coverage.stages', { place: note.place, stages: formatList(locale, stages) })
  }
  const country = countryName(locale, note.country)
  return note.more > 0
    ? t('coverage.regionsMore', { country, regions: note.regions.join(', '), count: note.more })
    : t('coverage.regions', { country, regions: formatList(locale, note.regions) })
}
