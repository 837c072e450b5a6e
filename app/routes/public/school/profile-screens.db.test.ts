import { sql } from 'kysely'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { removeAccounts } from '#app/features/accounts/testing/accounts.ts'
import { addFacts, addSpread } from '#app/features/facts/testing/add-facts.ts'
import { closeDirectory } from '#app/features/search/live/directory.server.ts'
import { db } from '#db/client.ts'
import { schoolRow } from '#db/testing/factories.ts'
import { makePerson } from '../../testing/person.ts'
import { openScreen, type Screen } from '../../testing/render-screen.tsx'
import { headingsOf, linksOf, rowsOf } from '../../testing/rows-of.ts'
import { textOf } from '../../testing/text-of.ts'

const MARKUP = '<img src=x onerror=alert(1)>'
const EMAIL = 'sekretariat@park-schule.example'
type Given = NonNullable<Parameters<typeof schoolRow>[0]>
const addSchools = (...schools: Given[]) =>
  db()
    .insertInto('schools')
    .values(schools.map((one) => schoolRow({ source: 'de-nrw', source_id: `${one.id}`, ...one })))
    .execute()
const FULL: Given = {
  ...{ id: 'a', name: 'Schule am Park', phone: '0221 1234', email: EMAIL, website: 'https://www.park-schule.example/' },
  ...{ pupils: 412, lat: 50.94, lng: 6.96, position_precision: 'exact' as const },
}

beforeEach(async () => void (await addSchools(FULL)))
afterEach(async () => {
  await sql`delete from schools`.execute(db())
  await removeAccounts()
})
afterAll(closeDirectory)

const open = (address = 'a', prefix = '') => openScreen(`${prefix}/schools/${address}`)
const premium = () => sql`insert into premium_grants (school_id, reason) values ('a', 'x')`.execute(db())
const say = (section: string, text: string, language = 'de') =>
  db().insertInto('school_texts').values({ school_id: 'a', section, language, text }).execute()

