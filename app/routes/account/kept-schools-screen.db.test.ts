import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { removeAccounts } from '#app/features/accounts/testing/accounts.ts'
import { MAX_SEARCHES } from '#app/features/saved-searches/saved-search.ts'
import { closeDirectory, directory } from '#app/features/search/live/directory.server.ts'
import { db } from '#db/client.ts'
import { schoolRow } from '#db/testing/factories.ts'
import { faultOf } from '../testing/fault-of.ts'
import { makePerson, type Person } from '../testing/person.ts'
import { openScreen, type Screen } from '../testing/render-screen.tsx'

const MARKUP = '"><script>alert(1)</script>'

let person: Person
beforeEach(async () => {
  person = await makePerson()
  await db()
    .insertInto('schools')
    .values([
      schoolRow({ id: 'a', name: 'Astrid-Schule', features: ['music'] }),
      schoolRow({ id: 'b', name: 'Berta-Schule', city: 'Bonn' }),
      schoolRow({ id: 'c', name: MARKUP, city: '' }),
    ])
    .execute()
})
afterEach(async () => {
  await db().deleteFrom('schools').execute()
  await removeAccounts()
  await closeDirectory()
})

describe('kept schools', () => {
  const open = (cookie = person.cookie) => openScreen('/account/favourites', { cookie })
  const keep = (...ids: string[]) =>
    db()
      .insertInto('favourites')
      .values(ids.map((school_id, at) => ({ school_id, user_id: person.id, created_at: new Date(2026, 1, 1 + at) })))
      .execute()
  const headings = (screen: Screen) => screen.main.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)

  test('are empty at first: the page explains them, and links to the search', async () => {
    const screen = await open()
    expect(headings(screen)).toEqual(['Noch keine Schule gemerkt'])
    expect(screen.main.getByRole('link', { name: 'Schulen suchen' }).getAttribute('href')).toBe('/')
    expect(screen.queryByRole('button', { name: 'Ausgewählte vergleichen' })).toBeNull()
  })

  test('are listed with the last one first, each with a link to its profile', async () => {
    await keep('a', 'b', 'c')
    const screen = await open()
    expect(headings(screen)).toEqual([MARKUP, 'Berta-Schule', 'Astrid-Schule'])
    expect(screen.html).not.toContain('<script>alert')
    const profile = await screen.follow('Astrid-Schule')
    expect([profile.address, profile.getByRole('heading', { level: 1 }).textContent]).toEqual([
      '/schools/a',
      'Astrid-Schule',
    ])
  })

  test('have type and town in words; a closed one says so, a hidden one is not there', async () => {
    await keep('a', 'b')
    await db().updateTable('schools').set({ status: 'closed' }).where('id', '=', 'b').execute()
    const screen = await open()
    expect(screen.part('article', 'Astrid-Schule').text).toContain('Grundschule · Köln')
    expect(screen.part('article', 'Astrid-Schule').text).not.toContain('geschlossen')
    expect(screen.part('article', 'Berta-Schule').text).toContain('geschlossen')
    await db().updateTable('schools').set({ status: 'hidden' }).where('id', '=', 'b').execute()
    expect(headings(await open())).toEqual(['Astrid-Schule'])
  })

  test('each keeps a note and a day of its own', async () => {
    await keep('a', 'b')
    const noted = await (await open()).part('article', 'Astrid-Schule').send('Speichern', {
      Notiz: 'Heller Hof\n<b>laut</b>',
      'Besuch am': '2026-12-01',
    })
    expect([noted.address, noted.message]).toEqual(['/account/favourites', 'message.favouritesSaved'])
    expect(faultOf(noted.part('article', 'Astrid-Schule'), 'Notiz').value).toBe('Heller Hof\n<b>laut</b>')
    expect(faultOf(noted.part('article', 'Astrid-Schule'), 'Besuch am').value).toBe('01.12.2026')
    expect(faultOf(noted.part('article', 'Berta-Schule'), 'Notiz').value).toBe('')
    expect(noted.html).not.toContain('<b>laut')
  })

  test('a note that is too long is refused at its school alone, and stays typed', async () => {
    await keep('a', 'b')
    const note = 'x'.repeat(2001)
    const refused = await (await open()).part('article', 'Berta-Schule').send('Speichern', { Notiz: note })
    expect(refused.status).toBe(400)
    expect(faultOf(refused.part('article', 'Berta-Schule'), 'Notiz')).toEqual({
      value: note,
      reason: 'Dieser Text ist zu lang.',
    })
    expect(faultOf(refused.part('article', 'Astrid-Schule'), 'Notiz')).toEqual({ value: '', reason: undefined })
  })

  test('one that went meanwhile is refused, and the others stay', async () => {
    await keep('a', 'b')
    const screen = await open()
    await db().deleteFrom('favourites').where('school_id', '=', 'b').execute()
    await keep('c')
    const gone = await screen.part('article', 'Berta-Schule').send('Speichern', { Notiz: 'x' })
    expect([gone.status, headings(gone)]).toEqual([404, ['Astrid-Schule', MARKUP]])
  })

  test('are taken off one by one', async () => {
    await keep('a', 'b')
    const one = await (await open()).send('Entfernen Berta-Schule')
    expect(headings(one)).toEqual(['Astrid-Schule'])
    expect(headings(await one.send('Entfernen Astrid-Schule'))).toEqual(['Noch keine Schule gemerkt'])
  })

  test('the chosen ones are compared side by side', async () => {
    await keep('a', 'b', 'c')
    await directory()
    const screen = await open()
    for (const name of ['Astrid-Schule', 'Berta-Schule'])
      screen.getByRole<HTMLInputElement>('checkbox', { name: `Vergleichen: ${name}` }).checked = true
    const table = await screen.send('Ausgewählte vergleichen')
    expect(new URL(table.address, 'http://x').searchParams.getAll('ids').sort()).toEqual(['a', 'b'])
    expect(table.main.text).toContain('Astrid-Schule')
    expect(table.main.text).not.toContain('alert')
  })

  test('of one person show to no other', async () => {
    await keep('a')
    const other = await makePerson()
    expect(headings(await open(other.cookie))).toEqual(['Noch keine Schule gemerkt'])
  })
})

