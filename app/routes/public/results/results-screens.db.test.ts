import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { closeDirectory } from '#app/features/search/live/directory.server.ts'
import { db } from '#db/client.ts'
import { schoolsChanged } from '#db/school-changes.ts'
import { reviewRow, schoolRow } from '#db/testing/factories.ts'
import { openScreen, type Screen } from '../../testing/render-screen.tsx'
import { headingsOf, linksOf } from '../../testing/rows-of.ts'

const MARKUP = '<img src=x onerror=alert(1)>'
const exact = (lat: number, lng: number) => ({ lat, lng, position_precision: 'exact' }) as const

beforeAll(async () => {
  const highSchool = { category: 'high_school', local_type: 'Gymnasium' } as const
  await db()
    .insertInto('schools')
    .values([
      schoolRow({ id: 'a', name: 'Gymnasium Kreuzgasse', ...highSchool, features: ['music'], ...exact(50.938, 6.942) }),
      schoolRow({ id: 'b', name: 'Schiller-Gymnasium', ...highSchool, ownership: 'private', ...exact(50.919, 6.927) }),
      schoolRow({ id: 'c', name: 'Grundschule Nippes', features: ['music'], ...exact(50.963, 6.952) }),
      schoolRow({
        id: 'bonn',
        name: 'Gymnasium Bonn',
        ...highSchool,
        city: 'Bonn',
        postal_code: '53111',
        ...exact(50.735, 7.099),
      }),
      schoolRow({ id: 'evil', name: `Schule ${MARKUP}`, city: 'Kleinort', postal_code: '99999', street: MARKUP }),
      schoolRow({
        id: 'lyon',
        name: 'Lycée Ampère',
        country: 'FR',
        city: 'Lyon',
        local_type: 'Lycée',
        ...exact(45.76, 4.83),
      }),
      schoolRow({ id: 'hidden', name: 'Gymnasium Verborgen', ...highSchool, status: 'hidden' }),
      schoolRow({ id: 'closed', name: 'Gymnasium Geschlossen', ...highSchool, status: 'closed' }),
      ...Array.from({ length: 25 }, (_, at) =>
        schoolRow({ id: `w${at}`, name: `Waldschule ${at + 1}`, city: 'Walddorf', postal_code: '12345' }),
      ),
    ])
    .execute()
  await db()
    .insertInto('reviews')
    .values([5, 4, 4].map((rating) => reviewRow({ school_id: 'a', rating })))
    .execute()
})
afterAll(closeDirectory)

const search = (query: Record<string, string> | string = {}, prefix = '') =>
  openScreen(`${prefix}/results?${new URLSearchParams(query)}`)
/** Returns the names of the schools in the list, in its order. */
const found = ({ main }: Screen) =>
  [...main.element.querySelectorAll<HTMLAnchorElement>('article a[href*="/schools/"], li a[href*="/schools/"]')]
    .filter((link) => link.closest('h2, h3'))
    .map(({ textContent }) => textContent!)
const headline = (screen: Screen) => screen.getByRole('heading', { level: 1 }).textContent

