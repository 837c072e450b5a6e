import fs from 'node:fs'
import path from 'node:path'
import { zipSync } from 'fflate'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { db } from '#db/client.ts'
import { noProgress } from '../progress.ts'
import { clearImports, dir, establishment, many, school } from '../testing/import-files.ts'
import { type Fault, type StandIn, startStandIn } from '../testing/publishers/stand-in-publishers.ts'
import { csv, fileRow } from '../testing/read-table.ts'
import { registersCommand } from './registers-command.ts'

// 30 November 2026 is a Monday: the newest edition of a weekend is that of Friday.
const SUNDAY = '2026-11-29'
const SCHOOLS = 40
const folder = path.join(dir, 'published')
const fetched = path.join(dir, 'registers')
const welsh = fileRow({
  ...{ 'School Number': '6660001', 'School Name': 'Alfa School', 'LA Code': '666', 'Local Authority': 'Powys' },
  ...{ Sector: 'Primary', 'Governance - see notes': 'Community', 'WM Code': 'DS', 'School Type': 'Infants' },
  ...{ 'Welsh Medium Type - see notes': 'Dual Stream', 'Religious Character': '', 'Address 1': 'Alfa Road' },
  ...{ 'Address 2': 'Rhayader', 'Address 3': '', 'Address 4': '', Postcode: 'LD6 5LT' },
  ...{ 'Phone Number': '01597810288', 'Pupils - see notes': '240' },
})
const northern = fileRow({
  ...{ Reference: '5420001', Institution_Name: 'Alfa Grammar School', Address_1: '1 Alfa Road', Address_2: '' },
  ...{ Address_3: '', Town_Name: 'NEWRY', County_Name: 'DOWN', Postcode: 'BT34 2QN', Telephone: '028 3026 3142' },
  ...{ Email: 'info@alfa.sch.uk', Institution_Type: 'Secondary (grammar) school', Management_Type: 'Voluntary' },
  ...{ Latitude: '54.19', Longitude: '-6.32' },
})
const census = fileRow({ URN: '100001', NOR: '210', NORG: '100', PSENELK: '10.5', PNUMFSMEVER: '20' })

let standIn: StandIn
let said: string[] = []

beforeEach(async () => {
  said = []
  for (const one of [folder, fetched]) fs.rmSync(one, { recursive: true, force: true })
  fs.mkdirSync(folder)
  for (const table of ['register_files', 'register_outcomes', 'school_facts', 'source_statistics'] as const)
    await db().deleteFrom(table).execute()
  await clearImports()
  write('england.csv', csv(many(SCHOOLS)))
  write('address-list-2026.csv', csv([welsh()]))
  write('northern-ireland_2026.csv', csv([northern()]))
  write('2025-2026_england_census.csv', csv([census()]))
  standIn = await startStandIn(folder, SUNDAY)
})
afterEach(() => standIn.close())

const write = (name: string, content: string | Buffer) => fs.writeFileSync(path.join(folder, name), content)
const text = () => said.join('\n')
const ids = async () => (await db().selectFrom('schools').select('id').execute()).map(({ id }) => id).sort()

type More = { today?: string; signal?: AbortSignal; onSaid?: (line: string) => void }
function command(args: string[], { today = SUNDAY, signal, onSaid }: More = {}): Promise<number> {
  const { guard, route } = standIn
  return registersCommand(args, {
    say: (line) => {
      said.push(line)
      onSaid?.(line)
    },
    ask: undefined,
    fetch: { folder: fetched, guard, route, today, userAgent: 'Aulario', signal },
    import: { rejectedDir: path.join(dir, 'rejected'), waitMinutes: 0, progress: noProgress, signal },
  })
}

test('a country is filled from its publishers; those that have nothing are told and do not stop the others', async () => {
  standIn.faults['gb-gias/establishments'] = 'broken'
  standIn.faults['gb-wales/addresses'] = 'redirect'
  standIn.faults['gb-ni/schools'] = 'slow'
  expect(await command(['update', 'gb', '--yes'])).toBe(1)
  const all = await ids()
  expect([all.length, all.slice(-2)]).toEqual([SCHOOLS + 2, ['gb-NIR-5420001', 'gb-WLS-6660001']])
  expect((await school('gb-100001')).source_date).toBe('2026-11-27')
  expect(text()).toMatch(/GB: schools 0 → 42 · facts 0 → [1-9]/)
  expect(text()).toMatch(/Not brought up to date:\n {2}gb-performance: .*\n {2}gb-ofsted: .*\n {2}gb-scotland: .*404/)
  expect(text()).toMatch(/census\.csv\n {2}1 rows in .*facts [1-9]/)
  expect(standIn.asked.filter((one) => one.includes('/edubasealldata'))).toEqual([
    expect.stringMatching(/^404 .*20261129/),
    expect.stringMatching(/^404 .*20261128/),
    expect.stringMatching(/^200 .*20261127/),
    expect.stringMatching(/^20[06] .*20261127/),
  ])
  expect(standIn.asked.filter((one) => one.includes('gov.wales')).map((one) => one.slice(0, 3))).toEqual([
    '200',
    '302',
    '200',
  ])
})

