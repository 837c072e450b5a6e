import { describe, expect, test } from 'vitest'
import type { ParsedRow } from './register-school.ts'
import { isSchoolTable } from './source.ts'
import { SOURCES } from './sources.ts'
import { fullRow, WITHOUT_SCHOOL } from './testing/full-rows.ts'

type Table = (typeof SOURCES)[number]['tables'][number]
type ReadRow = ((row: Record<string, string>, place: object) => ParsedRow) & { rest?: () => Iterable<ParsedRow> }

const tables = SOURCES.flatMap((source) =>
  source.tables.map((table) => ({ source: source.id, table, id: `${source.id} ${table.name}` })),
).filter(({ id }) => !WITHOUT_SCHOOL.has(id))

/** Fields that say nothing of the school, or what the source itself decides: its country, and who attends. */
const NO_STATEMENT = new Set(['id', 'country', 'date', 'position', 'audience', 'status', 'institute'])
/** Words of ours for an unknown category. */
const UNKNOWN: readonly unknown[] = ['', null, undefined, 'other']

/** What a table may say instead where a column is empty, by `column → field`, and why that is no invention. */
const REASONS: Readonly<Record<string, string>> = {
  'gb-gias town → city': 'the last line of an address without a town is the town',
  'gb-gias county → region': 'the authority stands for a county that is gone',
  'gb-scotland line1 → street': 'the last line of an address is the town, a single one the street',
  'gb-scotland line1 → city': 'the council stands for a town that the address lacks',
  'gb-scotland line2 → city': 'the council stands for a town that the address lacks',
  'gb-ofsted inspected → fact last_inspection': 'without the latest inspection the one before is the last',
  'gb-ofsted graded → fact inspection_published': 'each inspection has a day of publication of its own',
  'gb-ofsted gradedPublished → fact inspection_published': 'each inspection has a day of publication of its own',
  'gb-wales address2 → city': 'a single line of an address is its town',
  'gb-ni year* → pupils': 'the register leaves year groups empty that a school does not have',
  'gb-ni year* → ages': 'the register leaves year groups empty that a school does not have',
  'fr-annuaire nature → localType': 'the kind of school is the less exact word for the same',
  'fr-annuaire department → region': 'the académie stands for the department of islands that are none',
  'de-nrw name1 → name': 'a school whose long name is empty goes by its short one',
  'fr-lycees track → localType': 'a lycée whose track is unknown is a lycée',
  'it-miur name → name': 'schools without a name are told apart by their town',
  'es-madrid shortType → name': 'the long type is the same word as the short one',
  'es-catalunya nature → localType': 'Centre docent is the word for a centre of unknown nature',
  'es-catalunya EINF2C → fact nursery_classes': 'the directory names the studies of a centre; an empty cell is none',
  'es-catalunya EPRI → localType': 'the directory names the studies of a centre; an empty cell is none',
  'es-catalunya BATX → category': 'the directory names the studies of a centre; an empty cell is none',
  'es-catalunya BATX → fact sixth_form': 'the directory names the studies of a centre; an empty cell is none',
  'es-catalunya EINF1C → ages': 'the directory names the studies of a centre; an empty cell is none',
}

/** Reads one row, its cells by our names for the columns: what it says of the school. */
function said(table: Table, row: Record<string, string>): Map<string, unknown> {
  const read = table.reader({}, 'file_2024-25.csv', '2025-01-15') as ReadRow
  const found = new Map<string, unknown>()
  for (const one of [read(row, { index: 0, today: '2026-11-01' }), ...(read.rest?.() ?? [])]) {
    if ('school' in one) for (const [field, value] of Object.entries(one.school)) found.set(field, value)
    const facts = 'facts' in one ? (one.facts ?? []) : []
    for (const { fact, number, choice, missing } of facts) found.set(`fact ${fact}`, number ?? choice ?? missing)
  }
  return found
}

const wordsOf = (value: unknown): Set<string> =>
  new Set(
    String(JSON.stringify(value))
      .toLowerCase()
      .match(/[\p{L}\p{N}.]+/gu),
  )

/** Whether a value adds something to another: a word that the other does not have, or another number. */
function isInvented(value: unknown, whole: unknown): boolean {
  if (UNKNOWN.includes(value) || JSON.stringify(value) === '[]') return false
  const known = wordsOf(whole)
  return [...wordsOf(value)].some((word) => !known.has(word))
}

const isListed = (source: string, column: string, field: string) =>
  `${source} ${column} → ${field}` in REASONS ||
  `${source} ${column.replace(/\d+$/, '*')} → ${field.replace('fact ', '')}` in REASONS

describe('an empty cell says nothing', () => {
  test.each(tables)('$id', ({ source, table, id }) => {
    const full = fullRow(id, Object.keys(table.columns))
    const whole = said(table, full)
    expect(whole.size, 'the row says something').toBeGreaterThan(0)
    const invented = Object.keys(table.columns).flatMap((column) =>
      [...said(table, { ...full, [column]: '' })]
        .filter(([field, value]) => !NO_STATEMENT.has(field) && isInvented(value, whole.get(field)))
        .filter(([field]) => !isListed(source, column, field))
        .map(
          ([field, value]) => `${column} → ${field}: ${JSON.stringify(whole.get(field))} → ${JSON.stringify(value)}`,
        ),
    )
    expect(invented).toEqual([])
  })
})

/** What belongs to all schools of a source, by its publisher's description, whatever a row says. */
const OF_ALL: Readonly<Record<string, Record<string, unknown>>> = {
  'it-miur statali': { ownership: 'public', 'fact legal_status': 'Scuola statale' },
  'it-miur paritarie': { ownership: 'private', 'fact legal_status': 'Scuola paritaria' },
  'fr-grandlyon grandlyon': { region: 'Rhône', 'fact authority': 'Académie de Lyon' },
  'de-nrw schuldaten': { region: 'Nordrhein-Westfalen' },
  'de-sachsen schuldatenbank': { region: 'Sachsen' },
  'de-sachsen schuldatenbank table': { region: 'Sachsen' },
  // The sheet is that of schools of this kind.
  'gb-wales independent schools': { ownership: 'private', localType: 'Independent school' },
  'gb-wales pupil referral units': { ownership: 'public', localType: 'Pupil referral unit' },
  'de-hamburg schulen': { city: 'Hamburg', region: 'Hamburg' },
  'de-berlin schulen': { city: 'Berlin', region: 'Berlin' },
  'es-madrid centros': { region: 'Madrid' },
  // The code begins with the Land.
  'de-jedeschule dump': { region: 'Hessen' },
  'fr-lycees lycees': { ages: { from: 15, to: 18 } },
}

const registers = tables.filter(({ table }) => isSchoolTable(table))
const CODE_AND_NAME = ['urn', 'uai', 'id', 'code', 'number', 'key', 'centre', 'name', 'name1']

test.each(registers)('a code and a name say nothing else: $id', ({ table, id }) => {
  const full = fullRow(id, Object.keys(table.columns))
  const bare = Object.fromEntries(
    Object.entries(full).map(([column, cell]) => [column, CODE_AND_NAME.includes(column) ? cell : '']),
  )
  const fromName = said(table, full).get('name')
  const others = [...said(table, bare)].filter(
    ([field, value]) =>
      !NO_STATEMENT.has(field) &&
      !['name', 'category', 'fact official_code'].includes(field) &&
      isInvented(value, fromName) &&
      JSON.stringify(OF_ALL[id]?.[field]) !== JSON.stringify(value),
  )
  expect(others).toEqual([])
})
