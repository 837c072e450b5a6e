import { beforeEach, describe, expect, test } from 'vitest'
import { db } from '#db/client.ts'
import { connectForImport } from '../connection.ts'
import { SOURCES } from '../sources.ts'
import { clearImports, establishment, file, gias, many, run, school } from '../testing/import-files.ts'
import { csv, fileRow } from '../testing/read-table.ts'
import { count } from './count.ts'
import { closeMissing } from './listings.ts'
import { createIncoming, mergeIncoming } from './merge.ts'

beforeEach(clearImports)

test('self-reported data, texts and reviews of the school survive', async () => {
  await run(gias(establishment()))
  await db()
    .insertInto('school_profiles')
    .values({ school_id: 'gb-100001', name: 'Our own name', phone: '1' })
    .execute()
  const profile = () => db().selectFrom('school_profiles').selectAll().execute()
  const before = await profile()
  await run(gias(establishment({ EstablishmentName: 'Beta School', TelephoneNum: '' })))
  expect(await profile()).toEqual(before)
  const shown = await db()
    .selectFrom('school_directory')
    .selectAll()
    .where('id', '=', 'gb-100001')
    .executeTakeFirstOrThrow()
  expect(shown).toMatchObject({ name: 'Our own name', phone: '1' })
})

test('schools of a new register are closed without comparing each of them with each row', async () => {
  const rows = 3000
  const client = await connectForImport()
  await client.query('begin')
  await createIncoming(client)
  const empty = { local_type: '', street: '', postal_code: '', region: '', phone: '', email: '', website: '' }
  const kind = { category: 'primary', ownership: 'public', audience: 'children', features: '{}', languages: '{}' }
  const cells = { name: 'School', city: 'Ely', country: 'GB', status: 'active', is_open: 'true', ...kind, ...empty }
  const values = Object.values(cells).map((value) => `'${value}'`)
  await client.query(
    `insert into incoming (id, code, ${Object.keys(cells).join(', ')})
     select 'gb-n' || n, 'n' || n, ${values.join(', ')} from generate_series(1, ${rows}) n`,
  )
  const source = SOURCES.find(({ id }) => id === 'gb-gias')!
  await mergeIncoming(client, source, { silent: [], runId: null, isComplete: true })
  const read = () => count(client, `select pg_stat_get_xact_tuples_returned('incoming'::regclass) as count`)
  const before = await read()
  expect(await closeMissing(client, { source: 'gb-gias', keep: [], runId: null })).toBe(0)
  expect((await read()) - before).toBeLessThan(10 * rows)
  await client.query('rollback')
  await client.end()
})

test('a hidden school stays hidden, a closed one that opens again is active', async () => {
  await run(gias(...many(2)))
  await db().updateTable('schools').set({ status: 'hidden' }).where('id', '=', 'gb-100000').execute()
  await db().updateTable('schools').set({ status: 'closed' }).where('id', '=', 'gb-100001').execute()
  expect(await run(gias(...many(2)))).toMatchObject({ changed: 1, unchanged: 1 })
  expect(await school('gb-100000')).toMatchObject({ status: 'hidden' })
  expect(await school('gb-100001')).toMatchObject({ status: 'active' })
})

test('a column that a later edition leaves out keeps its value', async () => {
  await run(gias(establishment()))
  const { header, cells } = establishment({ EstablishmentName: 'Beta School' })
  const without = (list: string[]) => list.filter((_, index) => header[index] !== 'NumberOfPupils')
  await run(file(csv([{ header: without(header), cells: without(cells) }])))
  expect(await school('gb-100001')).toMatchObject({ name: 'Beta School', pupils: 200 })
  await run(gias(establishment({ NumberOfPupils: '' })))
  expect(await school('gb-100001')).toMatchObject({ pupils: null })
})

test('facts of only some registers are kept if a file is silent about them', async () => {
  await run(gias(establishment()))
  expect(await school('gb-100001')).toMatchObject({
    age_from: 4,
    age_to: 11,
    gender: null,
    boarding: null,
    faith: null,
  })
  const { header, cells } = establishment()
  const further = {
    'Gender (name)': 'Girls',
    'Boarders (name)': 'Boarding school',
    'ReligiousCharacter (name)': 'Jewish',
  }
  const told = { header: [...header, ...Object.keys(further)], cells: [...cells, ...Object.values(further)] }
  expect(await run(gias(told))).toMatchObject({ changed: 1 })
  const known = { gender: 'girls', boarding: true, faith: 'jewish' }
  expect(await school('gb-100001')).toMatchObject(known)
  expect(await run(gias(establishment()))).toMatchObject({ unchanged: 1 })
  expect(await school('gb-100001')).toMatchObject(known)
})

test('an older edition changes nothing, a later one with the same facts only gives them its date', async () => {
  const edition = (name: string, cells = {}) => file(csv([establishment(cells)]), name)
  await run(edition('edubasealldata20240601.csv'))
  const older = await run(edition('edubasealldata20240101.csv', { EstablishmentName: 'Old School' }))
  expect(older).toMatchObject({ changed: 0, unchanged: 1 })
  const before = await school('gb-100001')
  expect(before).toMatchObject({ name: 'Alpha School', source_date: '2024-06-01' })
  expect(await run(edition('edubasealldata20240701.csv'))).toMatchObject({ changed: 0, unchanged: 1 })
  expect(await school('gb-100001')).toEqual({ ...before, source_date: '2024-07-01' })
})

