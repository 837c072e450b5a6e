import { sql } from 'kysely'
import { CHOICE_SEPARATOR } from '#app/features/facts/vocabulary/fact-definition.ts'
import { preparedDb } from '#db/prepared-db.ts'
import type { CountryCode } from '#db/vocabulary.ts'
import type { PlaceIndex } from '../index/place-index.ts'
import { countryPath, MIN_INDEXED_SCHOOLS } from '../place-path.ts'
import { NEEDS, supportPath } from './support-path.ts'

/** Reads the paths of the pages of needs that search engines may list, by country; from the database, as for places. */
export async function readIndexedSupport(index: PlaceIndex): Promise<Map<CountryCode, string[]>> {
  const counts = new Map<string, { country: CountryCode; schools: number }>()
  for (const { country, region, need, schools } of await readCounts()) {
    if (!NEEDS.includes(need)) continue
    const places = [countryPath(country), ...[index.region(country, region)?.path ?? []].flat()]
    for (const path of places.map((place) => supportPath(need, place)))
      counts.set(path, { country, schools: (counts.get(path)?.schools ?? 0) + schools })
  }
  const listed = [...counts].filter(([, { schools }]) => schools >= MIN_INDEXED_SCHOOLS)
  const byCountry = Map.groupBy(listed, ([, { country }]) => country)
  return new Map([...byCountry].map(([country, paths]) => [country, paths.map(([path]) => path).sort()]))
}

type Counted = { country: CountryCode; region: string; need: string; schools: number }

/** Counts schools for children by region and need, each by the newest value of its register. */
async function readCounts(): Promise<Counted[]> {
  const newest = preparedDb()
    .selectFrom('school_facts as f')
    .innerJoin('school_keys as k', 'k.key', 'f.key')
    .innerJoin('school_directory as d', 'd.id', 'k.school_id')
    .distinctOn('d.id')
    .select(['d.id', 'd.country', 'd.region', 'f.choice'])
    .where('f.fact', '=', 'support_needs')
    .where('f.missing', 'is', null)
    .where('d.status', '=', 'active')
    .where('d.show_in_search', '=', true)
    .where('d.audience', '=', 'children')
    .where('d.city', '<>', '')
    .orderBy('d.id')
    .orderBy('f.period_start', 'desc')
  const rows = await preparedDb()
    .selectFrom(newest.as('n'))
    .innerJoinLateral(
      sql<{ need: string }>`string_to_table(n.choice, ${CHOICE_SEPARATOR})`.as<'s'>(sql`s(need)`),
      (on) => on.onTrue(),
    )
    .select(['n.country', 'n.region', 's.need'])
    .select(({ fn }) => fn.countAll<string>().as('schools'))
    .groupBy(['n.country', 'n.region', 's.need'])
    .execute()
  return rows.map(({ country, region, need, schools }) => ({
    ...{ country: country as CountryCode, region, need },
    schools: Number(schools),
  }))
}
