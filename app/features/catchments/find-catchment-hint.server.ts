import { sql } from 'kysely'
import type { Locale } from '#app/i18n/locales.ts'
import { translator } from '#app/i18n/translate.ts'
import { preparedDb } from '#db/prepared-db.ts'
import { typedWords } from '#search-engine/language/fold.ts'
import { findEdition } from './edition.server.ts'

/** A link to the page that finds the school for a home; `to` is without language. */
type CatchmentHint = { label: string; to: '/catchment' }

/** Words and phrases with which families ask for the responsible school, folded, in five languages. */
const ASKING = [
  'einschulungsbereich',
  'einschulungsbereiche',
  'einzugsbereich',
  'einzugsgebiet',
  'schulbezirk',
  'schulsprengel',
  'sprengelschule',
  'zustandige schule',
  'zustandige grundschule',
  'zustaendige schule',
  'zustaendige grundschule',
  'carte scolaire',
  'secteur scolaire',
  'ecole de secteur',
  'college de secteur',
  'catchment',
  'catchment area',
  'school for my address',
  'zona escolar',
  'bacino scolastico',
  'bacino di utenza',
]

type PlaceOfSearch = { name: string; region: string; country: string }

/**
 * Returns the link for a search that asks for the responsible school, or whose place has known catchments: Berlin, and
 * the communes of Ille-et-Vilaine listed in the data.
 *
 * @returns null for any other search, and until an edition is imported
 */
export async function findCatchmentHint(
  text: string,
  place: PlaceOfSearch | undefined,
  locale: Locale,
): Promise<CatchmentHint | null> {
  const t = translator(locale)
  if (place?.country === 'DE' && place.region === 'Berlin')
    return (await findEdition('de-berlin-catchments'))
      ? { label: t('catchment.search.berlin'), to: '/catchment' }
      : null
  if (place?.country === 'FR' && (await isListed(place.name)))
    return { label: t('catchment.search.sector'), to: '/catchment' }
  if (!isAsking(text)) return null
  const editions = await Promise.all([findEdition('de-berlin-catchments'), findEdition('fr-35-catchments')])
  return editions.some(Boolean) ? { label: t('catchment.title'), to: '/catchment' } : null
}

/** Whether a text contains one of the phrases as whole words. */
function isAsking(text: string): boolean {
  const typed = ` ${typedWords(text).join(' ')} `
  return ASKING.some((phrase) => typed.includes(` ${phrase} `))
}

async function isListed(commune: string): Promise<boolean> {
  const row = await preparedDb()
    .selectFrom('catchments')
    .select('unit')
    .where('source', '=', sql.lit('fr-35-catchments'))
    .where('school_key', 'is not', null)
    .where(sql<string>`lower(name)`, '=', commune.toLowerCase())
    .limit(sql.lit(1))
    .executeTakeFirst()
  return row !== undefined
}
