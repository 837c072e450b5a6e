import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { removeAccounts } from '#app/features/accounts/testing/accounts.ts'
import { formatDay } from '#app/i18n/format.ts'
import { db } from '#db/client.ts'
import type { Person } from '../../testing/person.ts'
import { openScreen } from '../../testing/render-screen.tsx'
import { factsOf, headingsOf } from '../../testing/rows-of.ts'
import { makeStaff } from '../../testing/staff.ts'

const MARKUP = '<script>alert(1)</script>'
let admin: Person
beforeEach(async () => {
  admin = await makeStaff('admin', 'Grace Hopper')
})
afterEach(async () => {
  await db().deleteFrom('import_runs').execute()
  await sql`delete from pgboss.job`.execute(db())
  await removeAccounts()
})

const open = (address: string) => openScreen(`/admin/imports${address}`, { cookie: admin.cookie })

async function addRun(given: Record<string, unknown> = {}): Promise<string> {
  const row = { source: 'gb-gias', kind: 'trial', state: 'finished', files: ['gias.csv'], ...given }
  const added = await db()
    .insertInto('import_runs')
    .values(row as never)
    .returning('id')
    .executeTakeFirstOrThrow()
  return added.id
}

const addFile = (run_id: string) =>
  db().insertInto('import_files').values({ run_id, number: 1, name: 'x.csv', key: 'imports/x', bytes: 3 }).execute()

describe('a run', () => {
  test('that met an unknown file says what the file lacks, and leads to a mapping of its columns', async () => {
    const error = 'x.csv is not a file of gb-gias: it lacks URN'
    const id = await addRun({ state: 'failed', error, error_code: 'unknown_file' })
    await addFile(id)
    const screen = await open(`/${id}`)
    expect(screen.main.text).toContain('nicht die Spalten dieses Registers')
    expect(screen.getByText(error).getAttribute('lang')).toBe('en')
    const inspected = await screen.main.send('Spalten zuordnen')
    expect(headingsOf(inspected.main)[0]).toBe('# Durchsicht einer Datei')
    const run = await db().selectFrom('import_runs').selectAll().where('kind', '=', 'inspection').executeTakeFirst()
    const files = await db().selectFrom('import_files').select(['name', 'key']).where('run_id', '=', run!.id).execute()
    expect([run!.state, files]).toEqual(['waiting', [{ name: 'x.csv', key: 'imports/x' }]])
    const list = await open(`/${await addRun({ state: 'failed', error, error_code: 'list_unconfirmed' })}`)
    expect(list.main.text).toContain('geht nicht hervor, wonach gesucht wurde')
    expect(list.queryByRole('button', { name: 'Spalten zuordnen' })).toBeNull()
  })

  test('says in words what its columns lost, which ones lack, and how many are about persons', async () => {
    const columns = {
      ...{ layouts: ['establishments'], rows: 40, filled: {}, persons: 2, sparse: ['city'] },
      ...{ lacking: ['TelephoneNum'], unread: Array.from({ length: 22 }, (_, index) => `C${index}`) },
      since: { day: '2026-04-01', vanished: [MARKUP], emptied: [{ field: 'phone', before: 40, now: 1 }] },
    }
    const id = await addRun({ columns: JSON.stringify(columns) })
    const notes = (await open(`/${id}`)).part('region', 'Spalten und Felder')
    const day = formatDay('de', '2026-04-01')
    expect(factsOf(notes)).toMatchObject({
      [`Verschwunden seit dem Import vom ${day}`]: MARKUP,
      [`Fast leer geworden seit dem Import vom ${day}`]: expect.stringContaining('(40 → 1)'),
      'Fehlt in den Dateien': 'TelephoneNum',
      'Wird nicht gelesen': expect.stringMatching(/^C0, .* und 2 weitere$/),
    })
    expect(notes.text).toContain('2 Spalten über Personen werden nie gelesen.')
    const { main } = await openScreen(`/en/admin/imports/${await addRun()}`, { cookie: admin.cookie })
    expect(main.text).not.toContain('Columns and fields')
  })
})
