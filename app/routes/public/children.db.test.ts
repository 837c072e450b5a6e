import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { closeDirectory } from '#app/features/search/live/directory.server.ts'
import { db } from '#db/client.ts'
import { schoolRow } from '#db/testing/factories.ts'
import { addDays, berlinDay, berlinYear } from '#lib/berlin-day.ts'
import { log } from '#lib/log.ts'
import { action as calendar } from '../api/child-calendar.ts'
import { action as rows } from '../api/child-dates.ts'
import { faultOf } from '../testing/fault-of.ts'
import { openScreen } from '../testing/render-screen.tsx'
import { routeArgs } from '../testing/route-args.ts'

/** A child that is ten in the year of entry, whatever year it is. */
const YEAR = berlinYear() + 1
const BORN = YEAR - 10
const DEADLINE = addDays(berlinDay(), 46)
const ASKED = {
  'Monat der Geburt': 'Mai',
  'Jahr der Geburt': String(BORN),
  Land: 'Deutschland',
  'Postleitzahl oder Ort': '50823',
}

beforeAll(async () => {
  const at = { lat: 50.95, lng: 6.92, position_precision: 'exact' } as const
  await db()
    .insertInto('schools')
    .values([
      schoolRow({ ...at, id: 'de-NW-1', postal_code: '50823' }),
      schoolRow({ ...at, id: 'fr-1', country: 'FR', region: 'Val-de-Marne', city: 'Vincennes', postal_code: '94300' }),
      schoolRow({ ...at, id: 'gb-1', country: 'GB', region: 'Surrey', city: 'Guildford', postal_code: 'GU1 1AA' }),
      schoolRow({ ...at, id: 'gb-WLS-1', country: 'GB', region: 'Cardiff', city: 'Cardiff', postal_code: 'CF10 1AA' }),
    ])
    .execute()
  const row = { origin: 'file', stages: ['secondary'], source_url: 'https://schule.example', read_on: '2026-11-29' }
  await db()
    .insertInto('admission_dates')
    .values([
      {
        ...{ ...row, country: 'DE', area: 'Nordrhein-Westfalen', event: 'deadline', publisher: 'Stadt Köln' },
        ...{ starts_on: DEADLINE, ends_on: DEADLINE, school_year: schoolYear(YEAR), bring: ['school_report'] },
      },
      { ...row, country: 'DE', area: 'Nordrhein-Westfalen', event: 'offers', publisher: 'Stadt Köln' },
      { ...row, country: 'DE', area: 'Hessen', event: 'test', publisher: 'Land Hessen' },
    ])
    .execute()
})
afterEach(async () => {
  vi.restoreAllMocks()
  await db().deleteFrom('attempt_counts').execute()
})
afterAll(async () => {
  await db().deleteFrom('schools').execute()
  await db().deleteFrom('admission_dates').execute()
  await closeDirectory()
})

function schoolYear(year: number): string {
  return `${year}/${String(year + 1).slice(2)}`
}

const ask = async (change: Record<string, string> = {}) =>
  (await openScreen('/children')).main.send('Termine zeigen', { ...ASKED, ...change })

describe('without script', () => {
  test('the dates of a child are in the answer, with days, what to bring, source, and what is not known', async () => {
    const screen = await ask()
    expect([screen.status, screen.address]).toEqual([200, '/children'])
    const { text } = screen.part('region', `Geboren im Mai ${BORN}`)
    for (const said of [
      '50823, Nordrhein-Westfalen',
      'Anmeldeschluss',
      'in 46 Tagen',
      'Mitzubringen: Zeugnis',
      'Quelle: Stadt Köln, Stand 29.11.2026',
      'Noch nicht bekannt',
    ])
      expect(text).toContain(said)
    expect(text).not.toContain('Land Hessen')
    expect(screen.response.headers.get('cache-control')).toContain('no-store')
  })

  test.each([
    ['a region of the list', { 'Postleitzahl oder Ort': '', 'Oder ein Gebiet aus der Liste': 'Nordrhein-Westfalen' }],
    ['a town', { 'Postleitzahl oder Ort': 'Köln' }],
  ])('%s is enough', async (_, change) => {
    expect((await ask(change)).part('region', `Geboren im Mai ${BORN}`).text).toContain('Anmeldeschluss')
  })

  test.each([
    ['GU1 3BZ', 'Vereinigtes Königreich', 'Surrey'],
    ['Guildford GU1 3BZ', 'Vereinigtes Königreich', 'Surrey'],
    ['50823 Köln', 'Deutschland', 'Nordrhein-Westfalen'],
  ])('%s in %s lies in %s, though no school has just that', async (place, country, area) => {
    const screen = await ask({ 'Postleitzahl oder Ort': place, Land: country })
    expect(screen.part('region', `Geboren im Mai ${BORN}`).text).toContain(area)
  })

  test.each([
    ['no place', { 'Postleitzahl oder Ort': '' }, 'Es fehlt noch ein Ort, eine Postleitzahl oder ein Gebiet.'],
    ['a place elsewhere', { 'Postleitzahl oder Ort': '94300' }, 'Diesen Ort kennen wir in dem Land nicht.'],
    ['a place that nobody knows', { 'Postleitzahl oder Ort': 'Xyzzy' }, 'Diesen Ort kennen wir in dem Land nicht.'],
  ])('%s is refused beside its field, and what was typed stays', async (_, change, reason) => {
    const screen = await ask(change)
    expect(screen.status).toBe(400)
    const fault = faultOf(screen.main, 'Postleitzahl oder Ort')
    expect(fault).toMatchObject({ value: change['Postleitzahl oder Ort'], reason: expect.stringContaining(reason) })
    expect(screen.main.queryByRole('region', { name: /Geboren/ })).toBeNull()
  })

  test('a month that is missing or to come is refused', async () => {
    expect(faultOf((await ask({ 'Monat der Geburt': 'Bitte wählen' })).main, 'Monat der Geburt').reason).toBe(
      'Monat und Jahr fehlen.',
    )
    const { main } = await ask({ 'Jahr der Geburt': String(YEAR - 1), 'Monat der Geburt': 'Dezember' })
    if (berlinDay().slice(5, 7) < '12') expect(faultOf(main, 'Jahr der Geburt').reason).toContain('in der Zukunft')
  })

  test('all areas with schools can be chosen, British ones by nation', async () => {
    const { element } = (await openScreen('/children')).main
    const values = [...element.querySelectorAll<HTMLOptionElement>('select[name=region] option')].map(
      (option) => option.value,
    )
    expect(values).toEqual(['', 'DE Nordrhein-Westfalen', 'FR Val-de-Marne', 'GB WLS/Cardiff', 'GB ENG/Surrey'])
  })
})

