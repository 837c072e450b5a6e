import type { Client } from 'pg'
import { SAMPLE_SOURCE } from '#db/samples/insert-sample.ts'
import type { CountryCode } from '#db/vocabulary.ts'
import { shortName } from './short-name.ts'

type Named = { id: string; name: string; city: string; country: CountryCode; short: string | null }

/**
 * Recomputes the short names of all schools that registers list in the countries of a register.
 *
 * Schools of one town whose names differ only in what the short name leaves out keep their official names.
 *
 * @returns number of schools whose short name changed
 */
export async function refreshShortNames(client: Client, source: string): Promise<number> {
  const { rows } = await client.query<Named>(
    `select id, name, city, country, short_name as short from schools
     where country in (select distinct country from schools where source = $1)
       and exists (select from school_codes c where c.school_id = id and c.source <> $2)`,
    [source, SAMPLE_SOURCE],
  )
  const changed = withShortNames(rows).filter(({ row, short }) => row.short !== short)
  if (changed.length === 0) return 0
  await client.query(
    `update schools s set short_name = n.short_name from unnest($1::text[], $2::text[]) as n (id, short_name)
     where s.id = n.id`,
    [changed.map(({ row }) => row.id), changed.map(({ short }) => short)],
  )
  return changed.length
}

/** Adds to each school its short name; null where the official one is shown. */
function withShortNames(rows: readonly Named[]): { row: Named; short: string | null }[] {
  const named = rows.map((row) => ({ row, short: shortName(row.name, row.country) }))
  const namesakes = Map.groupBy(named, ({ row, short }) => `${row.country} ${row.city} ${short}`.toLowerCase())
  return [...namesakes.values()].flatMap((group) => {
    const isUnclear = new Set(group.map(({ row }) => row.name)).size > 1
    return group.map(({ row, short }) => ({ row, short: isUnclear || short === row.name ? null : short }))
  })
}
