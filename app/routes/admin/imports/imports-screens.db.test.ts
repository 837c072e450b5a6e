import fs from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { removeAccounts } from '#app/features/accounts/testing/accounts.ts'
import { db } from '#db/client.ts'
import { faultOf } from '../../testing/fault-of.ts'
import { makePerson, type Person } from '../../testing/person.ts'
import { openScreen, type Screen } from '../../testing/render-screen.tsx'
import { factsOf, headingsOf, linksOf, rowsOf } from '../../testing/rows-of.ts'
import { makeStaff } from '../../testing/staff.ts'

const store = vi.hoisted(() => {
  process.env.FILES_DIR = `${process.env.TMPDIR ?? '/tmp'}/imports-screens-${process.pid}`
  return process.env.FILES_DIR
})
afterAll(() => fs.rmSync(store, { recursive: true, force: true }))

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

/** Returns what the page says about a run in progress. */
const stepOf = ({ main }: Screen) =>
  main.getByRole('progressbar', { name: 'Fortschritt' }).previousElementSibling!.textContent
const open = (address = '', cookie = admin.cookie) => openScreen(`/admin/imports${address}`, { cookie })

/** Adds a run as the program leaves it; fields that a test does not set are filled in. */
async function addRun(given: Record<string, unknown> = {}): Promise<string> {
  const row = { source: 'gb-gias', kind: 'trial', state: 'finished', files: ['edubasealldata20260401.csv'], ...given }
  const inserted = await db()
    .insertInto('import_runs')
    .values(row as never)
    .returning('id')
    .executeTakeFirstOrThrow()
  return inserted.id
}

const addFile = (run_id: string) =>
  db().insertInto('import_files').values({ run_id, number: 1, name: 'x.csv', key: 'imports/x', bytes: 3 }).execute()

type Change = { school_id: string; kind: string; name?: string; before?: object; after?: object; outcome?: string }
const addChange = (run_id: string, { before, after, ...change }: Change) =>
  db()
    .insertInto('import_changes')
    .values({
      run_id,
      name: 'Park School',
      city: 'Leeds',
      mark: Buffer.from('x'),
      ...change,
      before: before ? JSON.stringify(before) : null,
      after: after ? JSON.stringify(after) : null,
    } as never)
    .execute()

const addRejections = (run_id: string, many: number, detail = 'x') =>
  sql`insert into import_rejections (run_id, number, file, line, code, reason, detail)
    select ${run_id}, n, 'gias.csv', n + 1, 'code-' || n, 'bad_code', ${detail} from generate_series(1, ${many}::int) n`.execute(
    db(),
  )

