import { sql } from 'kysely'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { addFacts } from '#app/features/facts/testing/add-facts.ts'
import { closeDirectory, directory } from '#app/features/search/live/directory.server.ts'
import { db } from '#db/client.ts'
import { schoolsChanged } from '#db/school-changes.ts'
import { schoolRow } from '#db/testing/factories.ts'
import { openScreen } from '../../testing/render-screen.tsx'
import { factsOf, headingsOf, linksOf } from '../../testing/rows-of.ts'

type Given = NonNullable<Parameters<typeof schoolRow>[0]>
const addSchools = (...schools: Given[]) =>
  db()
    .insertInto('schools')
    .values(schools.map((one) => schoolRow({ source: 'de-nrw', source_id: `${one.id}`, source_date: null, ...one })))
    .execute()
const open = (id = 'a', prefix = '') => openScreen(`${prefix}/schools/${id}`)

beforeEach(async () => void (await addSchools({ id: 'a', name: 'Schule am Park', phone: '0221 1234' })))
afterEach(async () => {
  for (const table of ['schools', 'school_facts', 'import_runs'])
    await sql`delete from ${sql.table(table)}`.execute(db())
})
afterAll(closeDirectory)

describe('the order of a profile', () => {
  test('has the contact before everything long', async () => {
    await addFacts('a', { fact: 'pupils', number: 412 })
    expect(headingsOf((await open()).main).slice(1)).toEqual([
      '## Anschrift',
      '## Amtliche Angaben',
      '## So läuft die Anmeldung',
      '## Fragen und Antworten',
      '## Bewertungen',
      '## Ist das Ihre Schule?',
    ])
  })

  test('has no empty parts, and one line where there is no review', async () => {
    const screen = await open()
    expect(headingsOf(screen.main)).not.toContain('## Über die Schule')
    const reviews = screen.main.part('region', 'Bewertungen')
    expect(reviews.text).toBe('Bewertungen Bewertung schreiben Noch keine Bewertungen')
    expect(reviews.element.querySelector('svg, img')).toBeNull()
  })
})

describe('how to register', () => {
  test('follows country, region and type, with source and day', async () => {
    const guide = (await open()).main.part('region', 'So läuft die Anmeldung')
    expect(guide.text).toContain('Freie Wahl: Ihr wählt die Grundschule selbst')
    expect(guide.text).toMatch(/Gilt für: Nordrhein-Westfalen · Quelle: Schulministerium NRW, Text vom \d/)
    expect((await open('a', '/es')).main.text).toContain('Libre elección: tú eliges la Grundschule')
  })

  test('is left out for closed schools and types without rules', async () => {
    await addSchools({ id: 'closed', status: 'closed' }, { id: 'music', category: 'other' })
    for (const id of ['closed', 'music'])
      expect(headingsOf((await open(id)).main)).not.toContain('## So läuft die Anmeldung')
  })
})

describe('schools nearby', () => {
  test('stand in rows with distance and the fact that tells most, and can be compared', async () => {
    const at = (lat: number) => ({ lat, lng: 6.96, position_precision: 'exact' as const })
    await db().updateTable('schools').set(at(50.94)).where('id', '=', 'a').execute()
    await addSchools(...[1, 2, 3, 4].map((far) => ({ id: `n${far}`, name: `Nr. ${far}`, ...at(50.94 + far / 100) })))
    for (const [id, number] of [
      ['n1', 200],
      ['n2', 300],
    ] as const)
      await addFacts(id, { fact: 'class_size', number: 24 }, { fact: 'pupils', number })
    await directory()
    await schoolsChanged()
    const nearby = (await open()).main.part('region', 'Schulen in der Nähe')
    const rows = nearby.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(rows[0]).toMatch(/Nr\. 1.*Schülerinnen und Schüler 200 \(2024\/25\)1,1\skm$/)
    expect(rows[2]).not.toContain('Schülerinnen')
    expect(linksOf(nearby)['Mit den drei nächsten vergleichen']).toBe('/compare?ids=a,n1,n2,n3')
  })
})

/** A value of a table for which nobody knows a day. */
const UNDATED = { period: 'day', period_start: '2026-03-04', dated_by: 'import' } as const

describe('the source of official facts', () => {
  test('that names no day is told with the day of its import, and alone', async () => {
    await db()
      .insertInto('import_runs')
      .values({ source: 'de-nrw', files: ['a.csv'], state: 'finished', ended_at: '2026-03-04T10:00:00Z' })
      .execute()
    await addFacts('a', ...['pupils', 'class_size'].map((fact) => ({ ...UNDATED, fact, number: 20 })))
    const { main } = await open()
    const facts = main.part('region', 'Amtliche Angaben')
    expect(facts.text).toContain('Quelle: open.nrw, dl-de/by-2.0, eingelesen am 04.03.2026')
    expect(facts.text).not.toContain('Hamburg')
    expect(main.text.match(/eingelesen am/g)).toHaveLength(1)
    expect(facts.text).not.toContain('ohne Stand')
  })

  test('that names its day is told with it, and never with that of an import', async () => {
    await db().updateTable('schools').set({ source_date: '2025-09-15' }).where('id', '=', 'a').execute()
    const { main } = await open()
    expect(main.part('region', 'Amtliche Angaben').text).toContain('dl-de/by-2.0, Stand 15.09.2025')
    expect(main.text).not.toContain('eingelesen am')
  })
})