test('publishers who have nothing new say so, and nothing is imported again', async () => {
  const sources = ['gb-gias', 'gb-wales', 'gb-ni']
  expect(await command(['update', ...sources, '--yes'])).toBe(0)
  standIn.asked.length = 0
  expect(await command(['update', ...sources, '--yes'])).toBe(0)
  expect(standIn.asked.filter((one) => one.startsWith('304'))).toHaveLength(2)
  expect(standIn.asked.some((one) => one.startsWith('200') && one.includes('/download/'))).toBe(false)
  expect(await db().selectFrom('import_runs').select('id').execute()).toHaveLength(3)
})

test('an update that was interrupted between two imports goes on with the second', async () => {
  const stop = new AbortController()
  const onSaid = (line: string) => line.includes('rows in') && stop.abort()
  const stopped = command(['update', 'gb-gias', 'gb-wales', '--yes'], { signal: stop.signal, onSaid })
  await expect(stopped).rejects.toThrow(/abort/i)
  expect(await ids()).toHaveLength(SCHOOLS)
  standIn.asked.length = 0
  expect(await command(['update', 'gb-gias', 'gb-wales', '--yes'])).toBe(0)
  expect(await ids()).toHaveLength(SCHOOLS + 1)
  expect(standIn.asked.filter((one) => one.startsWith('200'))).toEqual([])
  expect(await db().selectFrom('import_runs').select('id').where('state', '=', 'finished').execute()).toHaveLength(2)
})

test.each<[Fault, RegExp]>([
  ['page', /answers with a web page instead of a table/],
  [{ status: 503 }, /answered with status 503/],
  ['cut in a row', /edubasealldata20261130\.csv is cut off: download it again/],
  ['cut after a row', /1\d of 40 schools are not in the files, more than 5 %/],
  [{ renamed: 'EstablishmentName' }, /No source has these columns: URN, EstablishmentName \(new\)/],
])('an edition with the fault %j leaves the schools of the one before', async (fault, message) => {
  await command(['update', 'gb-gias', 'gb-wales', '--yes'])
  standIn.close()
  const moved = Array.from({ length: SCHOOLS }, (_, index) =>
    establishment({ URN: `${100_000 + index}`, Town: 'York' }),
  )
  write('england.csv', csv(moved))
  standIn = await startStandIn(folder, '2026-11-30')
  standIn.faults['gb-gias/establishments'] = fault
  said = []
  expect(await command(['update', 'gb-gias', 'gb-wales', '--yes'], { today: '2026-11-30' })).toBe(1)
  expect(text()).toMatch(message)
  const kept = await db().selectFrom('schools').select(['city', 'status']).where('source', '=', 'gb-gias').execute()
  expect(new Set(kept.map(({ city, status }) => `${city} ${status}`))).toEqual(new Set(['Leeds active']))
  expect(kept).toHaveLength(SCHOOLS)
})

test('what a publisher packs into a zip is unpacked outside the folder of the program, and removed', async () => {
  const before = fs.readdirSync('.')
  const part = (from: number) => new TextEncoder().encode(csv(many(SCHOOLS).slice(from, from + SCHOOLS / 2)))
  fs.rmSync(path.join(folder, 'england.csv'))
  const doors = new TextEncoder().encode('door,street\n1,High Street\n')
  const members = { 'north.csv': part(0), 'south.csv': part(SCHOOLS / 2), 'doors.csv': doors }
  write('england.zip', Buffer.from(zipSync(members)))
  standIn.close()
  standIn = await startStandIn(folder, SUNDAY)
  expect(await command(['update', 'gb-gias', '--yes'])).toBe(0)
  expect(await ids()).toHaveLength(SCHOOLS)
  expect(fs.readdirSync('.')).toEqual(before)
})

test('a first edition that is far too small closes no school of an older one', async () => {
  await command(['update', 'gb-gias', '--yes'])
  const older = path.join(dir, 'older')
  fs.mkdirSync(older)
  fs.writeFileSync(path.join(older, 'england_2025-01-01.csv'), csv([establishment({ URN: '200000' })]))
  expect(await command(['update', '--from', older, '--yes'])).toBe(0)
  expect((await school('gb-200000')).status).toBe('active')
})