describe('followed schools', () => {
  const open = (search = '') => openScreen(`/account/searches${search}`, { cookie: person.cookie })

  test('the school that the person comes from is offered, followed, changed and ended', async () => {
    const offered = await open('?follow=a')
    const followed = await offered.part('region', /folgen$/).send('Folgen', { 'Neue Bewertungen': false })
    expect([followed.address, followed.message]).toEqual(['/account/searches', 'message.schoolFollowed'])
    const card = followed.part('region', 'Schulen, denen du folgst')
    expect(card.getByRole<HTMLInputElement>('checkbox', { name: 'Neue Bewertungen' }).checked).toBe(false)
    expect(faultOf(card, 'Wann schreiben wir dir?').value).toBe('weekly')
    const refused = await card.send(/^Änderungen speichern/, {
      'Tag der offenen Tür und andere Termine, neu oder verschoben': false,
      'Geänderte Angaben und neue amtliche Zahlen': false,
    })
    expect([refused.status, refused.main.text]).toEqual([
      400,
      expect.stringContaining('Bitte wähle mindestens ein Thema.'),
    ])
    const ended = await (await open('?follow=a')).main.send(/^Nicht mehr folgen/)
    expect([ended.message, ended.main.text]).toEqual([
      'message.schoolUnfollowed',
      expect.stringContaining('Noch keine Suche und keine Schule'),
    ])
  })

  test('a school that nobody knows is not offered', async () => {
    expect((await open('?follow=%00zz')).queryByRole('button', { name: 'Folgen' })).toBeNull()
  })
})