describe('the list of results', () => {
  test('says how many there are for what, and each leads to its profile', async () => {
    const screen = await search({ q: 'Gymnasium Köln' })
    expect(headline(screen)).toMatch(/^\d+ Schulen für „Gymnasium Köln“$/)
    expect(found(screen).slice(0, 2).sort()).toEqual(['Gymnasium Kreuzgasse', 'Schiller-Gymnasium'])
    const profile = await screen.main.follow('Gymnasium Kreuzgasse')
    expect([profile.address, headline(profile)]).toEqual(['/schools/a', 'Gymnasium Kreuzgasse'])
  })

  test('every row says where its school stands, as names alone identify none', async () => {
    const screen = await search({ q: 'Kreuzgasse' })
    const row = screen.getByRole('link', { name: 'Gymnasium Kreuzgasse' }).closest('li, article')!
    expect(row.textContent).toContain('Schulstraße 1')
    expect(row.textContent).toContain('Köln')
  })

  test('a school without review or text is a small row that begins with its name and says what registers know', async () => {
    const screen = await search({ q: 'Schiller-Gymnasium Köln' })
    const row = screen.getByRole('link', { name: 'Schiller-Gymnasium' }).closest('article')!
    expect(row.textContent).toMatch(/^SCSchiller-Gymnasium/)
    expect(row.textContent).toContain('Gymnasium · Schulstraße 1')
    expect(row.textContent).toContain('0 Bewertungen')
    expect(row.textContent).not.toContain('Noch keine Bewertungen')
    const profile = screen.getByRole('link', { name: 'Profil ansehen: Schiller-Gymnasium' })
    expect(profile.getAttribute('href')).toBe('/schools/b')
    // The name leads there too, and by keyboard one stop is enough.
    expect(profile.tabIndex).toBe(-1)
    expect(screen.getByRole('button', { name: 'Merken: Schiller-Gymnasium' })).toBeTruthy()
  })

  test('a school with reviews keeps its card', async () => {
    const screen = await search({ q: 'Gymnasium' })
    const card = screen.getByRole('link', { name: 'Gymnasium Kreuzgasse' }).closest('article')!
    expect(card.textContent).toContain('3 Bewertungen')
    expect(card.closest('li')!.hasAttribute('data-row')).toBe(false)
  })

  test('follows the filters for the keyboard, which stops at the name, the reviews and the heart of a school', async () => {
    const { main } = await search({ q: 'Kreuzgasse' })
    const stops = [...main.element.querySelectorAll('a, button, input:not([type=hidden]), select')]
    const card = stops.filter((stop) => stop.closest('article') && stop.getAttribute('tabindex') !== '-1')
    expect(card.map((stop) => stop.getAttribute('aria-label') ?? stop.textContent)).toEqual([
      'Gymnasium Kreuzgasse',
      '3 Bewertungen',
      'Merken: Gymnasium Kreuzgasse',
    ])
    const lastFilter = stops.findLastIndex((stop) => stop.closest('form[popover]'))
    expect([lastFilter > 0, lastFilter < stops.indexOf(card[0]!)]).toEqual([true, true])
  })

  test('a small row names three features and the number of the others', async () => {
    const features = ['music', 'arts', 'sports', 'eco'] as const
    await db()
      .updateTable('schools')
      .set({ features: [...features] })
      .where('id', '=', 'c')
      .execute()
    const screen = await search({ q: 'Grundschule Nippes' })
    const row = screen.getByRole('link', { name: 'Grundschule Nippes' }).closest('article')!
    for (const text of ['Musik', 'Kunst', 'Sport', '+1']) expect(row.textContent).toContain(text)
    expect(row.textContent).not.toContain('Umwelt')
    await db()
      .updateTable('schools')
      .set({ features: ['music'] })
      .where('id', '=', 'c')
      .execute()
  })

  test('keeps what was searched for in its field', async () => {
    const screen = await search({ q: 'Schiller' })
    expect(screen.main.element.querySelector<HTMLInputElement>('input[name=q]')!.value).toBe('Schiller')
  })

  test.each([
    MARKUP,
    '"><script>alert(1)</script>',
    "'; drop table schools; --",
    '%00%',
    '\u202eabc',
    '=1+1',
    '&lt;b&gt;',
  ])('%j is searched for and shown as text', async (q) => {
    const screen = await search({ q })
    expect(screen.status).toBe(200)
    expect(screen.html).not.toContain('<img src=x')
    expect(screen.html).not.toContain('<script>alert')
    expect(screen.main.element.querySelector<HTMLInputElement>('input[name=q]')!.value).toContain(q.slice(-3))
  })

  test('shows what a register wrote as text', async () => {
    const screen = await search({ q: 'Kleinort' })
    expect(found(screen)).toEqual([`Schule ${MARKUP}`])
    expect(screen.main.text).toContain(MARKUP)
    expect(screen.html).not.toContain('<img src=x')
  })

  test('holds neither hidden nor closed schools', async () => {
    expect(found(await search({ q: 'Verborgen' }))).toEqual([])
    expect(found(await search({ q: 'Gymnasium Geschlossen' }))).not.toContain('Gymnasium Geschlossen')
  })

  test('schools of other countries stand under a line of their own, unless the search says where', async () => {
    const lycee = db().updateTable('schools').where('id', '=', 'lyon')
    await lycee.set({ features: ['music'] }).execute()
    await schoolsChanged()
    const names = ({ main }: Screen) => [...main.element.querySelectorAll('li h2, li h3')].map((one) => one.textContent)
    const abroad = await search({ feature: 'music' })
    expect(names(abroad).slice(-2)).toEqual(['Andere Länder', 'Lycée Ampère'])
    for (const more of ['q=Köln', 'country=FR', 'sort=name'])
      expect(names(await search(`feature=music&${more}`))).not.toContain('Andere Länder')
    await lycee.set({ features: [] }).execute()
    await schoolsChanged()
  })

  test('without a text lists every open school', async () => {
    expect(headline(await search())).toBe('31 Schulen')
  })

  test('a long text is cut, not refused', async () => {
    expect((await search({ q: 'x'.repeat(5000) })).status).toBe(200)
  })

  test('shows an average only from three reviews on', async () => {
    const row = (screen: Screen, name: string) => screen.getByRole('link', { name }).closest('li, article')!.textContent
    expect(row(await search({ q: 'Kreuzgasse' }), 'Gymnasium Kreuzgasse')).toContain('4,3')
    await db()
      .insertInto('reviews')
      .values(reviewRow({ school_id: 'b', rating: 1 }))
      .execute()
    expect(row(await search({ q: 'Schiller' }), 'Schiller-Gymnasium')).not.toMatch(/1,0/)
  })

  test('tells machines not to keep it, and people what its title says', async () => {
    const screen = await search({ q: 'Schiller' })
    expect(screen.html).toMatch(/<meta name="robots" content="noindex/)
    expect(screen.html).toContain('<title>Schulen für „Schiller“ · Aulario</title>')
  })
})

describe('how a text was understood', () => {
  test('stands above the list, and each part can be taken out', async () => {
    const screen = await search({ q: 'Gymnasium Bonn' })
    expect(screen.main.part('list', 'Verstanden als:').getAllByRole('listitem')).toHaveLength(2)
    expect(screen.main.text).toContain('bei Bonn')
    const out = Object.entries(linksOf(screen.main)).find(([text]) => text.includes('„Bonn“ aus der Suche nehmen'))!
    expect(new URL(out[1], 'http://x').searchParams.get('q')).toBe('Gymnasium')
  })

  test('a word that no school there has is left out of the headline, said, and can be insisted upon', async () => {
    const screen = await search({ q: 'Gymnasium Xylophon Bonn' })
    expect(headline(screen)).toMatch(/^\d+ Schulen? für „Gymnasium Bonn“$/)
    expect(screen.title).toBe('Schulen für „Gymnasium Bonn“ · Aulario')
    expect(screen.main.text).toContain('„Xylophon“ haben wir bei dieser Suche weggelassen.')
    const literal = await screen.main.follow('Genau „Gymnasium Xylophon Bonn“ suchen')
    expect(new URL(literal.address, 'http://x').searchParams.get('literal')).toBe('1')
  })

  test('a place beside the text does not make its own place empty', async () => {
    const { main } = await search({ q: 'Gymnasium Köln', near: 'Bonn' })
    expect(main.text).not.toMatch(/weggelassen|kennen wir hier nicht|haben wir hier nichts/)
  })

  test('another reading is offered beside the parts, and keeps the text', async () => {
    const screen = await search({ q: 'Gymnasium Bonn' })
    const other = await screen.main.follow('Als Name suchen')
    const query = new URL(other.address, 'http://x').searchParams
    expect([query.get('q'), query.get('reading')]).toEqual(['Gymnasium Bonn', expect.stringMatching(/^[1-4]$/)])
    expect(other.main.text).not.toContain('bei Bonn')
  })

  test('a distance in the text is said', async () => {
    const screen = await search({ q: 'Gymnasium im Umkreis von 30 km um Bonn' })
    expect(screen.main.text).toContain('Nur Schulen im Umkreis von 30 km.')
  })

  test('a typing error is corrected, said, and can be insisted upon', async () => {
    const screen = await search({ q: 'Kreuzgase' })
    expect(screen.main.text).toContain('Treffer für „Kreuzgasse“.')
    const literal = await screen.main.follow('Stattdessen nach „Kreuzgase“ suchen')
    expect(headline(literal)).toBe('Keine Schulen gefunden für „Kreuzgase“')
  })

  test('says when it looked further than asked', async () => {
    expect((await search({ q: 'Bonn' })).main.text).toMatch(/Näher gibt es wenig\. Gesucht wurde im Umkreis von \d+/)
  })
})

describe('nothing found', () => {
  test('says so, names no schools, and leads to all', async () => {
    const screen = await search({ q: 'Qwertzuiop' })
    expect([screen.status, headline(screen)]).toEqual([200, 'Keine Schulen gefunden für „Qwertzuiop“'])
    expect(screen.main.text).toContain('Prüft die Schreibweise')
    expect(linksOf(screen.main)['Abdeckung je Land ansehen']).toBe('/data-sources#coverage')
    expect(found(screen)).toEqual([])
  })

  test('what is known of a place is said where schools are listed, not where distances begin', async () => {
    const counted = (region: string, category: string, schools: number) => {
      return { country: 'FR', region, category, schools, located: schools, described: 0 }
    }
    const region = 'Nordrhein-Westfalen'
    await db()
      .insertInto('coverage_statistics')
      .values([counted(region, 'primary', 195), counted('Ain', 'primary', 100), counted('Ain', 'secondary', 140)])
      .execute()
    const note = 'Für Lyon kennen wir bisher nur'
    expect((await search({ near: 'Lyon' })).main.text).toContain(note)
    expect((await search({ q: 'Grundschule Köln', near: 'Lyon' })).main.text).not.toContain(note)
    await db().deleteFrom('coverage_statistics').execute()
  })

  test('says around which place of the filter nothing was found', async () => {
    const near = await search({ q: 'Gymnasium Köln', near: 'Bonn', radius: '5' })
    expect(headline(near)).toBe('Keine Schulen gefunden für „Gymnasium Köln“ in der Nähe von Bonn')
    expect(found(await near.main.follow('„In der Nähe von Bonn“ entfernen'))).toContain('Gymnasium Kreuzgasse')
  })

  test('names the filter that leaves nothing, with the number of schools without it', async () => {
    const screen = await search({ q: 'Kreuzgasse', type: 'primary' })
    expect(screen.main.text).toMatch(/Schulart/)
    const without = await screen.main.follow('„Schulart“ entfernen')
    expect(found(without)).toEqual(['Gymnasium Kreuzgasse'])
    expect(without.address).not.toContain('type=')
  })
})

describe('filters', () => {
  test('stand above the list once set, and each can be taken back alone', async () => {
    const screen = await search({ type: 'high_school', country: 'DE' })
    expect(found(screen).sort()).toEqual(['Gymnasium Bonn', 'Gymnasium Kreuzgasse', 'Schiller-Gymnasium'])
    const removing = screen.main.part('list', 'Aktive Filter').getAllByRole('link', { name: /entfernen$/ })
    expect(removing).toHaveLength(2)
    const addresses = removing.map((link) => link.getAttribute('href')!)
    expect(addresses.some((to) => to.includes('country=DE') && !to.includes('type='))).toBe(true)
    expect(addresses.some((to) => to.includes('type=high_school') && !to.includes('country='))).toBe(true)
  })

  test('are all taken back by one link, and the text stays', async () => {
    const reset = await (await search({ q: 'Gymnasium', country: 'DE', feature: 'music' })).main.follow(
      'Alle zurücksetzen',
    )
    expect(reset.address).toBe('/results?q=Gymnasium')
  })

  test('a form without script sends what is ticked', async () => {
    const screen = await search()
    const apply = screen.main.element.querySelector<HTMLButtonElement>('form input[name=country]')!.form!
    const button = apply.querySelector<HTMLElement>('button[type=submit], button:not([type])')!
    apply.querySelector<HTMLInputElement>('input[name=country][value=DE]')!.setAttribute('checked', '')
    const german = await screen.send(button)
    expect(new URL(german.address, 'http://x').searchParams.getAll('country')).toContain('DE')
  })

  test.each([
    'type=x',
    'country=XX',
    'rating=9',
    'feature=constructor',
    'ownership=both',
    'radius=-1',
    'box=1,2,3',
    'page=x',
    'sort=random',
    'view=cube',
  ])('%s is passed over', async (query) => {
    const screen = await search(query)
    expect([screen.status, headline(screen)]).toEqual([200, '31 Schulen'])
  })

  test('that do not exist leave the address, and the rest stays', async () => {
    const screen = await search('q=Gymnasium&type=banana&country=DE&view=list', '/en')
    expect(screen.address).toBe('/en/results?q=Gymnasium&country=DE&view=list')
    expect((await search('type=banana')).address).toBe('/results')
  })

  test('offer the owners and ratings that some result has, and the chosen one', async () => {
    const options = (screen: Screen, name: string) =>
      [...screen.main.element.querySelectorAll(`select[name=${name}] option`)].map(({ textContent }) => textContent)
    const all = await search()
    expect([options(all, 'ownership'), options(all, 'rating')]).toEqual([
      ['alle', 'öffentlich (30)', 'privat (1)'],
      ['alle', 'ab 3 Sternen (1)', 'ab 3,5 Sternen (1)', 'ab 4 Sternen (1)'],
    ])
    const none = await search({ q: 'Waldschule', ownership: 'private', rating: '4' })
    expect([options(none, 'ownership'), options(none, 'rating')]).toEqual([
      ['alle', 'privat (0)'],
      ['alle', 'ab 4 Sternen (0)'],
    ])
  })

  test('that belong together can be chosen more than once', async () => {
    const screen = await openScreen('/results?country=FR&country=DE&type=high_school&type=primary')
    expect(found(screen)).toContain('Lycée Ampère')
  })
})

describe('pages', () => {
  test('lead on and back and keep what was asked for', async () => {
    const first = await search({ q: 'Waldschule', sort: 'name' })
    expect(found(first)).toHaveLength(20)
    const next = first.main.element.querySelector<HTMLElement>('[rel=next]')!
    const second = await first.main.follow(next)
    expect(found(second)).toHaveLength(5)
    const query = new URL(second.address, 'http://x').searchParams
    expect([query.get('q'), query.get('sort'), query.get('page')]).toEqual(['Waldschule', 'name', '2'])
    expect(new Set([...found(first), ...found(second)]).size).toBe(25)
    expect(second.main.element.querySelector('[rel=next]')).toBeNull()
    expect(second.main.element.querySelector('nav [aria-current=page]')!.textContent).toBe('2')
  })

  test.each(['3', '9999', '1e99'])('beyond the last one lead to the last one: %s', async (page) => {
    const last = await search({ q: 'Waldschule', sort: 'name', page }, '/en')
    expect([last.address, found(last).length]).toEqual(['/en/results?q=Waldschule&sort=name&page=2', 5])
    expect((await search({ q: 'Xylophon', page })).address).toBe('/results?q=Xylophon')
  })
})

describe('the order', () => {
  test('is chosen by a control that says which one holds', async () => {
    const screen = await search({ q: 'Waldschule', sort: 'name' })
    const select = screen.main.element.querySelector<HTMLSelectElement>('select[name=sort]')
    if (select) expect(select.value).toBe('name')
    expect(found(screen)[0]).toBe('Waldschule 1')
  })

  test('is explained on a page that every list leads to', async () => {
    const explained = await (await search({ q: 'Waldschule' })).main.follow('So ordnen wir Ergebnisse')
    expect([explained.address, explained.status]).toEqual(['/ordering', 200])
    expect(headingsOf(explained.main)[0]).toMatch(/^# /)
  })
})

describe('a position', () => {
  test('is asked for before schools nearby are listed, or a place in its stead', async () => {
    const screen = await search({ q: 'Gymnasium in meiner Nähe', country: 'DE' })
    expect([headline(screen), found(screen)]).toEqual(['Ort oder Postleitzahl', []])
    expect(screen.getByRole('button', { name: 'Mein Standort' })).toBeTruthy()
    const field = screen.main.element.querySelector<HTMLInputElement>('input[name=near]')!
    field.setAttribute('value', '53111')
    const there = await screen.main.send(field.form!.querySelector<HTMLElement>('button[type=submit]')!)
    const query = new URL(there.address, 'http://x').searchParams
    expect([query.get('near'), query.get('country')]).toEqual(['53111', 'DE'])
    expect(found(there)[0]).toBe('Gymnasium Bonn')
    const unknown = await search({ q: 'Gymnasium in meiner Nähe', near: 'Nirgendwo' })
    expect([headline(unknown), found(unknown)]).toEqual(['Ort oder Postleitzahl', []])
    expect(unknown.main.text).toContain('Diesen Ort kennen wir nicht.')
  })

  const locate = (lat: string, lng: string) =>
    openScreen('/results?type=high_school', {
      form: { action: '', method: 'post', body: new URLSearchParams({ lat, lng }) },
    })

  test('becomes the nearest postal code, and stands itself in no address', async () => {
    const screen = await locate('50.9391', '6.9425')
    const query = new URL(screen.address, 'http://x').searchParams
    expect(query.get('near')).toMatch(/50667/)
    expect(query.get('type')).toBe('high_school')
    expect(screen.address).not.toContain('50.93')
    expect(found(screen)[0]).toBe('Gymnasium Kreuzgasse')
  })

  test.each([
    ['', ''],
    ['x', 'y'],
    ['91', '0'],
    ['1e999', '0'],
    ['0', '-160'],
  ])('%j and %j lead nowhere', async (lat, lng) => {
    expect((await locate(lat, lng)).status).toBe(400)
  })

  test('a place that nobody knows is said to be unknown', async () => {
    const screen = await search({ near: 'Nirgendwo' })
    expect([screen.status, screen.main.text]).toEqual([200, expect.stringContaining('Diesen Ort kennen wir nicht.')])
  })
})

describe('languages', () => {
  test.each([
    ['/en', /schools? for “Gymnasium”/],
    ['/fr', /établissements? pour/],
    ['/es', /centros? /],
    ['/it', /scuole? per/],
  ])('%s speaks of the same schools in its words, and its links stay in it', async (prefix, words) => {
    const screen = await search({ q: 'Gymnasium' }, prefix)
    expect(headline(screen)).toMatch(words)
    expect(found(screen).sort()).toEqual(found(await search({ q: 'Gymnasium' })).sort())
    for (const href of Object.values(linksOf(screen.main)))
      if (href.startsWith('/')) expect(href.startsWith(`${prefix}/`)).toBe(true)
  })
})

describe('the home page', () => {
  test('counts the schools of each of five countries and leads to them', async () => {
    const screen = await openScreen('/')
    const france = screen.main.element.querySelector<HTMLAnchorElement>('a[href="/places/france"]')!
    expect(france.closest('li')!.textContent).toContain('1 Schule')
    expect(headline(await screen.main.follow(france))).toBe('Frankreich: alle Schulen')
    const { length } = screen.main.element.querySelectorAll('li a[href^="/places/"], li a[href^="/results?country="]')
    expect(length).toBe(5)
  })

  test('searches without script', async () => {
    const screen = await openScreen('/')
    const form = screen.main.element.querySelector<HTMLInputElement>('input[name=q]')!.form!
    form.querySelector('input[name=q]')!.setAttribute('value', 'Schiller')
    const results = await screen.send(form.querySelector<HTMLElement>('button[type=submit]')!)
    expect([results.address, found(results)]).toEqual(['/results?q=Schiller', ['Schiller-Gymnasium']])
  })

  test('its examples lead to results, and its headings are in order', async () => {
    const screen = await openScreen('/')
    const examples = [...screen.main.element.querySelectorAll<HTMLElement>('a[href^="/results?q="]')]
    expect(examples.map(({ textContent }) => textContent)).toEqual(['Gymnasium Köln', '50825', 'Gesamtschule Köln'])
    const levels = headingsOf(screen.main).map((one) => one.indexOf(' '))
    expect(levels.filter((level) => level === 1)).toHaveLength(1)
    expect(levels.every((level, at) => at === 0 || level <= levels[at - 1]! + 1)).toBe(true)
  })
})
