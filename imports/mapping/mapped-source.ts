import type { Cell } from '#app/features/import-runs/mapping/cell.schema.ts'
import type { MappedFields, MappedFilter, Mapping } from '#app/features/import-runs/mapping/mapping.schema.ts'
import { wordList } from '#app/features/import-runs/mapping/word-table.ts'
import { byOffer } from '#db/vocabulary.ts'
import { officialCodeFinder, officialCodes } from '../facts/official-codes.ts'
import { type OptionalField, type ParsedRow, type Rejection, reject } from '../register-school.ts'
import { factTable, type Row, type RowPlace, type Source, type Supplements, schoolTable } from '../source.ts'
import { columnsOf, keyOf, textOfCell } from './cells.ts'
import { hasForm } from './forms.ts'
import { factsReader } from './mapped-facts.ts'
import { gatherRelations } from './mapped-relations.ts'
import { schoolReader } from './mapped-school.ts'
import { ignoreNotes, type TrialNotes } from './trial-notes.ts'

/**
 * Makes a source from a mapping.
 *
 * @param notes for a trial, which shows what the mapping makes of the rows
 */
export function mappedSource(mapping: Mapping, notes: TrialNotes = ignoreNotes): Source {
  const columns = Object.fromEntries(usedColumns(mapping).map((names) => [keyOf(names), names]))
  const mayLack = new Set(mapping.mayLack)
  const required = Object.entries(columns).flatMap(([key, names]) => (names.some((n) => mayLack.has(n)) ? [] : [key]))
  const layout = { name: mapping.id, columns, required }
  const { fields } = mapping
  const reader = rowReader(mapping, notes)
  return {
    id: mapping.id,
    country: mapping.country,
    tables: [
      fields
        ? schoolTable<string>({ ...layout, feeds: feedsOf(fields), reader })
        : factTable<string>({ ...layout, ...(mapping.code.is && { joins: [officialCodes(mapping.country)] }), reader }),
    ],
    supplements: [],
    overrules: mapping.overrules,
    isExact: true,
    ...(mapping.asked && { asked: mapping.asked }),
    mapping,
  }
}

/** Turns rows into schools with their facts, or into facts alone if the mapping has no fields. */
const rowReader = (mapping: Mapping, notes: TrialNotes) => (supplements: Supplements, file: string, day?: string) => {
  const codeOf = codeReader(mapping)
  const schoolKeyOf = keyReader(mapping, supplements)
  const factsOf = factsReader(mapping, file, day, notes)
  const schoolOf = mapping.fields && schoolReader(mapping, mapping.fields, notes)
  const relations = gatherRelations(mapping, notes)
  const read = (row: Row, place: RowPlace): ParsedRow => {
    const code = codeOf(row)
    if (typeof code !== 'string') return code
    const key = schoolKeyOf(code)
    if (key === undefined) return reject('no_code', code, 'No school of the directory has this official code.')
    const facts = factsOf(row)
    if (!facts) return reject('out_of_range', code, 'The row does not say of which time it is.')
    relations.add(code, row, place)
    return schoolOf ? { code, school: { id: key, ...schoolOf(row) }, facts } : { key, facts }
  }
  const take = (row: Row, place: RowPlace): ParsedRow => {
    const parsed = read(row, place)
    notes.parsed(parsed)
    return parsed
  }
  const rest = function* () {
    for (const { code, facts } of relations.facts()) yield { key: mapping.schoolIds + code, facts }
  }
  return Object.assign(take, { rest })
}

/** Returns what gives the key of a school by its code; undefined for an official code that no school has. */
function keyReader({ schoolIds, code }: Mapping, supplements: Supplements): (code: string) => string | undefined {
  if (!code.is) return (own) => schoolIds + own
  const find = officialCodeFinder(supplements)
  return (official) => {
    const key = find(official)
    return key?.startsWith(schoolIds) ? key : undefined
  }
}

/** Returns the code of a row, or why the row is left out. */
function codeReader({ code, country, skip }: Mapping): (row: Row) => string | Rejection {
  const filters = skip.map((filter) => ({ filter, isMeant: meantBy(filter) }))
  const isCode = (text: string) => !code.forms || hasForm(code.forms, text)
  return (row) => {
    const text = textOfCell(row, code, country)
    const padded = text === '' ? '' : text.padStart(code.pad ?? 0, '0')
    const left = filters.find(({ filter, isMeant }) => isMeant(row[keyOf(filter.column)] ?? ''))
    if (left) return reject(left.filter.reason, padded, row[keyOf(left.filter.column)])
    if (padded === '') return reject('no_code', '')
    return isCode(padded) ? padded : reject('bad_code', padded)
  }
}

function meantBy({ is, isNot = [] }: MappedFilter): (cell: string) => boolean {
  const isListed = wordList(is ?? isNot)
  return is ? isListed : (cell) => !isListed(cell)
}

/** Every column that a mapping reads, by its names. */
function usedColumns({ code, fields, facts, relations, skip, period }: Mapping): readonly (readonly string[])[] {
  const { position, ...cells } = fields ?? {}
  const { projection: _, ...places } = position ?? {}
  const linked = relations.flatMap(({ other, kind, date }) => [other, kind, ...(date ? [date] : [])])
  const periods = [period, ...facts.map((fact) => fact.period)]
  return [
    ...[code, ...Object.values(cells), ...facts, ...linked].flatMap((cell) => columnsOf(cell)),
    ...Object.values(places),
    ...skip.map(({ column }) => column),
    ...periods.flatMap((one) => (one?.column ? [one.column] : [])),
  ]
}

/** Fields without a cell in the mapping keep their known values. */
function feedsOf(fields: MappedFields): Partial<Record<OptionalField, readonly string[]>> {
  const keys = (...cells: (Pick<Cell, 'column' | 'join' | 'filled'> | undefined)[]) =>
    cells.flatMap((cell) => (cell ? columnsOf(cell).map(keyOf) : []))
  const { position } = fields
  const place = [position?.lat, position?.x, position?.point].flatMap((column) => (column ? [keyOf(column)] : []))
  return {
    position: place,
    phone: keys(fields.phone),
    email: keys(fields.email),
    website: keys(fields.website),
    features: keys(fields.features, fields.name),
    languages: keys(fields.languages),
    pupils: keys(fields.pupils),
    faith: keys(fields.faith),
    gender: keys(fields.gender),
    ...byOffer((offer) => keys(fields[offer])),
    ages: keys(fields.ageFrom),
  }
}
