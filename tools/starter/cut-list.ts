import { editionDate } from '#imports/files/edition-date.ts'
import type { InspectedFile } from '#imports/files/inspected-file.ts'
import { readRows } from '#imports/files/read-rows.ts'
import { finishParsedRow } from '#imports/read-schools.ts'
import type { ParsedRow } from '#imports/register-school.ts'
import { isSchoolTable, type Row, type RowPlace, type SchoolReader } from '#imports/source.ts'
import type { FoundFile } from './find-lists.ts'
import { schoolAddress, withoutOwner } from './leave-out-people.ts'

/** What is cut out of a file: the columns that an import reads, and the rows of the region. */
export type CutList = { header: string[]; rows: string[][]; changes: string[] }

/** What the files before this one hold: codes of schools, and areas that a newer edition of the layout covers. */
export type Held = { codes: Set<string>; areas: Set<string> }

/**
 * Cuts the rows of a region out of a file. Closed schools, rows that an import rejects, and all columns that it does
 * not read are left out, names of people among them.
 */
export async function cutList(found: FoundFile, held: Held, today: string): Promise<CutList> {
  const { list, table } = found
  const { layout, places, file } = table
  const keys = [...new Map([...places].map(([key, place]) => [place, key])).values()]
  const points = found.points && (await readPoints(found.points))
  const isIn = rowFilter(found, held, today)
  const areas = new Set<string>()
  const rows: string[][] = []
  let index = -1
  let addresses = 0
  let names = 0
  for await (const read of readRows(table)) {
    index += 1
    if (!('row' in read)) continue
    const { row } = read
    if (!isIn(row, { index, today })) continue
    const point = points?.[index]
    if (point && !row.easting) Object.assign(row, { easting: point[0], northing: point[1] })
    const own = withoutPeople(row, layout.name)
    addresses += Number(own.email === '' && row.email !== '')
    names += Number(own.name !== row.name)
    const area = list.areaOf?.(row)
    if (area) areas.add(area)
    rows.push(keys.map((key) => own[key] ?? ''))
  }
  for (const area of areas) held.areas.add(`${layout.name} ${area}`)
  return {
    header: keys.map((key) => file.header[places.get(key) ?? 0]?.trim() ?? ''),
    rows,
    changes: [
      `${keys.length} of ${file.header.length} columns and ${rows.length} rows are kept`,
      ...(addresses > 0 ? [`${addresses} e-mail addresses that may name a person are left out`] : []),
      ...(names > 0 ? [`the owner is left out of ${names} names of schools`] : []),
      ...(points ? ['the points come from the file that the publisher keeps beside it'] : []),
    ],
  }
}

function rowFilter({ list, table }: FoundFile, held: Held, today: string) {
  const { layout, file } = table
  if (!isSchoolTable(layout)) return (row: Row) => held.codes.has(row[list.code] ?? '')
  const covered = new Set(held.areas)
  const reader = () => layout.reader({}, file.name, editionDate(file.name) ?? today)
  const parse = reader()
  return (row: Row, place: RowPlace) => {
    const area = list.areaOf?.(row)
    if (area === undefined || covered.has(`${layout.name} ${area}`)) return false
    const read = parse(row, place)
    const parsed = finishParsedRow('key' in read ? readAlone(reader(), row, place) : read)
    if (!('school' in parsed) || parsed.school.status !== 'active') return false
    held.codes.add(parsed.code)
    return true
  }
}

/** Reads a row whose layout hands its schools over at the end of the file, as if it were the only one. */
function readAlone(parse: SchoolReader, row: Row, place: RowPlace): ParsedRow {
  const read = parse(row, place)
  return [...(parse.rest?.() ?? [])][0] ?? read
}

/** Returns a row without what may name a person; owners stand in names of private Italian schools. */
function withoutPeople(row: Row, layout: string): Row {
  const email = row.email && { email: schoolAddress(row.email) }
  const name = layout === 'paritarie' && row.name && { name: withoutOwner(row.name) }
  return { ...row, ...email, ...name }
}

async function readPoints({ tables }: InspectedFile): Promise<string[][]> {
  const points: string[][] = []
  for await (const { record } of tables[0]?.records(() => {}) ?? []) points.push(record)
  return points
}