const post = (form: string, path = '/children.ics') => routeArgs(path, { form })
const child = (change: Record<string, string> = {}) =>
  new URLSearchParams({ born: `${BORN}-05`, country: 'DE', area: 'Nordrhein-Westfalen', ...change }).toString()
const urlEncoded = (args: never) => {
  const given = args as { request: Request }
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  return { ...given, request: new Request(given.request, { headers }) } as never
}
const calendarOf = (form: string, path?: string) => calendar(urlEncoded(post(form, path) as never))

describe('the calendar of a child', () => {
  test('has whole days with ids that stay and say nothing of the child', async () => {
    const answer = await calendarOf(child())
    const text = await answer.text()
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8'])
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(1)
    expect(text).toContain(`DTSTART;VALUE=DATE:${DEADLINE.replaceAll('-', '')}`)
    expect(text).not.toContain(`${BORN}-05`)
    const ids = (from: string) => from.match(/^UID:.*$/gm)
    expect(ids(await (await calendarOf(child({ born: `${BORN}-04` }))).text())).toEqual(ids(text))
  })

  test('is in the language of its address', async () => {
    expect(await (await calendarOf(child(), '/fr/children.ics')).text()).toContain('Les dates pour votre enfant')
  })

  test.each<Record<string, string>>([
    { born: '' },
    { born: '2017-13' },
    { born: '1900-01' },
    { country: 'US' },
    { area: '' },
  ])('is refused for %j', async (change) => {
    expect((await calendarOf(child(change))).status).toBe(400)
  })
})

describe('the rows of areas', () => {
  const rowsOf = (...areas: string[]) =>
    rows(
      urlEncoded(
        post(new URLSearchParams(areas.map((area) => ['area', area])).toString(), '/api/child-dates') as never,
      ),
    )

  test('are those of the areas and nothing else', async () => {
    const answer = (await (await rowsOf('DE Hessen', 'FR Val-de-Marne')).json()) as {
      areas: Record<string, { rows: object[] }>
    }
    expect(Object.entries(answer.areas).map(([area, { rows }]) => [area, rows.length])).toEqual([
      ['DE Hessen', 1],
      ['FR Val-de-Marne', 0],
    ])
  })

  test.each([[[]], [['US Texas']], [['DE']], [['DE ']], [Array.from({ length: 7 }, (_, at) => `DE ${at}`)]])(
    'are refused for %j',
    async (areas) => {
      expect((await rowsOf(...areas)).status).toBe(400)
    },
  )
})

test('neither month of birth nor place is logged, whether or not there is an answer', async () => {
  const lines: unknown[] = []
  for (const level of ['trace', 'debug', 'info', 'warn', 'error', 'fatal'] as const)
    vi.spyOn(log(), level).mockImplementation(((...line: unknown[]) => void lines.push(line)) as never)
  const screens = [await ask(), await ask({ 'Postleitzahl oder Ort': '99999' })]
  await calendarOf(child())
  await calendarOf(child({ born: '1900-01' }))
  const logged = JSON.stringify(lines)
  for (const typed of [`${BORN}-05`, '50823', '99999', '1900-01']) expect(logged).not.toContain(typed)
  for (const { address } of screens) expect(address).toBe('/children')
})
