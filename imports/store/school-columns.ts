import { OFFERS } from '#db/vocabulary.ts'
import type { OptionalField, RegisterSchool } from '../register-school.ts'
import { copyCell } from './copy-cells.ts'

type Column = {
  name: string
  type: string
  value: (school: RegisterSchool) => string | number | null
  field?: OptionalField
}

/** Columns of `schools` that a register fills, in the order in which they are copied; nothing else is written. */
export const FACT_COLUMNS: readonly Column[] = [
  { name: 'name', type: 'text', value: (school) => school.name },
  { name: 'category', type: 'text', value: (school) => school.category },
  { name: 'local_type', type: 'text', value: (school) => school.localType },
  { name: 'ownership', type: 'text', value: (school) => school.ownership },
  { name: 'street', type: 'text', value: (school) => school.street },
  { name: 'postal_code', type: 'text', value: (school) => school.postalCode },
  { name: 'city', type: 'text', value: (school) => school.city },
  { name: 'region', type: 'text', value: (school) => school.region },
  { name: 'country', type: 'text', value: (school) => school.country },
  { name: 'lat', type: 'double precision', value: (school) => school.position?.lat ?? null, field: 'position' },
  { name: 'lng', type: 'double precision', value: (school) => school.position?.lng ?? null, field: 'position' },
  {
    name: 'position_precision',
    type: 'text',
    value: (school) => school.position?.precision ?? null,
    field: 'position',
  },
  { name: 'phone', type: 'text', value: (school) => school.phone, field: 'phone' },
  { name: 'email', type: 'text', value: (school) => school.email, field: 'email' },
  { name: 'website', type: 'text', value: (school) => school.website, field: 'website' },
  { name: 'features', type: 'text[]', value: (school) => `{${school.features.join(',')}}`, field: 'features' },
  { name: 'languages', type: 'text[]', value: (school) => `{${school.languages.join(',')}}`, field: 'languages' },
  { name: 'pupils', type: 'integer', value: (school) => school.pupils, field: 'pupils' },
  { name: 'faith', type: 'text', value: (school) => school.faith ?? null, field: 'faith' },
  { name: 'gender', type: 'text', value: (school) => school.gender ?? null, field: 'gender' },
  ...OFFERS.map((field): Column => ({ name: field, type: 'boolean', value: (school) => flag(school[field]), field })),
  { name: 'age_from', type: 'smallint', value: (school) => school.ages?.from ?? null, field: 'ages' },
  { name: 'age_to', type: 'smallint', value: (school) => school.ages?.to ?? null, field: 'ages' },
  { name: 'audience', type: 'text', value: (school) => school.audience ?? 'children' },
  { name: 'institute', type: 'text', value: (school) => school.institute ?? null, field: 'institute' },
]

/** Where a school comes from: the day of its facts, that of its file (YYYY-MM-DD), and the layout of the file. */
export type SchoolOrigin = { date: string | null; fileDay: string | null; layout: string }

/** The columns of the temporary table before and after the facts. */
export const INCOMING_COLUMNS: readonly string[] = [
  ...['id', 'code'],
  ...FACT_COLUMNS.map(({ name }) => name),
  ...['status', 'is_open', 'source_date', 'file_day', 'layout'],
]

/** Returns a row of the temporary table in the text format of COPY, with {@link INCOMING_COLUMNS}. */
export function copyLine(code: string, school: RegisterSchool, { date, fileDay, layout }: SchoolOrigin): string {
  let line = `${copyCell(school.id)}\t${copyCell(code)}`
  for (const column of FACT_COLUMNS) line += `\t${copyCell(column.value(school))}`
  const isOpen = school.status === 'active'
  return `${line}\t${school.status}\t${isOpen}\t${copyCell(date)}\t${copyCell(fileDay)}\t${copyCell(layout)}\n`
}

function flag(value: boolean | null | undefined): string | null {
  return value === null || value === undefined ? null : String(value)
}
