import type { LocalText } from '#app/features/schools/school-text.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { type Given, prepared } from '#db/prepared-db.ts'
import { COUNTRY_LANGUAGE, type CountryCode } from '#db/vocabulary.ts'

/** A text that a school wrote, and when it last changed it. */
export type OwnText = LocalText & { updatedAt: Date }

/**
 * Lists all texts of a school by section (`summary`, `description` and the ten of the dashboard): each in the reader's
 * language if available, else in the school's own, else in any.
 */
export async function listTexts(id: string, country: CountryCode, locale: Locale): Promise<Map<string, OwnText>> {
  const rows = await textRows({ id, locale, own: COUNTRY_LANGUAGE[country] })
  return new Map(
    rows.map(({ section, language, text, updated_at }) => [section, { language, text, updatedAt: updated_at }]),
  )
}

const textRows = prepared((db, { id, locale, own }: Given<{ id: string; locale: Locale; own: Locale }>) =>
  db
    .selectFrom('school_texts')
    .select(['section', 'language', 'text', 'updated_at'])
    .distinctOn('section')
    .where('school_id', '=', id)
    .orderBy('section')
    .orderBy((eb) => eb('language', '=', locale), 'desc')
    .orderBy((eb) => eb('language', '=', own), 'desc')
    .orderBy('language'),
)