describe('the list of runs', () => {
  test('says that there was none yet, and where one begins', async () => {
    const screen = await open()
    expect(headingsOf(screen.main)).toEqual(['# Importläufe', '## Noch kein Lauf'])
    expect(screen.queryByRole('table')).toBeNull()
    const begun = await screen.main.follow('Neuer Import')
    expect(begun.address).toBe('/admin/imports/new')
  })

  test('tells of each run what it was and what came of it, the newest first', async () => {
    const counts = { read_count: 9, added_count: 1, changed_count: 2, closed_count: 3, rejected_count: 4 }
    await addRun({ kind: 'import', started_by: admin.id, ...counts, started_at: '2026-04-01T08:00Z' })
    await addRun({ source: 'fr-annuaire', state: 'failed', started_at: '2026-04-02T08:00Z', files: ['a.csv', 'b.csv'] })
    const [newest, oldest] = rowsOf((await open()).main)
    expect(newest!.slice(1)).toEqual([
      'Probelauf',
      'fr-annuaire',
      'a.csv, b.csv',
      'gescheitert',
      '',
      'Befehl auf dem Server',
    ])
    expect(newest![0]).toContain('2026')
    expect(oldest!.slice(1)).toEqual([
      'Importlauf',
      'gb-gias',
      'edubasealldata20260401.csv',
      'beendet',
      '1 neu · 2 geändert · 3 geschlossen · 4 abgelehnt',
      'Grace Hopper',
    ])
  })

  test('marks an import that was taken back, but not one whose undoing failed', async () => {
    const undone = await addRun({ kind: 'import', source: 'de-nrw', started_at: '2026-04-02T08:00Z' })
    await addRun({ kind: 'undo', of_run: undone, started_at: '2026-04-04T08:00Z' })
    const kept = await addRun({ kind: 'import', source: 'it-miur', started_at: '2026-04-01T08:00Z' })
    await addRun({ kind: 'undo', of_run: kept, state: 'failed', started_at: '2026-04-03T08:00Z' })
    const states = rowsOf((await open()).main).map(([, kind, source, , state]) => [kind, source, state])
    expect(states).toContainEqual(['Importlauf', 'de-nrw', expect.stringMatching(/^beendet ?zurückgenommen$/)])
    expect(states).toContainEqual(['Importlauf', 'it-miur', 'beendet'])
  })

  test('goes on after 25 runs, and a page leads to the next and back', async () => {
    await sql`insert into import_runs (source, kind, state, files, started_at)
      select 'gb-gias', 'trial', 'finished', array['f' || n], timestamptz '2026-01-01' + n * interval '1 day'
      from generate_series(1, 26) n`.execute(db())
    const first = await open()
    expect(rowsOf(first.main)).toHaveLength(25)
    expect(rowsOf(first.main)[0]![3]).toBe('f26')
    const second = await first.part('navigation', 'Seiten der Läufe').follow(/Weiter|Nächste/)
    expect([second.address, rowsOf(second.main).map((row) => row[3])]).toEqual(['/admin/imports?page=2', ['f1']])
    const back = await second.part('navigation', 'Seiten der Läufe').follow(/Zurück|Vorherige/)
    expect(back.address).toBe('/admin/imports')
  })

  test('shows names of files as text', async () => {
    await addRun({ files: [MARKUP] })
    const screen = await open()
    expect(rowsOf(screen.main)[0]![3]).toBe(MARKUP)
    expect(screen.html).not.toContain(MARKUP)
  })

  test('speaks the language of its address', async () => {
    const screen = await openScreen('/en/admin/imports', { cookie: admin.cookie })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Imports')
    expect((await screen.main.follow('New import')).address).toBe('/en/admin/imports/new')
  })
})

