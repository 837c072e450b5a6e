import { type Fact, flagOf, numberOf, textOf } from '../facts/fact.ts'
import type { Columns, Row } from '../source.ts'

const SEN_KEYS = [
  ...(['sen', 'sen2', 'sen3', 'sen4', 'sen5', 'sen6', 'sen7'] as const),
  ...(['sen8', 'sen9', 'sen10', 'sen11', 'sen12', 'sen13'] as const),
]
type SenKey = (typeof SEN_KEYS)[number]

const senColumns = Object.fromEntries(
  SEN_KEYS.map((key, index) => [key, [`SEN${index + 1} (name)`]]),
) as unknown as Columns<SenKey>

/** Columns about special educational needs. */
export const supportKeys = {
  ...senColumns,
  resourced: ['TypeOfResourcedProvision (name)'],
  resourcedPlaces: ['ResourcedProvisionCapacity'],
  senUnitPlaces: ['SenUnitCapacity'],
  section41: ['Section41Approved (name)'],
} as const

const PROVISION: Readonly<Record<string, string>> = {
  'resourced provision': 'resourced_provision',
  'sen unit': 'sen_unit',
  'resourced provision and sen unit': 'both',
}

/** Returns the special needs for which a school has provision, and the number of places. */
export function supportFacts(row: Row<keyof typeof supportKeys>): Fact[] {
  const needs = SEN_KEYS.map((key) => needIn(row[key])).filter(Boolean)
  return [
    ...textOf('support_units', [...new Set(needs)].join('; ')),
    ...textOf('resourced_provision', PROVISION[row.resourced.toLowerCase()]),
    ...numberOf('resourced_places', row.resourcedPlaces),
    ...numberOf('sen_unit_places', row.senUnitPlaces),
    ...flagOf('section_41', row.section41, { yes: ['Approved'], no: ['Not approved'] }),
  ]
}

/** Drops the abbreviation: `SLCN - Speech, language and Communication` → `Speech, language and Communication`. */
function needIn(cell: string): string {
  return /^not applicable/i.test(cell) ? '' : cell.replace(/^[A-Z&]{2,5} - /, '')
}