describe('the profile of a school', () => {
  test('says what it is and where, under one heading', async () => {
    const screen = await open()
    expect(headingsOf(screen.main).filter((one) => one.startsWith('# '))).toEqual(['# Schule am Park'])
    expect(screen.main.text).toContain('Köln, Deutschland')
    const trail = screen.main.element.querySelectorAll('nav ol a')
    expect(trail.length).toBeGreaterThan(0)
    for (const link of trail) expect((await screen.main.follow(link as HTMLElement)).status).toBe(200)
  })

  test('shows ways to reach it, but its e-mail address only on request', async () => {
    const screen = await open()
    const links = Object.values(linksOf(screen.main))
    expect(links).toContain('tel:02211234')
    expect(links).toContain('https://www.park-schule.example/')
    expect(screen.html).not.toContain(EMAIL)
    expect(screen.html).not.toContain('park-schule.example&quot;@')
    const asked = await screen.main.send(/E-Mail/)
    expect(Object.values(linksOf(asked.main))).toContain(`mailto:${EMAIL}`)
  })

  test('has a bar of what to do with it, with premium of the ways to it as far as the school shows them', async () => {
    const bar = async () =>
      [...(await open()).main.element.querySelectorAll<HTMLElement>('.lower-bar > :is(a, form, button)')].map(textOf)
    expect(await bar()).toEqual(['Merken', 'Vergleichen', 'Mehr'])
    await premium()
    expect(await bar()).toEqual([
      'Anrufen',
      'Website(öffnet in einem neuen Tab)',
      'Route(öffnet in einem neuen Tab)',
      'Merken',
    ])
    await sql`insert into school_profiles (school_id, show_contact) values ('a', false)`.execute(db())
    expect(await bar()).toEqual(['Route(öffnet in einem neuen Tab)', 'Merken'])
  })

  test('opens the website of a school without telling where from', async () => {
    const link = (await open()).main.element.querySelector('a[data-interest=web]')!
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener nofollow'])
    expect(link.textContent).toContain('park-schule.example')
    expect(link.textContent).not.toContain('https://')
  })

  test('names the register of its facts, with licence and a way to correct them', async () => {
    const screen = await open()
    const facts = screen.main.element.querySelector<HTMLElement>('[aria-labelledby=facts]')!
    expect(facts.textContent).toContain('412 Kinder')
    expect(Object.values(linksOf({ element: facts }))).toContain('/schools/a/correction')
    expect(facts.textContent).toMatch(/Quelle|Daten/)
  })

  test('without telephone, e-mail and website shows none of them', async () => {
    await addSchools({ id: 'bare', phone: '', email: '', website: '' })
    const { main } = await open('bare')
    expect(main.element.querySelector('a[href^="tel:"], [data-interest]')).toBeNull()
    expect(main.queryByRole('button', { name: /E-Mail/ })).toBeNull()
  })

  test('that is closed says so and leads to its successor, and takes no review', async () => {
    await addSchools(
      { id: 'new', name: 'Neue Schule' },
      { id: 'old', name: 'Alte Schule', status: 'closed', successor_id: 'new' },
    )
    const screen = await open('old')
    expect(screen.main.text).toContain('Diese Schule ist laut Register geschlossen.')
    expect((await screen.main.follow('Nachfolgerin: Neue Schule')).address).toBe('/schools/new')
    expect(Object.values(linksOf(screen.main))).not.toContain('/schools/old/review')
  })

  test('leads those who lead it to its profile, as long as nobody does', async () => {
    expect(Object.values(linksOf((await open()).main))).toContain('/schools/a/claim')
    await sql`insert into school_profiles (school_id, verified_at) values ('a', now())`.execute(db())
    const taken = await open()
    expect(Object.values(linksOf(taken.main))).not.toContain('/schools/a/claim')
    expect(taken.main.text).toContain('Von der Schule gepflegt, bestätigt am')
  })

  test('asks for no picture that is not there, with premium and without', async () => {
    const pictures = async () =>
      [...(await open()).main.element.querySelectorAll('img[src^="/schools/"]')].map((one) => one.getAttribute('src')!)
    expect(await pictures()).toEqual([])
    await premium()
    const paid = await pictures()
    expect(paid).toHaveLength(2)
    for (const path of paid) expect((await openScreen(path)).status, path).toBe(200)
  })

  test('names the next open day in its header', async () => {
    const starts_at = new Date('2090-12-12T09:00:00Z')
    const day = { school_id: 'a', kind: 'open_day', title: 'Offene Tür', language: 'de', starts_at }
    await db()
      .insertInto('school_events')
      .values([
        { ...day, ends_at: new Date('2090-12-12T12:00:00Z') },
        {
          ...day,
          kind: 'other',
          starts_at: new Date('2090-11-01T09:00:00Z'),
          ends_at: new Date('2090-11-01T10:00:00Z'),
        },
      ])
      .execute()
    await premium()
    const { main } = await open()
    const link = main.getByRole('link', { name: 'Tag der offenen Tür am 12.12.2090' })
    const event = main.element.querySelector(link.getAttribute('href')!)!
    expect(event.textContent).toContain('12. Dezember 2090')
  })

  test('is the same for a visitor and for somebody who is signed in', async () => {
    const { cookie } = await makePerson()
    const texts = [await open(), await openScreen('/schools/a', { cookie })].map(({ main }) => main.text)
    expect(texts[1]).toBe(texts[0])
  })
})