describe('a run', () => {
  test('that does not exist is not found, whatever the address has in its place', async () => {
    for (const id of [crypto.randomUUID(), 'x', '%27', '1;drop']) expect((await open(`/${id}`)).status).toBe(404)
  })

  test('that ended says what was ordered, by whom, and how it ended', async () => {
    const id = await addRun({
      kind: 'import',
      started_by: admin.id,
      complete: true,
      day: '2026-03-31',
      read_count: 1234,
      added_count: 7,
      started_at: '2026-04-01T08:00Z',
      ended_at: '2026-04-01T08:05Z',
      undated: true,
      alike_in_files: 2,
      alike_elsewhere: 1,
    })
    const screen = await open(`/${id}`)
    expect(headingsOf(screen.main)).toEqual([
      '# Importlauf: gb-gias',
      '## Über diesen Lauf',
      '## Was der Import getan hat',
    ])
    expect(factsOf(screen.part('region', 'Über diesen Lauf'))).toMatchObject({
      Dateien: 'edubasealldata20260401.csv',
      Von: 'Grace Hopper',
      'Die Dateien enthalten alle Schulen des Registers': 'Ja, fehlende Schulen gelten als geschlossen',
      'Stand der Daten': expect.stringContaining('31'),
      Beendet: expect.any(String),
    })
    const result = screen.part('region', 'Was der Import getan hat')
    expect(factsOf(result)).toMatchObject({ Gelesen: '1.234', Neu: '7', Abgelehnt: '0' })
    expect(Object.keys(factsOf(result)).filter((name) => name.startsWith('Angaben'))).toEqual([])
    expect(result.text).toMatch(/2 Zeilen sehen aus .*1 Zeile sieht aus wie .*Einige Zeilen und Dateien/)
  })

  test('that brought facts says how many, and how many wait for their school', async () => {
    const counts = { facts_count: 5000, facts_changed: 40, facts_waiting: 3 }
    const { main } = await open(`/${await addRun({ kind: 'import', ...counts })}`)
    expect(factsOf(main)).toMatchObject({
      Angaben: '5.000',
      'Neue oder geänderte Angaben': '40',
      'Angaben ohne Schule': '3',
    })
  })

  test('leaves out missing values', async () => {
    const facts = factsOf((await open(`/${await addRun()}`)).part('region', 'Über diesen Lauf'))
    expect(Object.keys(facts)).toEqual(['Dateien', 'Angefordert', 'Von'])
    expect(facts.Von).toBe('Befehl auf dem Server')
  })

  test.each([
    ['', 'Das Archiv enthält Dateien'],
    ['/en', 'The archive contains file'],
    ['/fr', 'L’archive contient des fichiers'],
    ['/es', 'El archivo comprimido contiene'],
    ['/it', 'L’archivio contiene file'],
  ])('that failed by its archive says so in the language of the page (%s)', async (prefix, text) => {
    const id = await addRun({ state: 'failed', error: 'x.zip holds files', error_code: 'archive_names' })
    const { main } = await openScreen(`${prefix}/admin/imports/${id}`, { cookie: admin.cookie })
    expect(main.text).toContain(text)
    expect(main.text).not.toContain('x.zip holds')
  })

  test('that failed gives the reason, as text, and offers to begin again while its files are there', async () => {
    const id = await addRun({ state: 'failed', error: `The file is ${MARKUP}` })
    const without = await open(`/${id}`)
    expect(without.main.text).toContain(`Grund: The file is ${MARKUP}`)
    expect(without.getByText(`The file is ${MARKUP}`).getAttribute('lang')).toBe('en')
    expect(without.html).not.toContain(MARKUP)
    expect(without.queryByRole('button', { name: 'Noch einmal starten' })).toBeNull()
    await addFile(id)
    const again = await (await open(`/${id}`)).main.send('Noch einmal starten')
    expect([again.address, again.message]).toEqual([`/admin/imports/${id}`, 'message.importOrdered'])
    expect(stepOf(again)).toContain('Wartet auf seinen Platz')
  })

  test('that was cancelled says that nothing changed', async () => {
    const screen = await open(`/${await addRun({ state: 'cancelled' })}`)
    expect(screen.main.text).toContain('Der Lauf wurde abgebrochen. Nichts wurde geändert.')
    expect(screen.queryByText('Was der Import ändern würde')).toBeNull()
  })

  test.each([
    [{ state: 'waiting' }, 'Wartet auf seinen Platz: Es läuft immer nur ein Import.', null],
    [{ state: 'running' }, 'Dateien werden geholt und geprüft.', null],
    [{ state: 'running', bytes_total: 100, bytes_read: 25, read_count: 1 }, '1 Zeile gelesen', '0.25'],
    [{ state: 'running', bytes_total: 100, bytes_read: 25, read_count: 9 }, '9 Zeilen gelesen', '0.25'],
    [
      { state: 'running', bytes_total: 100, bytes_read: 130, added_count: 2, changed_count: 3 },
      'Alles gelesen. Jetzt wird mit dem Verzeichnis verglichen: 2 neu, 3 geändert.',
      '1',
    ],
    [{ state: 'running', kind: 'undo', bytes_total: 9, bytes_read: 1 }, 'Import wird zurückgenommen.', null],
    [{ state: 'running', cancel_asked: true }, 'Lauf wird abgebrochen.', null],
  ])('on its way (%o) says what happens now', async (run, text, share) => {
    const of_run = 'kind' in run ? await addRun({ kind: 'import' }) : null
    const screen = await open(`/${await addRun({ ...run, of_run })}`)
    expect(stepOf(screen)).toBe(text)
    const bar = screen.getByRole('progressbar', { name: 'Fortschritt' })
    if (share) expect(bar.getAttribute('value')).toBe(share)
    expect(screen.getByRole('button', { name: 'Abbrechen' })).toBeTruthy()
  })

  test('on its way can be looked at again without script', async () => {
    const id = await addRun({ state: 'running' })
    const screen = await open(`/${id}`)
    await db().updateTable('import_runs').set({ state: 'cancelled' }).where('id', '=', id).execute()
    expect((await screen.main.follow('Status neu laden')).main.text).toContain('wurde abgebrochen')
  })

  test('names what it follows and what follows it', async () => {
    const trial = await addRun()
    const id = await addRun({ kind: 'import', of_run: trial })
    const undo = await addRun({ kind: 'undo', of_run: id, state: 'failed' })
    const about = (await open(`/${id}`)).part('region', 'Über diesen Lauf')
    expect(factsOf(about)['Gehört zu']).toBe('Probelauf (beendet) Rücknahme (gescheitert)')
    expect(linksOf(about)).toEqual({
      Probelauf: `/admin/imports/${trial}`,
      Rücknahme: `/admin/imports/${undo}`,
    })
  })
})

