import { CHOICE_SEPARATOR } from '#app/features/facts/vocabulary/fact-definition.ts'
import { schoolYearIn } from '../facts/edition-period.ts'
import { hasFact, type Period, textOf } from '../facts/fact.ts'
import { gatherRows } from '../facts/gather-rows.ts'
import { reject } from '../register-school.ts'
import { factTable, type Row } from '../source.ts'
import { schoolKey } from './school-key.ts'

/** Surroundings by column. Columns in the school's own words are not read. */
const SURROUNDINGS = {
  Context_without_disturbances: 'undisturbed',
  Dumps_proximity: 'dumps',
  Pollutant_industries_proximity: 'polluting_industry',
  Pollutant_waters_proximity: 'polluted_water',
  Air_pollution_sources_proximity: 'air_pollution',
  Acoustic_pollution_sources_proximity: 'noise',
  Electromagnetic_radiation_sources_proximity: 'electromagnetic',
  Graveyards_proximity: 'cemetery',
  Layby_absence: 'no_layby',
  Unfenced_area: 'unfenced',
  Large_traffic: 'heavy_traffic',
  Railway_traffic: 'railway',
  Abandoned_industries: 'abandoned_industry',
  Decayed_urban_area: 'decayed_area',
  Risky_industries_proximity: 'hazardous_industry',
} as const
type Surrounding = keyof typeof SURROUNDINGS
const SURROUNDING_COLUMNS = Object.fromEntries(Object.keys(SURROUNDINGS).map((name) => [name, [name]])) as Record<
  Surrounding,
  string[]
>

/** Facts about the way to school: any one of the columns is enough, and only all of them together deny it. */
const TRANSPORT = {
  school_bus: ['bus'],
  public_transport: ['urban', 'interurban', 'railway'],
  accessible_transport: ['accessible'],
  bicycle_lane: ['bicycle'],
} as const

type BuildingRow = Row<
  'year' | 'school' | 'bus' | 'urban' | 'interurban' | 'railway' | 'accessible' | 'bicycle' | Surrounding
>
type TransportFact = keyof typeof TRANSPORT
/** `transport` holds for each fact whether any building has it; a fact is absent if no building reports it. */
type Sums = { period: Period; transport: Map<TransportFact, boolean>; near: Set<Surrounding> }

/** One row for each building: a school has whatever one of its buildings has. */
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
  required: ['school', 'year', 'bus', 'urban', 'railway'],
  reader: () =>
    gatherRows<BuildingRow, Sums>({
      keyOf: ({ school, year }) =>
        schoolYearIn(year) ? schoolKey(school) : reject('out_of_range', school, `${year} is no school year`),
      groupOf: ({ year }) => year,
      start: ({ year }) => ({ period: schoolYearIn(year) as Period, transport: new Map(), near: new Set() }),
      add: (sums, row) => addBuilding(sums, row),
      facts: ({ period, transport, near }) => [
        ...[...transport].map(([fact, has]) => hasFact(fact, has, period)),
        ...textOf('surroundings', surroundingsOf(near), period),
      ],
    }),
})

function addBuilding({ transport, near }: Sums, row: BuildingRow): undefined {
  for (const [fact, columns] of Object.entries(TRANSPORT) as [TransportFact, readonly (keyof BuildingRow)[]][]) {
    const cells = columns.map((column) => row[column])
    if (cells.includes('SI')) transport.set(fact, true)
    else if (cells.every((cell) => cell === 'NO') && !transport.has(fact)) transport.set(fact, false)
  }
  for (const name of Object.keys(SURROUNDINGS) as Surrounding[]) if (row[name] === 'SI') near.add(name)
}

/**
 * Returns the surroundings. A school with several buildings is free of disturbances only if none of them reports any.
 */
function surroundingsOf(near: ReadonlySet<Surrounding>): string {
  const disturbed = [...near].filter((name) => name !== 'Context_without_disturbances')
  const shown = disturbed.length > 0 ? disturbed : [...near]
  return shown.map((name) => SURROUNDINGS[name]).join(CHOICE_SEPARATOR)
}
