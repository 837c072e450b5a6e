import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { removeAccounts } from '#app/features/accounts/testing/accounts.ts'
import { db } from '#db/client.ts'
import { faultOf } from '../../testing/fault-of.ts'
import { makePerson, type Person } from '../../testing/person.ts'
import { openScreen } from '../../testing/render-screen.tsx'
import { factsOf, headingsOf, rowsOf } from '../../testing/rows-of.ts'
import { makeStaff } from '../../testing/staff.ts'

let admin: Person
beforeEach(async () => {
  admin = await makeStaff('admin', 'Grace Hopper')
})
afterEach(async () => {
  await db().deleteFrom('import_schedules').execute()
  await sql`delete from pgboss.job`.execute(db())
  await removeAccounts()
})

const open = (address = '', cookie = admin.cookie) => openScreen(`/admin/import-schedules${address}`, { cookie })
const ADDRESS = 'https://data.example/edubasealldata.csv'

async function add(more = {}): Promise<string> {
  const row = { source: 'gb-gias', rhythm: 'weekly', created_by: admin.id, next_at: new Date('2099-01-01'), ...more }
  const { id } = await db().insertInto('import_schedules').values(row).returning('id').executeTakeFirstOrThrow()
  await db().insertInto('import_schedule_files').values({ schedule_id: id, number: 1, address: ADDRESS }).execute()
  return id
}
const TROUBLE = {
  problem: 'shrunk',
  problem_detail: JSON.stringify({ code: 'columns', columns: 'phone' }),
  problem_since: new Date(),
}

describe('the list of scheduled imports', () => {
  test('begins empty, and takes a new one that looks at its address at once', async () => {
    const screen = await open()
    expect(screen.main.text).toContain('Noch kein automatischer Import.')
    const option = (value: string) =>
      screen.getAllByRole('option').find((one) => one.getAttribute('value') === value)!.textContent!
    const created = await screen.main.send('Einrichten', {
      Register: option('gb-gias'),
      Adressen: `${ADDRESS}\nhttps://data.example/points.csv`,
      Rhythmus: option('weekly'),
    })
    expect(created.message).toBe('message.scheduleCreated')
    expect(factsOf(created.part('region', 'Über diesen Import'))).toMatchObject({
      Adressen: `${ADDRESS} https://data.example/points.csv`,
      Rhythmus: 'wöchentlich',
      'Zulässiger Rückgang in Prozent': '5 %',
      'Eingerichtet von': 'Grace Hopper',
    })
    const { rows } = await sql`select data from pgboss.job where name = 'check_import'`.execute(db())
    expect(rows).toHaveLength(1)
  })

  test.each([
    ['http://127.0.0.1/x.csv', 'Diese Adresse liegt nicht im öffentlichen Internet.'],
    ['http://[::1]/x.csv', 'Diese Adresse liegt nicht im öffentlichen Internet.'],
    ['https://data.example:8443/x.csv', 'Diese Adresse liegt nicht im öffentlichen Internet.'],
    ['https://me:secret@data.example/x.csv', 'Diese Adresse liegt nicht im öffentlichen Internet.'],
    ['file:///etc/passwd', 'Das ist keine Adresse, die mit https:// oder http:// beginnt.'],
  ])('%s is refused beside its field', async (address, reason) => {
    const screen = await open()
    const refused = await screen.main.send('Einrichten', { Adressen: address })
    expect(refused.status).toBe(400)
    expect(faultOf(refused.main, 'Adressen')).toEqual({ value: address, reason })
    expect(await db().selectFrom('import_schedules').select('id').execute()).toEqual([])
  })

  test('puts those with a problem first, as does the page of imports', async () => {
    await add({ source: 'de-nrw', paused: true })
    await add(TROUBLE)
    const screen = await open()
    expect(rowsOf(screen.main).map((row) => row.slice(0, 3))).toEqual([
      [expect.stringContaining('gb-gias'), 'wöchentlich', 'geschrumpft'],
      [expect.stringContaining('de-nrw'), 'wöchentlich', 'angehalten'],
    ])
    const imports = await openScreen('/admin/imports', { cookie: admin.cookie })
    expect(imports.part('region', 'Automatische Importe brauchen Aufmerksamkeit').text).toContain(
      'Es fehlen oder sind leer geworden: phone.',
    )
  })
})

describe('a scheduled import', () => {
  test('is paused, resumed and deleted', async () => {
    const id = await add()
    const paused = await (await open(`/${id}`)).main.send('Anhalten')
    expect([paused.message, paused.main.text]).toEqual([
      'message.schedulePaused',
      expect.stringContaining('angehalten'),
    ])
    const resumed = await paused.main.send('Fortfahren')
    expect(resumed.message).toBe('message.scheduleResumed')
    const deleted = await resumed.main.send('Löschen')
    expect([deleted.address, deleted.message]).toEqual(['/admin/import-schedules', 'message.scheduleDeleted'])
    expect((await open(`/${id}`)).status).toBe(404)
  })

  test('tells its problem and its looks with their runs', async () => {
    const id = await add(TROUBLE)
    const run = { source: 'gb-gias', kind: 'trial', state: 'finished', files: ['x.csv'] }
    const { id: run_id } = await db().insertInto('import_runs').values(run).returning('id').executeTakeFirstOrThrow()
    await db()
      .insertInto('import_checks')
      .values([
        { schedule_id: id, outcome: 'changed', run_id },
        {
          schedule_id: id,
          outcome: 'unreachable',
          detail: JSON.stringify({ code: 'sentence', sentence: 'It is gone.' }),
        },
      ])
      .execute()
    const screen = await open(`/${id}`)
    expect(headingsOf(screen.main)[0]).toBe('# Get Information About Schools')
    expect(rowsOf(screen.main).map((row) => row.slice(1))).toEqual([
      ['Nicht lesbar. It is gone.', ''],
      ['Neuer Inhalt.', 'Probelauf (beendet)'],
    ])
    expect(screen.main.text).toContain('viel kleiner als die vorige')
    await db().deleteFrom('import_runs').execute()
  })

  test('is shown to admins alone', async () => {
    const id = await add()
    for (const page of ['', `/${id}`]) {
      expect((await open(page, '')).address).toMatch(/^\/auth\b/)
      expect((await open(page, (await makeStaff('moderator')).cookie)).status).toBe(404)
      expect((await open(page, (await makePerson()).cookie)).status).toBe(404)
    }
  })
})