describe('what can be done', () => {
  test('a trial is carried out once', async () => {
    const trial = await addRun()
    await addFile(trial)
    const screen = await open(`/${trial}`)
    expect(screen.main.text).toContain('Der Import lässt sich 30 Tage lang zurücknehmen.')
    const run = await screen.main.send('Import ausführen')
    expect(run.message).toBe('message.importOrdered')
    expect(run.address).not.toBe(`/admin/imports/${trial}`)
    expect(headingsOf(run.main)[0]).toBe('# Importlauf: gb-gias')
    // The page that was opened before is sent once more.
    const twice = await screen.main.send('Import ausführen')
    expect(twice.status).toBe(409)
    expect(twice.main.text).toContain('Das ist bei diesem Lauf nicht mehr möglich.')
    const { rows } = await sql`select data from pgboss.job where name = 'run_import'`.execute(db())
    expect(rows).toHaveLength(1)
  })

  test('an import is taken back, and only while it is known what it did', async () => {
    const id = await addRun({ kind: 'import' })
    expect((await open(`/${id}`)).queryByRole('button', { name: 'Import zurücknehmen' })).toBeNull()
    await addChange(id, { school_id: 'gb-1', kind: 'added' })
    const undo = await (await open(`/${id}`)).main.send('Import zurücknehmen')
    expect(headingsOf(undo.main)[0]).toBe('# Rücknahme: gb-gias')
  })

  test('a waiting run is cancelled immediately, a running one as soon as possible', async () => {
    const waiting = await (await open(`/${await addRun({ state: 'waiting' })}`)).main.send('Abbrechen')
    expect([waiting.message, waiting.main.text]).toEqual([
      'message.importCancelled',
      expect.stringContaining('Der Lauf wurde abgebrochen.'),
    ])
    const running = await (await open(`/${await addRun({ state: 'running' })}`)).main.send('Abbrechen')
    expect(stepOf(running)).toBe('Lauf wird abgebrochen.')
  })

  test('who did what stays on record', async () => {
    const id = await addRun({ state: 'waiting' })
    await (await open(`/${id}`)).main.send('Abbrechen')
    const entry = await db()
      .selectFrom('audit_entries')
      .select(['actor_id', 'action', 'subject_kind'])
      .where('subject_id', '=', id)
      .executeTakeFirst()
    expect(entry).toEqual({ actor_id: admin.id, action: 'import.cancel', subject_kind: 'import' })
  })
})

