import { type Expression, type RawBuilder, sql } from 'kysely'
import type { Locale } from '#app/i18n/locales.ts'

/** A text written by a school, with its language. */
export type LocalText = { text: string; language: string }

/** First choice of language when a school has no text in the reader's: the one spoken there. */
const HOME_LANGUAGE = sql`case d.country when 'FR' then 'fr' when 'ES' then 'es' when 'IT' then 'it' when 'GB' then 'en' else 'de' end`

/**
 * Returns a subquery with the text of a section for `school_directory as d`, as {@link LocalText}: in the reader's
 * language if available, else in the school's own, else in any.
 */
export function schoolText(
  section: string,
  locale: Locale | RawBuilder<Locale>,
): RawBuilder<LocalText | null> & Expression<LocalText | null> {
  return sql<LocalText | null>`(
    select json_build_object('text', x.text, 'language', x.language) from school_texts x
    where x.school_id = d.id and x.section = ${section}
    order by x.language = ${locale} desc, x.language = ${HOME_LANGUAGE} desc, x.language limit 1)`
}