describe('saved searches', () => {
  const open = (search = '', cookie = person.cookie) => openScreen(`/account/searches${search}`, { cookie })
  const save = (query: string, name: string) =>
    open(`?save=${encodeURIComponent(query)}`).then((screen) =>
      screen.part('region', 'Diese Suche speichern').send('Suche speichern', { 'Name der Suche': name }),
    )
  const names = (screen: Screen) =>
    screen.queryAllByRole('article').map((card) => card.querySelector('h3')?.textContent)

  beforeEach(async () => {
    await directory()
  })

  test('are none at first, and nothing is offered that nobody searched', async () => {
    const screen = await open()
    expect(screen.main.getByRole('heading', { level: 2 }).textContent).toBe('Noch keine Suche und keine Schule')
    expect(screen.queryByRole('button', { name: 'Suche speichern' })).toBeNull()
  })

  test('the search that the person comes from is offered with a name, saved, and opens its matches', async () => {
    const offered = await open('?save=q%3DAstrid%26page%3D4')
    expect(faultOf(offered, 'Name der Suche').value).toBe('Astrid')
    expect(offered.getByRole('link', { name: 'Suche noch einmal ansehen' }).getAttribute('href')).toBe(
      '/results?q=Astrid',
    )
    const saved = await offered.send('Suche speichern')
    expect([saved.address, saved.message, names(saved)]).toEqual([
      '/account/searches',
      'message.searchSaved',
      ['Astrid'],
    ])
    expect(saved.part('article', 'Astrid').text).toContain('1 Schule bei der letzten Prüfung')
    const matches = await saved.follow('Treffer ansehen: Astrid')
    expect([matches.address, matches.main.text]).toEqual([
      '/results?q=Astrid',
      expect.stringContaining('Astrid-Schule'),
    ])
  })

  test('the name may be another, never markup, and never missing', async () => {
    const named = await save('q=Berta', MARKUP)
    expect(names(named)).toEqual([MARKUP])
    expect(named.html).not.toContain('<script>alert')
    const refused = await save('q=Astrid', '  ')
    expect(refused.status).toBe(400)
    expect(faultOf(refused.part('region', 'Diese Suche speichern'), 'Name der Suche')).toEqual({
      value: '  ',
      reason: 'Bitte gib der Suche einen Namen.',
    })
    expect(names(refused)).toEqual([MARKUP])
  })

  test('the same search is kept once, whatever its page of results', async () => {
    await save('q=Astrid', 'Eins')
    expect(names(await save('page=3&q=Astrid', 'Zwei'))).toEqual(['Zwei'])
  })

  test('each is renamed, mailed or deleted separately', async () => {
    await save('q=Astrid', 'Eins')
    const two = await save('q=Berta', 'Zwei')
    expect(names(two)).toEqual(['Zwei', 'Eins'])
    const mails = 'E-Mails zu dieser Suche'
    const changed = await two.part('article', 'Eins').send('Änderungen speichern: Eins', {
      'Name der Suche': 'Drei',
      [mails]: 'Sofort: Wir prüfen jede Stunde',
    })
    expect(names(changed)).toEqual(['Zwei', 'Drei'])
    expect(faultOf(changed.part('article', 'Drei'), mails).value).toBe('at_once')
    expect(faultOf(changed.part('article', 'Zwei'), mails).value).toBe('never')
    const left = await changed.send('Suche löschen: Zwei')
    expect([left.message, names(left)]).toEqual(['message.searchDeleted', ['Drei']])
  })

  test('a name that is too long is refused at its search, and stays typed', async () => {
    const saved = await save('q=Astrid', 'Eins')
    const name = 'x'.repeat(101)
    const refused = await saved.part('article', 'Eins').send('Änderungen speichern: Eins', { 'Name der Suche': name })
    expect([refused.status, faultOf(refused.part('article', 'Eins'), 'Name der Suche').value]).toEqual([400, name])
    expect(refused.part('article', 'Eins').text).toContain('Dieser Text ist zu lang.')
  })

  test('there are twenty at most: another one is refused with words and stays in its form', async () => {
    const row = (at: number) => ({ user_id: person.id, name: `Suche ${at}`, query: `q=${at}` })
    await db()
      .insertInto('saved_searches')
      .values(Array.from({ length: MAX_SEARCHES }, (_, at) => row(at)))
      .execute()
    const full = await save('q=Astrid', 'Noch eine')
    expect(full.status).toBe(409)
    expect(full.part('region', 'Diese Suche speichern').getByRole('alert').textContent).toBe(
      'Du hast schon 20 Suchen gespeichert. Lösche zuerst eine, die du nicht mehr brauchst.',
    )
    expect(faultOf(full.part('region', 'Diese Suche speichern'), 'Name der Suche').value).toBe('Noch eine')
    expect(names(full)).toHaveLength(MAX_SEARCHES)
  })

  test('another person’s search can neither be changed nor deleted', async () => {
    await save('q=Astrid', 'Eins')
    const other = await makePerson()
    await db().insertInto('saved_searches').values({ user_id: other.id, name: 'Fremd', query: 'q=x' }).execute()
    const { id } = await db()
      .selectFrom('saved_searches')
      .select('id')
      .where('name', '=', 'Fremd')
      .executeTakeFirstOrThrow()
    const screen = await open()
    for (const field of screen.element.querySelectorAll<HTMLInputElement>('input[name=searchId]')) field.value = id
    const change = await screen.send('Änderungen speichern: Eins', { 'Name der Suche': 'Meins' })
    expect(change.status).toBe(404)
    await screen.send('Suche löschen: Eins')
    expect(names(await open('', other.cookie))).toEqual(['Fremd'])
    expect(names(await open())).toEqual(['Eins'])
  })

  test('a search for everything opens the whole list', async () => {
    const saved = await save('', 'Alles')
    expect(saved.part('article', 'Alles').getByRole('link').getAttribute('href')).toBe('/results')
  })

  test('one with too many matches says that none can be reported', async () => {
    await db()
      .insertInto('saved_searches')
      .values({ user_id: person.id, name: 'Weit', query: '', match_count: 2001 })
      .execute()
    expect((await open()).part('article', 'Weit').text).toContain('Mehr als 2.000 Treffer')
  })
})