describe('what a run did to which school', () => {
  test('is listed fact by fact, before and after, with a link to the school', async () => {
    const id = await addRun({ kind: 'import', changed_count: 1 })
    await addChange(id, {
      school_id: 'gb-1',
      kind: 'changed',
      name: `Park ${MARKUP}`,
      before: { name: 'Park', pupils: 100, features: ['music', 'sports'] },
      after: { name: `Park ${MARKUP}`, pupils: null, features: [] },
    })
    const screen = await open(`/${id}`)
    expect(rowsOf(screen.part('region', `Park ${MARKUP}`))).toEqual([
      ['Name der Schule', 'Park', `Park ${MARKUP}`],
      ['Merkmale', 'music, sports', 'leer'],
      [expect.any(String), '100', 'leer'],
    ])
    expect(screen.getByRole('link', { name: `Park ${MARKUP}` }).getAttribute('href')).toBe('/schools/gb-1')
    expect(screen.html).not.toContain(MARKUP)
  })

  test('is shown list by list, starting with the first that is not empty', async () => {
    const id = await addRun({ closed_count: 1, rejected_count: 2 })
    await addChange(id, { school_id: 'gb-2', kind: 'closed', name: 'Old School' })
    await addRejections(id, 2, MARKUP)
    const screen = await open(`/${id}`)
    const lists = screen.part('navigation', 'Was gezeigt wird')
    expect(Object.keys(linksOf(lists))).toEqual(['Neu (0)', 'Geändert (0)', 'Geschlossen (1)', 'Abgelehnte Zeilen (2)'])
    expect(lists.getByRole('link', { current: 'page' }).textContent).toBe('Geschlossen (1)')
    expect(screen.getByRole('heading', { name: 'Old School' })).toBeTruthy()
    const rejected = await lists.follow('Abgelehnte Zeilen (2)')
    expect(rowsOf(rejected.main)).toEqual([
      ['gias.csv', '2', 'code-1', 'Die Kennung hat nicht die Form dieses Registers.', MARKUP],
      ['gias.csv', '3', 'code-2', 'Die Kennung hat nicht die Form dieses Registers.', MARKUP],
    ])
    expect(rejected.html).not.toContain(MARKUP)
    const empty = await lists.follow('Neu (0)')
    expect(empty.main.text).toContain('Diese Liste ist leer.')
  })

  test('leads to no school that a trial would add, or that was taken away again', async () => {
    const trial = await addRun({ added_count: 1 })
    await addChange(trial, { school_id: 'gb-3', kind: 'added' })
    expect((await open(`/${trial}`)).queryByRole('link', { name: 'Park School' })).toBeNull()
    const run = await addRun({ kind: 'import', added_count: 1 })
    await addChange(run, { school_id: 'gb-3', kind: 'added' })
    expect((await open(`/${run}`)).getByRole('link', { name: 'Park School' })).toBeTruthy()
    await addRun({ kind: 'undo', of_run: run })
    expect((await open(`/${run}`)).queryByRole('link', { name: 'Park School' })).toBeNull()
  })

  test('an undo says what it left and why', async () => {
    const run = await addRun({ kind: 'import' })
    await addChange(run, { school_id: 'gb-4', kind: 'added', name: 'Used', outcome: 'in_use' })
    await addChange(run, { school_id: 'gb-5', kind: 'changed', name: 'Newer', outcome: 'newer' })
    await addChange(run, { school_id: 'gb-6', kind: 'changed', name: 'Gone', outcome: 'gone' })
    await addChange(run, { school_id: 'gb-7', kind: 'changed', name: 'Back', outcome: 'undone' })
    const undo = await addRun({ kind: 'undo', of_run: run, changed_count: 1, rejected_count: 3 })
    const screen = await open(`/${undo}?list=left`)
    expect(headingsOf(screen.main).filter((one) => one.startsWith('###'))).toEqual([
      '### Used',
      '### Newer',
      '### Gone',
    ])
    for (const why of ['Wird benutzt', 'Wurde seither geändert.', 'Gibt es nicht mehr.']) {
      expect(screen.main.text).toContain(why)
    }
    expect(screen.queryByRole('link', { name: 'Gone' })).toBeNull()
    const back = await screen.main.follow('Geändert (1)')
    expect(headingsOf(back.main).filter((one) => one.startsWith('###'))).toEqual(['### Back'])
  })

  test('is reported as deleted after its retention period', async () => {
    const screen = await open(`/${await addRun({ added_count: 3 })}`)
    expect(screen.main.text).toContain('Die Einzelheiten dieses Laufs werden nicht mehr aufbewahrt.')
  })

  test('rejected rows go on after fifty, and come whole as a file that no spreadsheet runs', async () => {
    const id = await addRun({ rejected_count: 51 })
    await addRejections(id, 51, '=cmd()')
    const first = await open(`/${id}?list=rejected`)
    expect(rowsOf(first.main)).toHaveLength(50)
    const second = await first.part('navigation', 'Seiten der Liste').follow('Seite 2')
    expect(second.address).toBe(`/admin/imports/${id}?list=rejected&page=2`)
    expect(rowsOf(second.main)).toHaveLength(1)
    const { response } = await second.main.follow('Abgelehnte Zeilen als CSV')
    expect(response.headers.get('content-disposition')).toContain('attachment')
    const lines = (await response.text()).trim().split('\r\n')
    expect(lines).toHaveLength(52)
    expect(lines[51]).toContain("'=cmd()")
  })
})