describe('the history of a school', () => {
  test('tells former names and leads to the schools before and after it', async () => {
    await addSchools(
      { id: 'de-1', name: 'Schule am Tor' },
      { id: 'later', name: 'Neue Schule' },
      { id: 'gone', name: 'Verborgene Schule', status: 'hidden', successor_id: 'a' },
      { id: 'before', name: 'Alte Schule', status: 'closed', successor_id: 'a' },
    )
    await db().updateTable('schools').set({ successor_id: 'later' }).where('id', '=', 'a').execute()
    await addFacts('a', { fact: 'predecessors', choice: '1, 999' })
    await db()
      .insertInto('school_former_names')
      .values(
        ['Parkschule', 'Schule am Park'].map((name) => ({
          school_id: 'a',
          name,
          replaced_on: '2024-08-01',
          source: 'de-nrw',
        })),
      )
      .execute()
    const history = (await open()).main.part('region', 'Geschichte')
    expect(factsOf(history)).toMatchObject({ 'Früherer Name': expect.stringMatching(/^Parkschule \(bis .*2024\)$/) })
    expect(linksOf(history)).toEqual({
      'Alte Schule': '/schools/before',
      'Schule am Tor': '/schools/de-1',
      'Neue Schule': '/schools/later',
    })
  })

  test('is left out where none is known', async () => {
    expect(headingsOf((await open()).main)).not.toContain('## Geschichte')
  })
})

describe('fees', () => {
  const state = (school_id: string) =>
    db()
      .insertInto('school_profiles')
      .values({ school_id, fees_from: 1200, fees_to: 3400, fees_year: 2026, fees_included: ['meals', 'books'] })
      .execute()

  test('that a private school states stand with range, year, what they include and the day', async () => {
    await addSchools({ id: 'p', ownership: 'private' })
    await state('p')
    const fees = (await open('p')).main.part('region', 'Schulgeld')
    expect(fees.text).toMatch(/1\.200\s€ bis 3\.400\s€ im Schuljahr 2026\/27/)
    expect(fees.text).toMatch(/Darin enthalten: Mittagessen, Bücher.*Angaben der Schule, \d/)
  })

  test('are never told of public schools, neither by them nor by registers', async () => {
    await db().updateTable('schools').set({ ownership: 'public' }).where('id', '=', 'a').execute()
    await state('a')
    await addFacts('a', { fact: 'fees_from', number: 500 })
    expect((await open()).main.text).not.toContain('Schulgeld')
    await db().updateTable('schools').set({ ownership: 'private' }).where('id', '=', 'a').execute()
    expect((await open()).main.text).toMatch(/Schulgeld ab.*500\s€/)
  })
})

describe('the official facts as a file', () => {
  beforeEach(async () => {
    await addFacts(
      'a',
      { fact: 'pupils', number: 400, period_start: '2023-08-01', source: 'de-nrw' },
      { fact: 'pupils', missing: 'too_few', source: 'de-nrw' },
      { fact: 'profile', choice: '=cmd()', source: 'de-nrw' },
    )
  })

  test('name value, period, reason, source and licence of each', async () => {
    const { response } = await openScreen('/en/schools/a/facts.json')
    expect(response.headers.get('content-disposition')).toContain('attachment')
    const { school, facts } = (await response.json()) as { school: object; facts: object[] }
    expect(school).toEqual({ id: 'a', name: 'Schule am Park' })
    const said = { publisher: expect.stringContaining('open.nrw'), licence: expect.stringContaining('Deutschland') }
    expect(facts).toMatchObject([
      { fact: 'pupils', label: 'Pupils', number: 400, unit: 'pupils', period: '2023/24', missing: null, ...said },
      { fact: 'pupils', number: null, missing: 'too_few', first_day: '2024-08-01', ...said },
      { fact: 'profile', value: '=cmd()', number: null, period: '2024/25', ...said },
    ])
  })

  test('as CSV are a table that no spreadsheet runs', async () => {
    const screen = await open()
    expect(linksOf(screen.main)).toMatchObject({
      'Amtliche Angaben herunterladen als CSV': '/schools/a/facts.csv',
      'Amtliche Angaben herunterladen als JSON': '/schools/a/facts.json',
    })
    const { response } = await openScreen('/schools/a/facts.csv')
    expect(response.headers.get('content-type')).toContain('text/csv')
    const lines = (await response.text()).split('\r\n')
    expect(lines[0]).toContain('fact,section,label,value,number,unit,missing,period')
    expect(lines[3]).toContain("'=cmd()")
  })

  test('are not there for schools that are not there', async () => {
    await addSchools({ id: 'hidden', status: 'hidden' })
    for (const id of ['hidden', 'nobody'])
      for (const format of ['csv', 'json'])
        expect((await openScreen(`/schools/${id}/facts.${format}`)).status).toBe(404)
  })
})