test('a given day takes precedence over the file name', async () => {
  await run(file(csv([establishment()]), 'edubasealldata20240601.csv'), { date: '2024-06-15' })
  expect(await school('gb-100001')).toMatchObject({ source_date: '2024-06-15' })
})

test('--complete closes missing schools, and only those of its source', async () => {
  await run(gias(...many(40)))
  const report = await run(gias(...many(39)), { complete: true })
  expect(report).toMatchObject({ closed: 1, unchanged: 39, changed: 0 })
  expect(await school('gb-100039')).toMatchObject({ status: 'closed' })
  expect(await run(gias(...many(39)), { complete: true })).toMatchObject({ closed: 0 })
})

test('--complete stops when more than one in twenty would vanish', async () => {
  await run(gias(...many(40)))
  await expect(run(gias(...many(37)), { complete: true })).rejects.toThrow(/3 of 40 schools are not in the files/)
  expect(await school('gb-100039')).toMatchObject({ status: 'active' })
})

test('--complete closes no school whose row is damaged', async () => {
  await run(gias(...many(40)))
  const unnamed = establishment({ URN: '100039', EstablishmentName: '' })
  expect(await run(gias(...many(39), unnamed), { complete: true })).toMatchObject({ closed: 0 })
  await expect(run(gias(...many(39), establishment({ URN: 'x' })), { complete: true })).rejects.toThrow(
    /1 rows cannot be read/,
  )
})

test('old codes lead to the school that remains after a merger', async () => {
  await run(gias(...many(2)))
  await db().updateTable('school_codes').set({ school_id: 'gb-100000' }).where('code', '=', '100001').execute()
  await db().deleteFrom('schools').where('id', '=', 'gb-100001').execute()
  expect(await run(gias(...many(2)))).toMatchObject({ added: 0, changed: 0, unchanged: 2 })
  expect(await db().selectFrom('schools').select('id').execute()).toEqual([{ id: 'gb-100000' }])
})

const hamburg = fileRow({
  schul_id: '5043-0',
  schulname: 'Stadtteilschule Helmuth Hübener',
  schulform: 'Stadtteilschule',
  kapitelbezeichnung: 'Stadtteilschulen',
  rechtsform: 'staatlich',
  adresse_strasse_hausnr: 'Benzenbergweg 2',
  adresse_ort: '22307 Hamburg',
})
const jedeschule = fileRow({
  id: 'HH-5043-0',
  name: 'StS Helmuth Hübener',
  address: 'Benzenbergweg 2',
  zip: '22307',
  city: 'Hamburg',
  school_type: 'Stadtteilschule',
  legal_status: '',
  update_timestamp: '2027-01-01 00:00:00',
})

test('a school of two registers is one row with the facts of the first-hand register, in any order', async () => {
  const collection = () => run(file(csv([jedeschule()]), 'jede.csv'), {}, 'de-jedeschule')
  const land = () => run(file(csv([hamburg()]), 'hamburg.csv'), {}, 'de-hamburg')
  expect(await collection()).toMatchObject({ added: 1 })
  expect(await land()).toMatchObject({ added: 0, changed: 1 })
  expect(await collection()).toMatchObject({ changed: 0, unchanged: 1 })
  expect(await land()).toMatchObject({ changed: 0, unchanged: 1 })
  expect(await school('de-HH-5043-0')).toMatchObject({ source: 'de-hamburg', name: 'Stadtteilschule Helmuth Hübener' })
  const codes = await db().selectFrom('school_codes').select(['source', 'code']).orderBy('source').execute()
  expect(codes).toEqual([
    { source: 'de-hamburg', code: '5043-0' },
    { source: 'de-jedeschule', code: 'HH-5043-0' },
  ])
})

describe('a school that its register renames', () => {
  const edition = (name: string, day: string) => run(gias(establishment({ EstablishmentName: name })), { date: day })
  const formerNames = () =>
    db().selectFrom('school_former_names').select(['name', 'replaced_on', 'source']).orderBy('replaced_on').execute()

  test('keeps the name of before, with the day of the edition that replaced it', async () => {
    await edition('Alpha School', '2024-01-01')
    await edition('Beta Academy', '2024-06-01')
    await edition('Gamma Academy', '2025-06-01')
    expect(await formerNames()).toEqual([
      { name: 'Alpha School', replaced_on: '2024-06-01', source: 'gb-gias' },
      { name: 'Beta Academy', replaced_on: '2025-06-01', source: 'gb-gias' },
    ])
  })

  test('has no former name by another spelling, an older edition or a trial', async () => {
    await edition('Alpha School', '2024-01-01')
    await edition('ALPHA  SCHOOL', '2024-06-01')
    await edition('Older School', '2023-01-01')
    await run(gias(establishment({ EstablishmentName: 'Tried School' })), { date: '2025-01-01', dryRun: true })
    expect(await formerNames()).toEqual([])
  })
})
