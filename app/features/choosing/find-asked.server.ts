import { sql } from 'kysely'
import { directory } from '#app/features/search/live/directory.server.ts'
import { type Given, prepared } from '#db/prepared-db.ts'
import type { CountryCode } from '#db/vocabulary.ts'
import { type SearchResult, textQuery } from '#search-engine/index.ts'

const MAX_OTHERS = 4

/** The school that a family asks about, and others that its words may mean. */
export type FoundAsked = { id: string; others: { id: string; name: string }[] }

/**
 * Finds the school of which a family asks why it is not shown: by its id, or by words of its name, first among those
 * that were looked at.
 */
export async function findAsked(
  ask: string,
  looked: readonly string[],
  countries: CountryCode[],
): Promise<FoundAsked | undefined> {
  if (ask === '') return undefined
  const [known] = await nameRows({ ids: [ask] })
  if (known) return { id: known.id, others: [] }
  const engine = await directory()
  const asWords = { choice: { plain: new Set(['place', 'type', 'postal_code'] as const) } }
  const query = textQuery(ask, { pageSize: MAX_OTHERS + 1, withOthers: true, withoutSponsored: true, countries })
  // The words of a name may be those of a place elsewhere.
  const tries = [{ ...asWords, only: looked }, { only: looked }, asWords, {}]
  const found = tries
    .map((narrower) => () => engine.search({ ...query, ...narrower }))
    .reduce<SearchResult | undefined>((known, search) => known ?? answered(search()), undefined)
  if (!found) return undefined
  const ids = found.hits.map(({ id }) => id)
  const [first, ...others] = ids
  if (first === undefined) return undefined
  const names = new Map(
    (await nameRows({ ids })).map(({ id, name, city }) => [id, [name, city].filter(Boolean).join(', ')]),
  )
  return { id: first, others: others.flatMap((id) => (names.has(id) ? [{ id, name: names.get(id)! }] : [])) }
}

/** Results that have the words themselves. */
const answered = (result: SearchResult): SearchResult | undefined =>
  result.total > 0 && !result.isBesideText ? result : undefined

const nameRows = prepared((db, { ids }: Given<{ ids: string[] }>) =>
  db
    .selectFrom('school_directory')
    .select(['id', 'name', 'city'])
    .where('id', '=', sql<string>`any(${ids}::text[])`)
    .where('status', '<>', 'hidden')
    .orderBy('id'),
)