describe('what a school says of itself', () => {
  test('stands in paragraphs and lists, as text', async () => {
    await say('summary', `Wir bieten ${MARKUP}:\n- Chor\n- Orchester\n\nUnd mehr.`)
    const screen = await open()
    const about = screen.part('region', 'Über die Schule')
    expect(about.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Chor', 'Orchester'])
    expect(about.text).toContain(MARKUP)
    expect(screen.html).not.toContain(MARKUP)
  })

  test('in another language says which, and is marked so for screen readers', async () => {
    await say('summary', 'Nous sommes une école bilingue.', 'fr')
    const about = (await open()).part('region', 'Über die Schule')
    expect(about.text).toContain('Französisch')
    expect(about.element.querySelector('[lang=fr]')!.textContent).toContain('école bilingue')
    const french = await open('a', '/fr')
    expect(french.main.element.querySelector('[lang=fr] p')).toBeNull()
  })

  test('at length and in ten sections stands on premium profiles alone', async () => {
    await say('summary', 'Die kurze Beschreibung.')
    await say('description', 'Die lange Beschreibung.')
    await say('awards', 'Ein Preis für den Schulgarten.')
    const free = await open()
    expect(free.main.text).toContain('Die kurze Beschreibung.')
    expect(free.main.text).not.toMatch(/Die lange Beschreibung|Schulgarten/)
    await premium()
    const paid = await open()
    expect(paid.main.text).toContain('Die lange Beschreibung.')
    expect(paid.main.text).toContain('Ein Preis für den Schulgarten.')
  })

  test('stands beside the register where both speak, and neither is lost', async () => {
    await sql`insert into school_profiles (school_id, phone) values ('a', '0221 9999')`.execute(db())
    const { main } = await open()
    expect(Object.values(linksOf(main))).toContain('tel:02219999')
    expect(Object.values(linksOf(main))).not.toContain('tel:02211234')
  })
})

describe('dates that a school announces', () => {
  test('stand on premium profiles, as text, and can be taken into a calendar', async () => {
    const at = (hours: number) => new Date(Date.now() + 3 * 86_400_000 + hours * 3_600_000)
    await db()
      .insertInto('school_events')
      .values({
        school_id: 'a',
        kind: 'info_evening',
        title: `Tag ${MARKUP}`,
        language: 'de',
        starts_at: at(0),
        ends_at: at(2),
      })
      .execute()
    expect((await open()).main.text).not.toContain('Tag <img')
    await premium()
    const screen = await open()
    expect(screen.main.text).toContain(`Tag ${MARKUP}`)
    expect(screen.html).not.toContain(MARKUP)
    const calendar = Object.values(linksOf(screen.main)).find((href) => href.endsWith('.ics'))!
    const { response } = await openScreen(calendar)
    expect(response.headers.get('content-type')).toContain('text/calendar')
  })
})

describe('the comparison', () => {
  const compare = (query: string) => openScreen(`/compare${query}`)
  const names = ({ main }: Screen) =>
    [...main.element.querySelectorAll('thead th a[href*="/schools/"]')].map(({ textContent }) => textContent)
  beforeEach(async () => {
    await addSchools(
      { id: 'b', name: `Bergschule ${MARKUP}`, pupils: 90, ownership: 'private' },
      { id: 'c', name: 'Talschule', pupils: 412, status: 'closed' },
      { id: 'hidden', status: 'hidden' },
    )
  })

  test('without schools says how it begins', async () => {
    for (const query of ['', '?ids=', '?ids=%20,,']) {
      const screen = await compare(query)
      expect(headingsOf(screen.main)).toEqual(['# Schulen vergleichen', '## Noch keine Schule zum Vergleichen'])
    }
  })

  test('stands side by side in the order of the address, differences marked', async () => {
    const screen = await compare('?ids=b,a')
    expect(headingsOf(screen.main)[0]).toBe('# 2 Schulen im Vergleich')
    expect(names(screen)).toEqual([`Bergschule ${MARKUP}`, 'Schule am Park'])
    expect(screen.html).not.toContain(MARKUP)
    const pupils = rowsOf(screen.main).find((row) => row.includes('412'))!
    expect(pupils.slice(1)).toEqual(['90', '412'])
    expect(pupils[0]).toContain('unterschiedlich')
    const town = rowsOf(screen.main).find((row) => row.slice(1).every((cell) => cell.includes('Köln')))
    if (town) expect(town[0]).not.toContain('unterschiedlich')
  })

  test('can be narrowed to what differs, and widened again', async () => {
    const all = await compare('?ids=a,b')
    const differing = await all.main.follow('Nur Unterschiede')
    expect(rowsOf(differing.main).length).toBeLessThan(rowsOf(all.main).length)
    expect(rowsOf(differing.main).every(([label]) => label!.includes('unterschiedlich'))).toBe(true)
    const again = await differing.main.follow('Alle Angaben')
    expect(rowsOf(again.main)).toHaveLength(rowsOf(all.main).length)
  })

  test('a school is taken out by its own link', async () => {
    const screen = await compare('?ids=a,b,c')
    const without = await screen.main.follow(`Entfernen: Bergschule ${MARKUP}`)
    expect(names(without)).toEqual(['Schule am Park', 'Talschule'])
    const one = await without.main.follow('Entfernen: Talschule')
    expect(one.main.text).toContain('Zum Vergleichen fehlt noch eine zweite Schule.')
  })

  test('marks what is closed and says what was not found, as text', async () => {
    const screen = await compare(`?ids=a,c,hidden,${encodeURIComponent(MARKUP)}`)
    expect(screen.main.text).toContain('geschlossen')
    expect(screen.main.text).toContain(`Nicht gefunden: hidden, ${MARKUP}`)
    expect(screen.html).not.toContain(MARKUP)
  })

  test('holds five at most, and each once', async () => {
    await addSchools(...[1, 2, 3, 4].map((at) => ({ id: `n${at}`, name: `Nr. ${at}` })))
    const screen = await compare('?ids=a,a,b,c,n1,n2,n3,n4')
    expect(names(screen)).toHaveLength(5)
    expect(screen.main.text).toContain('Mehr als fünf Schulen passen nicht nebeneinander.')
  })

  test.each([`?ids=${'x'.repeat(500)}`, '?ids=%00', "?ids=a'--", `?ids=${'a,'.repeat(3000)}`])(
    'takes %j',
    async (query) => {
      expect((await compare(query)).status).toBe(200)
    },
  )

  test('comes as a file that no spreadsheet runs', async () => {
    await addSchools({ id: 'evil', name: '=cmd()' })
    const { response } = await openScreen('/compare.csv?ids=a,evil')
    expect(response.headers.get('content-disposition')).toContain('attachment')
    const text = await response.text()
    expect(text).toContain('Schule am Park')
    expect(text).toContain("'=cmd()")
  })
})

describe('official facts', () => {
  afterEach(async () => {
    await sql`delete from school_facts`.execute(db())
    await sql`delete from fact_statistics`.execute(db())
  })

  test('are left out where none is known', async () => {
    const headings = headingsOf((await open()).main)
    expect(headings).toContain('## Amtliche Angaben')
    expect((await open()).main.part('region', 'Amtliche Angaben').element.querySelector('details')).toBeNull()
  })

  test('are linked first like each part of the profile, and a long text beside them is folded', async () => {
    await addFacts('a', ...['pupils', 'class_size', 'social_index_nrw'].map((fact) => ({ fact, number: 7 })))
    await premium()
    await say('summary', `${'Viel Platz. '.repeat(30)}\n\n${'Ein Chor. '.repeat(30)}`)
    await say('facilities', 'Zwei Labore.')
    const { main } = await open()
    const jumps = Object.entries(linksOf(main.part('navigation', 'Teile dieser Seite')))
    expect(jumps.map(([name]) => name)).toEqual([
      'Amtliche Angaben',
      'Über die Schule',
      'Profil der Schule',
      'So läuft die Anmeldung',
      'Bewertungen',
    ])
    for (const [name, target] of jumps) expect(main.element.querySelector(target)?.textContent, name).toContain(name)
    const folded = main.part('region', 'Über die Schule').element.querySelector('details:not([open])')!
    expect(folded.textContent).toMatch(/^Weiterlesen.*: Über die Schule(Ein Chor. ){30}/)
  })

  test('are told once each, as tiles and beside a sentence', async () => {
    await db().updateTable('schools').set({ faith: 'catholic', ownership: 'private' }).where('id', '=', 'a').execute()
    const told = async () => {
      const { main } = await open()
      const terms = [...main.element.querySelectorAll('dt')].map(textOf)
      expect(terms).toEqual([...new Set(terms)])
      const once = ['412', 'Quelle: open.nrw', 'Fehler melden', '2024/25']
      for (const text of once) expect(main.text.split(text).length - 1, text).toBeLessThanOrEqual(1)
      return main.part('region', 'Amtliche Angaben').text
    }
    await addFacts('a', { fact: 'pupils', number: 412, source: 'de-nrw' })
    expect(await told()).toContain('katholische Grundschule')
    const others = ['class_size', 'social_index_nrw'].map((fact) => ({ fact, number: 7, source: 'de-nrw' }))
    await addFacts('a', ...others)
    const tiles = await told()
    expect(tiles).toContain('412')
    expect(tiles).not.toContain('katholische Grundschule')
  })

  test('stand with year, median and source, and what strangers wrote is text', async () => {
    await addFacts(
      'a',
      { fact: 'pupils', number: 412, source: 'de-nrw' },
      { fact: 'bilingual_programme', choice: MARKUP },
    )
    await addSpread({ fact: 'pupils', area: 'DE', median: 300, high: 900 })
    const screen = await open()
    const glance = screen.main.part('region', 'Amtliche Angaben')
    expect(glance.text).toMatch(/412 \(2024\/25\).*Median: 300/)
    expect(glance.text).toContain('open.nrw')
    expect(glance.text).toContain(MARKUP)
    expect(screen.html).not.toContain(MARKUP)
    expect((await glance.follow('Fehler melden')).address).toBe('/schools/a/correction')
  })

  test('over the years are a table as well as a picture', async () => {
    const years = [2022, 2023, 2024].map((year, index) => ({ period_start: `${year}-08-01`, number: 400 + index }))
    await addFacts('a', ...years.map((value) => ({ fact: 'pupils', ...value })))
    expect(rowsOf((await open()).main)).toEqual([
      ['2022/23', '400', '–'],
      ['2023/24', '401', '–'],
      ['2024/25', '402', '–'],
    ])
    expect((await open('a', '/fr')).main.text).toContain('2023/24')
  })
})
