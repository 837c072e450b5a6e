import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { CATALOGUE } from '#app/features/schools/sources/catalogue/catalogue.ts'
import { fileGroups } from '#app/features/schools/sources/catalogue/file-groups.ts'
import { db } from '#db/client.ts'
import { clearImports } from '#imports/testing/import-files.ts'
import { adminId } from '#imports/testing/ordered-imports.ts'
import { createSchedule } from '../schedules/create-schedule.server.ts'
import { keepCountry } from './keep-country.server.ts'
import { listRegisters } from './list-registers.server.ts'
import { saveAddress } from './save-address.server.ts'

afterEach(async () => {
  await db().deleteFrom('import_schedules').execute()
  await db().deleteFrom('source_statistics').execute()
  await clearImports()
  await sql`delete from pgboss.job`.execute(db())
})

const ofCountry = async (country: string) => (await listRegisters()).find((one) => one.country === country)!
const register = async (id: string) => (await listRegisters()).flatMap((one) => one.registers).find((r) => r.id === id)!
const kept = () => db().selectFrom('import_schedules').select(['source', 'catalogue_group', 'complete']).execute()

test('one switch keeps all sources of a country up to date whose files the program finds, and ends it', async () => {
  const findable = CATALOGUE.filter(({ country }) => country === 'FR').flatMap((entry) => fileGroups(entry, new Map()))
  expect(findable.length).toBeGreaterThan(3)
  expect(await keepCountry(await adminId(), 'FR', true)).toBe(findable.length)
  expect(await kept()).toHaveLength(findable.length)
  expect(await kept()).toContainEqual({ source: 'fr-annuaire', catalogue_group: 'register', complete: true })
  expect((await kept()).filter(({ source, complete }) => complete && source !== 'fr-annuaire')).toEqual([])
  const { rows } = await sql`select 1 from pgboss.job where name = 'check_import'`.execute(db())
  expect(rows).toHaveLength(findable.length)
  expect((await ofCountry('FR')).isKept).toBe(true)
  expect((await ofCountry('DE')).isKept).toBe(false)
  expect(await keepCountry(await adminId(), 'FR', false)).toBe(findable.length)
  expect(await kept()).toEqual([])
})

test('saying it twice sets up nothing twice, and imports of a person’s addresses stay', async () => {
  const order = {
    source: 'fr-annuaire',
    addresses: ['https://data.example/a.csv'],
    rhythm: 'weekly',
    maxLoss: 5,
  } as const
  await createSchedule(await adminId(), { ...order, addresses: [...order.addresses] })
  await keepCountry(await adminId(), 'FR', true)
  expect(await keepCountry(await adminId(), 'FR', true)).toBe(0)
  await keepCountry(await adminId(), 'FR', false)
  expect(await keepCountry(await adminId(), 'FR', false)).toBe(0)
  expect(await kept()).toEqual([{ source: 'fr-annuaire', catalogue_group: null, complete: false }])
})

test('a file that only the operator’s address finds is kept up to date, too', async () => {
  await saveAddress(await adminId(), 'de-berlin-clubs', 'clubs', 'https://data.example/clubs_2025.csv')
  expect(await register('de-berlin-clubs')).toMatchObject({ isFindable: true })
  await keepCountry(await adminId(), 'DE', true)
  expect(await kept()).toContainEqual({ source: 'de-berlin-clubs', catalogue_group: 'clubs', complete: false })
  await db().deleteFrom('register_addresses').execute()
})

test('who switched it is on record', async () => {
  const id = await adminId()
  await keepCountry(id, 'ES', true)
  await keepCountry(null, 'ES', false)
  const entries = await db()
    .selectFrom('audit_entries')
    .select(['action', 'actor_id', 'actor_role'])
    .where('subject_id', '=', 'ES')
    .orderBy('id')
    .execute()
  expect(entries).toEqual([
    { action: 'import-schedule.on', actor_id: id, actor_role: 'admin' },
    { action: 'import-schedule.off', actor_id: null, actor_role: 'program' },
  ])
})

test('each source tells its edition, its coverage and its last import', async () => {
  expect(await register('de-nrw')).toMatchObject({ edition: null, facts: 0, lastRun: null, isOld: false })
  await db()
    .insertInto('source_statistics')
    .values([
      { source: 'de-nrw', schools: 4000, facts: 7, edition: '2020-01-02' },
      { source: 'fr-depp', schools: 0, facts: 9, period_start: '2024-08-01', period: 'school_year' },
    ])
    .execute()
  const { id } = await db()
    .insertInto('import_runs')
    .values({ source: 'de-nrw', kind: 'import', state: 'failed', files: ['x.csv'] })
    .returning('id')
    .executeTakeFirstOrThrow()
  expect(await register('de-nrw')).toMatchObject({
    edition: '2020-01-02',
    isOld: true,
    schools: { loaded: 4000, expected: expect.any(Number) },
    lastRun: { id, state: 'failed', isUndone: false },
    isFindable: true,
  })
  expect(await register('fr-depp')).toMatchObject({
    isStatistic: true,
    schools: null,
    facts: 9,
    period: { start: '2024-08-01', kind: 'school_year' },
  })
  expect(await register('de-berlin-clubs')).toMatchObject({ isFindable: false, schedule: null })
})

test('of the imports of a source, the one with a problem is told', async () => {
  await keepCountry(await adminId(), 'IT', true)
  await db()
    .updateTable('import_schedules')
    .set({ problem: 'shrunk', problem_since: new Date() })
    .where('source', '=', 'it-miur')
    .execute()
  expect((await register('it-miur')).schedule).toMatchObject({ problem: 'shrunk' })
})
