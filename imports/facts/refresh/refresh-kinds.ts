import type { Client } from 'pg'
import { comparisonAreaSql } from '#app/features/facts/comparison-area.ts'
import { kindOfSchoolSql } from '#app/features/schools/kind-of-school.ts'
import { SAMPLE_SOURCE } from '#db/samples/insert-sample.ts'
import type { CountryCode } from '#db/vocabulary.ts'

/** How many open schools there are in an area, or in certain regions of it, by its publisher. */
export type ExpectedSchools = { area: string; regions?: readonly string[]; schools: number }

/** Open schools of a kind in a region; `region` is empty for those whose register names none. */
export type KindCount = { area: string; region: string; kind: string; schools: number }

/** Open schools of a kind in a region or, where `region` is empty, a whole area. */
type KindRow = KindCount & { regions: number; expected: number | null }

/**
 * Counts the open schools of each kind in the regions and areas of a country, and how many there should be. Invented
 * samples do not count.
 */
export async function refreshKinds(
  client: Client,
  country: CountryCode,
  expected: readonly ExpectedSchools[],
): Promise<void> {
  const { rows } = await client.query<KindCount>(
    `select ${comparisonAreaSql('s')} as area, s.region, ${kindOfSchoolSql('s')} as kind, count(*)::integer as schools
     from schools s where s.country = $1 and s.status = 'active' and s.audience = 'children' and s.source <> $2
     group by 1, 2, 3`,
    [country, SAMPLE_SOURCE],
  )
  await client.query(`delete from kind_statistics where area = $1 or area like $1 || '-%'`, [country])
  await client.query(
    `insert into kind_statistics (area, region, kind, schools, regions, expected)
     select area, region, kind, schools, regions, expected
     from jsonb_to_recordset($1) as counted
       (area text, region text, kind text, schools integer, regions integer, expected integer)`,
    [JSON.stringify(kindRows(rows, expected))],
  )
}

/**
 * Adds up the schools of each kind by area, and estimates how many there should be: where a publisher says that twice
 * as many schools exist in a place as the directory lists, twice as many of each kind are expected. The number for a
 * region takes precedence over that of its area; without either it stays unknown.
 */
export function kindRows(counts: readonly KindCount[], expected: readonly ExpectedSchools[]): KindRow[] {
  const sum = (rows: readonly KindCount[]) => rows.reduce((all, { schools }) => all + schools, 0)
  const factorOf = (area: string, region: string) => {
    const inArea = counts.filter((count) => count.area === area)
    const given =
      expected.find((one) => one.area === area && region !== '' && one.regions?.includes(region)) ??
      expected.find((one) => one.area === area && !one.regions)
    if (!given) return undefined
    const known = sum(given.regions ? inArea.filter((count) => given.regions?.includes(count.region)) : inArea)
    return Math.max(1, given.schools / known)
  }
  const rowOf = (area: string, region: string, of: readonly KindCount[], factor: number | undefined): KindRow => {
    const schools = sum(of)
    const regions = new Set(of.map((count) => count.region).filter(Boolean)).size
    const kind = of[0]?.kind ?? ''
    return { area, region, kind, schools, regions, expected: factor ? Math.round(schools * factor) : null }
  }
  return [...Map.groupBy(counts, ({ area }) => area)].flatMap(([area, inArea]) => {
    const factor = factorOf(area, '')
    const whole = [...Map.groupBy(inArea, ({ kind }) => kind).values()].map((of) => rowOf(area, '', of, factor))
    const byRegion = [...Map.groupBy(inArea, ({ region }) => region)].filter(([region]) => region !== '')
    return [
      ...whole,
      ...byRegion.flatMap(([region, of]) => {
        const own = factorOf(area, region)
        return of.map((count) => rowOf(area, region, [count], own))
      }),
    ]
  })
}
