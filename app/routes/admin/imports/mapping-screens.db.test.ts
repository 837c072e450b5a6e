import fs from 'node:fs'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { removeAccounts } from '#app/features/accounts/testing/accounts.ts'
import { db } from '#db/client.ts'
import { startImport } from '#imports/ordered/carry-out-run.ts'
import { example } from '#imports/testing/mappings.ts'
import type { Person } from '../../testing/person.ts'
import { openScreen, type Screen } from '../../testing/render-screen.tsx'
import { headingsOf, rowsOf } from '../../testing/rows-of.ts'
import { makeStaff } from '../../testing/staff.ts'

const store = vi.hoisted(() => {
  process.env.FILES_DIR = `${process.env.TMPDIR ?? '/tmp'}/mapping-screens-${process.pid}`
  return process.env.FILES_DIR
})
afterAll(() => fs.rmSync(store, { recursive: true, force: true }))

let admin: Person
beforeEach(async () => {
  admin = await makeStaff('admin', 'Grace Hopper')
})
afterEach(async () => {
  for (const table of ['import_runs', 'mapped_sources', 'schools', 'school_facts'] as const)
    await db().deleteFrom(table).execute()
  await sql`delete from pgboss.job`.execute(db())
  await removeAccounts()
})

const CSV = `Schulnummer;Schulname;Schulform;Träger;Straße;Hausnr;Schulleitung;Zahl
0071;Schule am Berg;Grundschule;Stadt;Bergweg;1;Erika Muster;120
0072;Lyzeum;Gymnasium;Stadt;Talweg;2;Max Muster;640
`
const open = (address: string) => openScreen(`/admin/imports${address}`, { cookie: admin.cookie })
const idOf = ({ address }: Screen) => address.split('/')[3]!
const begin = async (values: Record<string, string | File> = {}) =>
  (await open('/mapping')).main.send('Spalten lesen', { Datei: new File([CSV], 'saarland.csv'), ...values })

/** Sends a file and reads its columns, as the job would. */
async function inspected(values: Record<string, string | File> = {}): Promise<Screen> {
  const run = await begin(values)
  await startImport(idOf(run), new AbortController().signal)
  return (await open(`/${idOf(run)}`)).main.follow('Spalten zuordnen')
}
const optionOf = (screen: Screen, label: string) =>
  (screen.main.getByLabelText(label) as HTMLSelectElement).selectedOptions[0]?.textContent

const DECLARED = {
  'Kurzname des Registers': 'de-saarland',
  Land: 'Deutschland',
  Herausgeber: 'Saarland',
  'Name des Datensatzes': 'Schulen im Saarland',
  'Adresse der Bezugsquelle': 'https://daten.saarland.example/',
  Lizenz: 'CC BY 4.0',
  'Adresse der Lizenz': 'https://creativecommons.org/licenses/by/4.0/',
  Quellenangabe: 'Saarland, CC BY 4.0',
  'Beginn der Kennungen im Verzeichnis': 'de-SL-',
  'Region, wenn eine Zeile keine nennt': 'Saarland',
}

