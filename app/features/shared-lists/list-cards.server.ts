import { sql } from 'kysely'
import { findSentences } from '#app/features/facts/cards/find-card-facts.server.ts'
import { currentIds } from '#app/features/schools/current-ids.server.ts'
import { initials } from '#app/features/schools/initials.ts'
import { BASIC_COLUMNS, presentBasics } from '#app/features/schools/present-basics.ts'
import { searchSchools } from '#app/features/search/results/search-schools.server.ts'
import { readSearchAddress } from '#app/features/search/search-address.ts'
import { countryName } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { type Given, prepared } from '#db/prepared-db.ts'
import { MAX_FOUND } from './shared-list.ts'

/** What a shared list shows of a school. `asked` is the id on the list, which a merge may have replaced by `id`. */
export type ListCard = Awaited<ReturnType<typeof listCards>>[number]
/** A school that can be put on a list. */
export type FoundCard = Awaited<ReturnType<typeof findCards>>[number]

/** Lists the cards of schools, closed ones too; ids of which nothing may be shown are left out. Nothing is stored. */
export async function listCards(ids: readonly string[], locale: Locale) {
  const current = await currentIds(ids)
  const shown = [...new Set(current.values())]
  if (shown.length === 0) return []
  const [rows, words] = await Promise.all([cardRows({ ids: shown }), findSentences(shown, locale)])
  const byId = new Map(rows.map((row) => [row.id, { ...presentCard(row, locale), closed: row.status === 'closed' }]))
  return [...current].flatMap(([asked, id]) => {
    const card = byId.get(id)
    return card ? [{ asked, ...card, sentence: words.get(id)?.sentence ?? null }] : []
  })
}

const cardRows = prepared((db, { ids }: Given<{ ids: readonly string[] }>) =>
  db
    .selectFrom('school_directory as d')
    .select(BASIC_COLUMNS)
    .select('d.status')
    .where('d.status', '<>', sql.lit('hidden'))
    .where('d.id', '=', sql<string>`any(${ids}::text[])`),
)

function presentCard(row: Parameters<typeof presentBasics>[0], locale: Locale) {
  const basics = presentBasics(row, locale)
  const { id, name, category, typeParts } = basics
  return { id, name, category, typeParts, letters: initials(name), place: placeOf(basics, locale) }
}

type Placed = Pick<ReturnType<typeof presentBasics>, 'street' | 'postalCode' | 'city' | 'country'>

const placeOf = ({ street, postalCode, city, country }: Placed, locale: Locale) =>
  [street, [postalCode, city].filter(Boolean).join(' ') || countryName(locale, country)].filter(Boolean).join(', ')

/** Finds the schools that a text names, without paid places, the likeliest first. */
export async function findCards(text: string, locale: Locale) {
  const found = await searchSchools(readSearchAddress(new URLSearchParams({ q: text, others: 'all' })), locale)
  const schools = found.isBesideText ? [] : found.schools
  return schools.slice(0, MAX_FOUND).map((school) => {
    const { id, name, typeParts } = school
    return { id, name, typeParts, place: placeOf(school, locale) }
  })
}
