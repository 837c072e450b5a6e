import fs from 'node:fs'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { removeAccounts } from '#app/features/accounts/testing/accounts.ts'
import { db } from '#db/client.ts'
import { faultOf } from '../../testing/fault-of.ts'
import { openScreen, type Screen } from '../../testing/render-screen.tsx'
import { makeStaff } from '../../testing/staff.ts'

const store = vi.hoisted(() => {
  process.env.FILES_DIR = `${process.env.TMPDIR ?? '/tmp'}/undated-screens-${process.pid}`
  return process.env.FILES_DIR
})
afterAll(() => fs.rmSync(store, { recursive: true, force: true }))

let cookie: string
beforeEach(async () => {
  cookie = (await makeStaff('admin', 'Grace Hopper')).cookie
})
afterEach(async () => {
  await db().deleteFrom('import_runs').execute()
  await sql`delete from pgboss.job`.execute(db())
  await removeAccounts()
})

const open = (address: string) => openScreen(`/admin/imports${address}`, { cookie })
const SUGGESTION = 'Vorgeschlagen: der Tag, an dem die Datei zuletzt geändert wurde.'

/** Opens the trial of a file that was sent; `changed` is what the browser says of it. */
async function openTrial({ undated = true, changed }: { undated?: boolean; changed?: string }): Promise<Screen> {
  const run = { source: 'gb-gias', kind: 'trial', state: 'finished', files: ['x.csv'], undated }
  const { id } = await db().insertInto('import_runs').values(run).returning('id').executeTakeFirstOrThrow()
  const file = { run_id: id, number: 1, name: 'x.csv', key: 'imports/x', bytes: 3, changed: changed ?? null }
  await db().insertInto('import_files').values(file).execute()
  return await open(`/${id}`)
}

const imports = () => db().selectFrom('import_runs').select('day').where('kind', '=', 'import').execute()
const tickOf = ({ main }: Screen) => main.getByRole('checkbox').closest('label')!.textContent!

test('a trial of files without a day offers the one of their last change', async () => {
  const screen = await openTrial({ changed: '2026-03-05' })
  expect(screen.main.text).toContain(SUGGESTION)
  await screen.main.send('Import ausführen')
  expect(await imports()).toEqual([{ day: '2026-03-05' }])
})

test('another day takes its place', async () => {
  const screen = await openTrial({ changed: '2026-03-05' })
  await screen.main.send('Import ausführen', { 'Stand der Daten': '01.03.2026' })
  expect(await imports()).toEqual([{ day: '2026-03-01' }])
})

test('without a day the import is refused beside its field, unless nobody knows it', async () => {
  const screen = await openTrial({})
  expect(screen.main.text).not.toContain(SUGGESTION)
  const refused = await screen.main.send('Import ausführen')
  expect([refused.status, faultOf(refused.main, 'Stand der Daten').reason]).toEqual([
    400,
    'Geben Sie den Stand der Daten an oder kreuzen Sie an, dass er nicht bekannt ist.',
  ])
  expect(await imports()).toEqual([])
  await refused.main.send('Import ausführen', { [tickOf(refused)]: true })
  expect(await imports()).toEqual([{ day: null }])
})

test('what is no day is refused beside its field', async () => {
  const refused = await (await openTrial({})).main.send('Import ausführen', { 'Stand der Daten': '31.02.2026' })
  expect(faultOf(refused.main, 'Stand der Daten').reason).toBe('Das ist kein gültiges Datum.')
  expect(await imports()).toEqual([])
})

test('a trial whose files name their day asks for none', async () => {
  const screen = await openTrial({ undated: false, changed: '2026-03-05' })
  expect(screen.main.queryByLabelText('Stand der Daten')).toBeNull()
  await screen.main.send('Import ausführen')
  expect(await imports()).toEqual([{ day: null }])
})

test.each([
  ['2026-03-05', '2026-03-05'],
  ['5 March', null],
])('a new import keeps %s, when its files were last changed, as %s', async (changed, kept) => {
  const screen = await open('/new')
  const option = screen.getAllByRole('option').find((one) => one.getAttribute('value') === 'gb-gias')!
  screen.main.element.querySelector('input[name=changed]')!.setAttribute('value', changed)
  const file = new File(['URN,EstablishmentName\n'], 'x.csv')
  await screen.main.send('Probelauf starten', { Register: option.textContent!, Dateien: file })
  expect(await db().selectFrom('import_files').select('changed').execute()).toEqual([{ changed: kept }])
})