describe('from a file to an import', () => {
  test('columns come with their first values and what their names say, but never with people', async () => {
    const screen = await inspected()
    expect(screen.main.text).toContain('Gelesen: 2 Zeilen, 8 Spalten.')
    expect(screen.main.text).toContain('Schule am Berg · Lyzeum')
    expect(screen.main.text).toContain('Enthält dem Namen nach Angaben über Personen: Die Werte werden nicht gezeigt.')
    expect(screen.html).not.toContain('Erika')
    const meaning = (column: string) => optionOf(screen, `Bedeutung der Spalte ${column}`)
    expect(['Schulnummer', 'Schulname', 'Straße', 'Hausnr', 'Zahl'].map(meaning)).toEqual([
      'Amtliche Kennung',
      'Name',
      'Straße und Hausnummer',
      'Straße und Hausnummer',
      'ignorieren',
    ])
  })

  test('the steps lead to schools of the register, and the mapping is kept', async () => {
    const columns = await inspected()
    const saved = await columns.main.send(columns.main.getAllByRole('button', { name: 'Zuordnung speichern' })[0]!, {
      ...DECLARED,
      'Angabe 1': 'Schülerinnen und Schüler',
      'Spalte der Angabe 1': 'Zahl',
      'Zeitraum der Angaben': 'Schuljahr',
      'Oder für alle Zeilen': '2025-26',
    })
    expect(saved.message).toBe('message.mappingSaved')
    expect(optionOf(saved, 'Gymnasium')).toBe('ohne Zuordnung')
    const trial = await saved.main.send('Probelauf starten', { Grundschule: 'Grundschule', Stadt: 'öffentlich' })
    expect(trial.message).toBe('message.importOrdered')
    await startImport(idOf(trial), new AbortController().signal)
    const result = await open(`/${idOf(trial)}`)
    expect(headingsOf(result.main)).toContain('### Werte ohne Zuordnung')
    expect(rowsOf(result.main.part('region', 'Werte ohne Zuordnung'))).toContainEqual(['type', 'Gymnasium', '1'])
    const unknown = result.main.getByRole('checkbox').closest('label')!.textContent!
    const run = await result.main.send('Import ausführen', { [unknown]: true })
    await startImport(idOf(run), new AbortController().signal)
    const schools = await db()
      .selectFrom('schools')
      .select(['id', 'source', 'category', 'street'])
      .orderBy('id')
      .execute()
    expect(schools).toEqual([
      { id: 'de-SL-0071', source: 'de-saarland', category: 'primary', street: 'Bergweg 1' },
      { id: 'de-SL-0072', source: 'de-saarland', category: 'other', street: 'Talweg 2' },
    ])
    const facts = await db()
      .selectFrom('school_facts')
      .select(['key', 'number', 'period_start'])
      .orderBy('key')
      .execute()
    expect(facts.map(({ key, number, period_start }) => [key, number, period_start])).toEqual([
      ['de-SL-0071', 120, '2025-08-01'],
      ['de-SL-0072', 640, '2025-08-01'],
    ])
    const again = await open('/new')
    expect(again.main.getByRole('option', { name: 'Schulen im Saarland (de-saarland)' })).toBeTruthy()
    const sources = await openScreen('/data-sources')
    expect(sources.main.text).toContain('Saarland, CC BY 4.0')
    const actions = await db()
      .selectFrom('audit_entries')
      .select('action')
      .where('actor_id', '=', admin.id)
      .orderBy('id')
      .execute()
    expect(actions.map(({ action }) => action).filter((action) => action.startsWith('import'))).toEqual([
      ...['import.inspected', 'import.mapped', 'import.mapped', 'import.tried', 'import.carry-out'],
    ])
  })

  test('a mapping that is not complete is kept, and what it lacks is told by its place', async () => {
    const columns = await inspected()
    const refused = await columns.main.send('Probelauf starten', { ...DECLARED, Lizenz: '', Land: 'Frankreich' })
    expect(refused.status).toBe(400)
    expect(refused.main.text).toContain('Die Zuordnung ist noch nicht vollständig.')
    const problems = refused.main.part('region', 'Noch unvollständig').text
    expect(problems).toContain('licence: Too small')
    expect(problems).toContain('id must begin with the country.')
    const again = await open(`/${idOf(columns)}/mapping`)
    expect((again.main.getByLabelText('Herausgeber') as HTMLInputElement).value).toBe('Saarland')
    expect(optionOf(again, 'Land')).toBe('Frankreich')
    expect(await db().selectFrom('import_runs').select('kind').execute()).toEqual([{ kind: 'inspection' }])
  })

  test('what a mapping file says beyond the screen stays, and comes back in the download', async () => {
    const fields = { name: 'Schulname', type: { column: 'Schulform', values: { 'Gym*': 'high_school' } }, phone: 'Tel' }
    const skip = [{ column: 'Schulform', is: ['Kita'], reason: 'not_a_school' }]
    const code = { column: 'Schulnummer', forms: ['####'] }
    const given = example({ code, fields, skip, mayLack: ['Tel'], region: 'Saarland' })
    const columns = await inspected({ 'Zuordnungsdatei, falls vorhanden': new File([JSON.stringify(given)], 'm.json') })
    expect(optionOf(columns, 'Gymnasium')).toBe('Gymnasium')
    const saved = await columns.main.send(columns.main.getAllByRole('button', { name: 'Zuordnung speichern' })[0]!)
    const file = await saved.main.follow('Zuordnungsdatei herunterladen')
    expect(file.response.headers.get('content-disposition')).toBe('attachment; filename="de-saarland.json"')
    expect(await file.response.json()).toMatchObject({
      code: { column: ['Schulnummer'], forms: ['####'] },
      skip: [{ column: ['Schulform'], is: ['Kita'], reason: 'not_a_school' }],
      fields: { type: { values: { 'Gym*': 'high_school' } }, phone: { column: ['Tel'] } },
      mayLack: ['Tel'],
    })
  })
})

describe('what is refused', () => {
  test('a mapping file that is none, in one sentence with its place', async () => {
    const wrong = new File([JSON.stringify(example({ country: 'AT' }))], 'm.json')
    const refused = await begin({ 'Zuordnungsdatei, falls vorhanden': wrong, 'Stand der Daten': '2025-09-01' })
    expect(refused.status).toBe(400)
    expect(refused.main.part('region', 'Noch unvollständig').text).toContain('country: Invalid option')
    expect((refused.main.getByLabelText('Stand der Daten') as HTMLInputElement).value).toBe('01.09.2025')
    expect(await db().selectFrom('import_runs').select('id').execute()).toEqual([])
  })

  test('a form without a file, and a file that is no table', async () => {
    const none = await (await open('/mapping')).main.send('Spalten lesen')
    expect(none.main.text).toContain('Wählen Sie eine Datei')
    const page = await begin({ Datei: new File(['<html></html>'], 'x.csv') })
    await startImport(idOf(page), new AbortController().signal)
    expect((await open(`/${idOf(page)}`)).main.text).toContain('x.csv is a web page or XML, not a table')
  })

  test('a source that neither the program nor a mapping declares', async () => {
    const screen = await open('/new')
    const option = screen.main.getAllByRole('option').at(-1)!
    option.setAttribute('value', 'de-nowhere')
    const file = new File([CSV], 'x.csv')
    const refused = await screen.main.send('Probelauf starten', { Register: option.textContent!, Dateien: file })
    expect([refused.status, refused.main.text.includes('Dieses Register gibt es nicht.')]).toEqual([400, true])
  })

  test('others than admins, at every step', async () => {
    const id = idOf(await inspected())
    const moderator = await makeStaff('moderator', 'Mona Moderation')
    for (const address of ['mapping', `${id}/mapping`, `${id}/mapping.json`]) {
      const screen = await openScreen(`/admin/imports/${address}`, { cookie: moderator.cookie })
      expect([address, screen.status]).toEqual([address, 404])
    }
  })
})
