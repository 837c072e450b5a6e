import { schoolYearIn } from '../facts/edition-period.ts'
import { type Fact, type Period, textOf } from '../facts/fact.ts'
import { gatherRows } from '../facts/gather-rows.ts'
import { reject } from '../register-school.ts'
import { factTable, type Row } from '../source.ts'
import { schoolKey } from './school-key.ts'

/** What is near, in the ministry's words, by the name of the column. Cells with words of the school itself are not read. */
const SURROUNDINGS = {
  Context_without_disturbances: 'contesto senza disturbi',
  Dumps_proximity: 'discariche',
  Pollutant_industries_proximity: 'industrie inquinanti',
  Pollutant_waters_proximity: 'acque inquinanti',
  Air_pollution_sources_proximity: 'inquinamento atmosferico',
  Acoustic_pollution_sources_proximity: 'inquinamento acustico',
  Electromagnetic_radiation_sources_proximity: 'fonti di radiazione elettromagnetica',
  Graveyards_proximity: 'strutture cimiteriali',
  Layby_absence: 'assenza di spazi di sosta',
  Unfenced_area: 'area non recintata',
  Large_traffic: 'grandi vie di traffico',
  Railway_traffic: 'traffico ferroviario',
  Abandoned_industries: 'industrie dismesse',
  Decayed_urban_area: 'area urbana degradata',
  Risky_industries_proximity: 'industrie a rischio',
} as const
type Surrounding = keyof typeof SURROUNDINGS
const SURROUNDING_COLUMNS = Object.fromEntries(Object.keys(SURROUNDINGS).map((name) => [name, [name]])) as Record<
  Surrounding,
  string[]
>

/** Facts about the way, each with the columns of which one is enough. */
const WAYS = {
  school_bus: ['bus'],
  public_transport: ['urban', 'interurban', 'railway'],
  accessible_transport: ['accessible'],
  bicycle_lane: ['bicycle'],
} as const

type BuildingRow = Row<
  'year' | 'school' | 'bus' | 'urban' | 'interurban' | 'railway' | 'accessible' | 'bicycle' | Surrounding
>
type Way = keyof typeof WAYS
/** By fact, whether one of the buildings has it; nothing where none of them says so. */
type Sums = { period: Period; ways: Map<Way, boolean>; near: Set<Surrounding> }

/** A row for each building of a school: what one of them has, the school has. */
export const buildings = factTable({
  name: 'edifici',
  columns: {
    year: ['ANNOSCOLASTICO', 'Year'],
    school: ['CODICESCUOLA', 'School_code'],
    bus: ['School_bus'],
    urban: ['Urban_public_transport'],
    interurban: ['Interurban_public_transport'],
    railway: ['Railway_transport'],
    accessible: ['Disabled_people_transport'],
    bicycle: ['Bicycle_lane'],
    ...SURROUNDING_COLUMNS,
  },
  required: ['year', 'school', 'bus', 'urban', 'railway'],
  reader: () =>
    gatherRows<BuildingRow, Sums>({
      keyOf: ({ school, year }) =>
        schoolYearIn(year) ? schoolKey(school) : reject('out_of_range', school, `${year} is no school year`),
      groupOf: ({ year }) => year,
      start: ({ year }) => ({ period: schoolYearIn(year) as Period, ways: new Map(), near: new Set() }),
      add: (sums, row) => addBuilding(sums, row),
      facts: ({ period, ways, near }) => [
        ...[...ways].map(([fact, has]): Fact => ({ fact, period, number: has ? 1 : 0 })),
        ...textOf('surroundings', surroundingsOf(near), period),
      ],
    }),
})

function addBuilding({ ways, near }: Sums, row: BuildingRow): undefined {
  for (const [way, columns] of Object.entries(WAYS) as [Way, readonly (keyof BuildingRow)[]][]) {
    const cells = columns.map((column) => row[column])
    if (cells.includes('SI')) ways.set(way, true)
    else if (cells.includes('NO') && !ways.has(way)) ways.set(way, false)
  }
  for (const name of Object.keys(SURROUNDINGS) as Surrounding[]) if (row[name] === 'SI') near.add(name)
}

/** A school with several buildings is without disturbances only if nothing is said of any. */
function surroundingsOf(near: ReadonlySet<Surrounding>): string {
  const disturbed = [...near].filter((name) => name !== 'Context_without_disturbances')
  const shown = disturbed.length > 0 ? disturbed : [...near]
  return shown.map((name) => SURROUNDINGS[name]).join(', ')
}
