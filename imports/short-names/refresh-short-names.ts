import type { Client } from 'pg'
import { SAMPLE_SOURCE } from '#db/samples/insert-sample.ts'
import type { CountryCode } from '#db/vocabulary.ts'
import { shortName } from './short-name.ts'

type Named = { id: string; name: string; city: string; country: CountryCode; short: string | null }

/** Schools that are read at once. */
const BATCH_SIZE = 2000

/**
 * Recomputes the short names of all registered schools in the country of a register, within a transaction.
 * Schools in one town whose names differ only in what the short name leaves out keep their official names.
 *
 * @param towns in lower case; all if left out
 * @returns number of schools whose short name changed
 */
export async function refreshShortNames(client: Client, source: string, towns?: readonly string[]): Promise<number> {
  let changes = 0
  for await (const schools of schoolsByTown(client, source, towns)) {
    const changed = withShortNames(schools).filter(({ row, short }) => row.short !== short)
    changes += changed.length
    if (changed.length > 0)
      await client.query(
        `update schools s set short_name = n.short_name from unnest($1::text[], $2::text[]) as n (id, short_name)
         where s.id = n.id`,
        [changed.map(({ row }) => row.id), changed.map(({ short }) => short)],
      )
  }
  return changes
}

/** Reads the schools in batches of whole towns, so that a register of any size takes little memory. */
async function* schoolsByTown(
  client: Client,
  source: string,
  towns: readonly string[] | undefined,
): AsyncGenerator<Named[]> {
  await client.query(
    `declare schools_by_town no scroll cursor for
     select id, name, city, country, short_name as short from schools
     where country in (select distinct country from schools where source = ${client.escapeLiteral(source)})
       and exists (select from school_codes c where c.school_id = id and c.source <> ${client.escapeLiteral(SAMPLE_SOURCE)})
       and ($1::text[] is null or lower(city) = any($1))
     order by country, lower(city)`,
    [towns ?? null],
  )
  let town: Named[] = []
  for (;;) {
    const { rows } = await client.query<Named>(`fetch ${BATCH_SIZE} from schools_by_town`)
    const last = rows.at(-1)
    if (!last) break
    const read = [...town, ...rows]
    const lastTown = read.findIndex((row) => townOf(row) === townOf(last))
    if (lastTown > 0) yield read.slice(0, lastTown)
    town = read.slice(lastTown)
  }
  yield town
  await client.query('close schools_by_town')
}

const townOf = ({ country, city }: Named) => `${country} ${city}`.toLowerCase()

/** Adds to each school its short name; null where the official one is shown. */
function withShortNames(rows: readonly Named[]): { row: Named; short: string | null }[] {
  const named = rows.map((row) => ({ row, short: shortName(row.name, row.country) }))
  const namesakes = Map.groupBy(named, ({ row, short }) => `${townOf(row)} ${short.toLowerCase()}`)
  return [...namesakes.values()].flatMap((group) => {
    const isUnclear = new Set(group.map(({ row }) => row.name)).size > 1
    return group.map(({ row, short }) => ({ row, short: isUnclear || short === row.name ? null : short }))
  })
}