describe('a new import', () => {
  test('offers every register by name, with its licence and where its files are', async () => {
    const screen = await open('/new')
    const options = screen.getAllByRole('option').map((option) => option.getAttribute('value'))
    expect(options).toEqual(expect.arrayContaining(['', 'gb-gias', 'fr-annuaire', 'it-miur', 'de-nrw', 'es-andalucia']))
    const sources = screen.part('region', 'Register und ihre Dateien')
    expect(sources.getAllByRole('heading', { level: 3 })).toHaveLength(options.length - 1)
    expect(sources.getAllByRole('link', { name: /^Lizenz: / })).toHaveLength(options.length - 1)
    for (const href of Object.values(linksOf(sources))) expect(href).toMatch(/^https:\/\//)
  })

  test('is ordered with a file and leads to its run', async () => {
    const screen = await open('/new')
    const option = screen.getAllByRole('option').find((one) => one.getAttribute('value') === 'gb-gias')!
    const [complete, confirmed] = screen.getAllByRole('checkbox').map((one) => one.closest('label')!.textContent)
    const run = await screen.main.send('Probelauf starten', {
      Register: option.textContent!,
      Dateien: new File(['URN,EstablishmentName\n'], `../${MARKUP}.csv`),
      'Stand der Daten': '2026-04-01',
      [complete!]: true,
      [confirmed!]: true,
    })
    expect(run.message).toBe('message.importOrdered')
    expect(headingsOf(run.main)[0]).toBe('# Probelauf: gb-gias')
    const row = await db().selectFrom('import_runs').selectAll().executeTakeFirstOrThrow()
    expect(row).toMatchObject({
      state: 'waiting',
      complete: true,
      confirmed: true,
      day: '2026-04-01',
      started_by: admin.id,
    })
    expect(row.files[0]).not.toMatch(/[<>/]/)
    expect(fs.readdirSync(path.resolve(store), { recursive: true }).join()).not.toContain('script')
  })

  test('is refused without a register, beside its field, and what else was typed stays', async () => {
    const refused = await (await open('/new')).main.send('Probelauf starten', {
      'Oder die Adresse einer Datei': 'https://data.example/schools.csv',
      'Stand der Daten': '2026-04-01',
    })
    expect(refused.status).toBe(400)
    expect(refused.main.text).toContain('Wählen Sie ein Register.')
    expect(faultOf(refused.main, 'Oder die Adresse einer Datei').value).toBe('https://data.example/schools.csv')
    expect(faultOf(refused.main, 'Stand der Daten').value).toBe('01.04.2026')
  })

  test.each(['file:///etc/passwd', 'ftp://data.example/x.csv', 'javascript:alert(1)', 'schools.csv'])(
    '%s is no address that files are fetched from',
    async (address) => {
      const refused = await (await open('/new')).main.send('Probelauf starten', {
        'Oder die Adresse einer Datei': address,
      })
      expect(faultOf(refused.main, 'Oder die Adresse einer Datei')).toEqual({
        value: address,
        reason: 'Das ist keine Adresse, die mit https:// oder http:// beginnt.',
      })
    },
  )

  test('with neither file nor address is refused and orders nothing', async () => {
    const screen = await open('/new')
    const option = screen.getAllByRole('option').find((one) => one.getAttribute('value') === 'gb-gias')!
    const refused = await screen.main.send('Probelauf starten', { Register: option.textContent! })
    expect(refused.main.text).toContain('Wählen Sie eine Datei oder geben Sie eine Adresse an.')
    expect(await db().selectFrom('import_runs').select('id').execute()).toEqual([])
  })

  test('says so when files were too large to be read at all', async () => {
    const screen = await open('/new?refused=import_too_large')
    expect(screen.main.text).toContain('Die Dateien sind zu groß.')
  })
})

describe('who may see it', () => {
  const pages = async () => ['', '/new', `/${await addRun()}`, `/${await addRun()}/rejected.csv`]

  test('visitors are sent to sign in', async () => {
    for (const page of await pages()) expect((await open(page, '')).address).toMatch(/^\/auth\b/)
  })

  test.each([
    ['somebody without a role', () => makePerson()],
    ['a moderator', () => makeStaff('moderator')],
  ])('%s is refused', async (_, make) => {
    const { cookie } = await make()
    for (const page of await pages()) expect((await open(page, cookie)).status, page).toBe(404)
  })

  test('an admin without the second factor is no admin', async () => {
    const { cookie } = await makePerson({ role: 'admin' })
    for (const page of await pages()) expect((await open(page, cookie)).address).toBe('/account/security')
  })
})
