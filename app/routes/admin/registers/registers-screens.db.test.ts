import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { removeAccounts } from '#app/features/accounts/testing/accounts.ts'
import { db } from '#db/client.ts'
import { faultOf } from '../../testing/fault-of.ts'
import { makePerson, type Person } from '../../testing/person.ts'
import { openScreen } from '../../testing/render-screen.tsx'
import { factsOf, rowsOf } from '../../testing/rows-of.ts'
import { makeStaff } from '../../testing/staff.ts'

let admin: Person
beforeEach(async () => {
  admin = await makeStaff('admin', 'Grace Hopper')
})
afterEach(async () => {
  await db().deleteFrom('import_schedules').execute()
  await db().deleteFrom('import_runs').execute()
  await db().deleteFrom('source_statistics').execute()
  await db().deleteFrom('register_addresses').execute()
  await sql`delete from pgboss.job`.execute(db())
  await removeAccounts()
})

const open = (address = '', cookie = admin.cookie) => openScreen(`/admin/registers${address}`, { cookie })

describe('the list of registers', () => {
  test('tells for each source the edition, the coverage and the last import, and which take a person', async () => {
    await db()
      .insertInto('source_statistics')
      .values({ source: 'de-nrw', schools: 4000, facts: 7, edition: '2020-01-02' })
      .execute()
    await db()
      .insertInto('import_runs')
      .values({ source: 'de-nrw', kind: 'import', state: 'failed', files: ['x.csv'] })
      .execute()
    const screen = await open()
    const row = (source: string) => rowsOf(screen.main).find(([name]) => name?.includes(source))!
    expect(row('de-nrw')[1]).toMatch(/^02\.01\.2020.*überfällig$/)
    expect(row('de-nrw')[2]).toMatch(/^4\.000 von etwa [\d.]+ Schulen ?7 Angaben$/)
    expect(row('de-nrw')[3]).toMatch(/^gescheitert/)
    expect(row('de-berlin-clubs').slice(1)).toEqual(['–', '–', 'noch nie', 'von Hand'])
  })

  test('a country is kept up to date by one switch, and no longer by the same', async () => {
    const kept = await (await open()).part('region', 'Spanien').send('Aktuell halten')
    expect(kept.message).toBe('message.countryKept')
    expect(kept.part('region', 'Spanien').text).toContain('bleibt aktuell')
    expect(kept.part('region', 'Italien').text).not.toContain('bleibt aktuell')
    const left = await kept.part('region', 'Spanien').send('Nicht mehr aktuell halten')
    expect(left.message).toBe('message.countryLeft')
    expect(await db().selectFrom('import_schedules').select('id').execute()).toEqual([])
  })
})

describe('a source', () => {
  test('takes another address, and gives it back', async () => {
    const screen = await open('/de-nrw')
    expect(factsOf(screen.part('region', 'Über diese Quelle'))).toMatchObject({
      Register: 'de-nrw',
      Umfang: 'vollständig: Was fehlt, gilt als geschlossen',
    })
    const address = 'https://mirror.example/schuldaten.csv'
    const saved = await screen.part('region', 'schuldaten').send('Adresse speichern', { 'Eigene Adresse': address })
    expect(saved.message).toBe('message.addressSaved')
    const rows = () => db().selectFrom('register_addresses').select(['source', 'file', 'address']).execute()
    expect(await rows()).toEqual([{ source: 'de-nrw', file: 'schuldaten', address }])
    await saved.part('region', 'schuldaten').send('Adresse speichern', { 'Eigene Adresse': '' })
    expect(await rows()).toEqual([])
  })

  test.each([
    ['http://127.0.0.1/x.csv', 'Diese Adresse liegt nicht im öffentlichen Internet.'],
    ['https://data.example:8443/x.csv', 'Diese Adresse liegt nicht im öffentlichen Internet.'],
    ['file:///etc/passwd', 'Das ist keine Adresse, die mit https:// oder http:// beginnt.'],
  ])('%s is refused beside its field', async (address, reason) => {
    const refused = await (await open('/de-nrw'))
      .part('region', 'schuldaten')
      .send('Adresse speichern', { 'Eigene Adresse': address })
    expect(refused.status).toBe(400)
    expect(faultOf(refused.part('region', 'schuldaten'), 'Eigene Adresse')).toEqual({ value: address, reason })
    expect(await db().selectFrom('register_addresses').selectAll().execute()).toEqual([])
  })

  test('that the catalogue lacks is not found, and everything is for admins alone', async () => {
    expect((await open('/none')).status).toBe(404)
    for (const page of ['', '/de-nrw']) {
      expect((await open(page, '')).address).toMatch(/^\/auth\b/)
      expect((await open(page, (await makeStaff('moderator')).cookie)).status).toBe(404)
      expect((await open(page, (await makePerson()).cookie)).status).toBe(404)
    }
  })
})
