import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { removeAccounts } from '#app/features/accounts/testing/accounts.ts'
import { addFacts } from '#app/features/facts/testing/add-facts.ts'
import { findNotes } from '#app/features/favourites/compare/notes.server.ts'
import { closeDirectory } from '#app/features/search/live/directory.server.ts'
import { db } from '#db/client.ts'
import { schoolRow } from '#db/testing/factories.ts'
import { makePerson, type Person } from '../../testing/person.ts'
import { openScreen, type Screen } from '../../testing/render-screen.tsx'

const TWO = '/compare?ids=gb-1,gb-2'
const names = (screen: Screen) =>
  screen.main
    .part('region', 'Tabelle zum Vergleich der Schulen')
    .getAllByRole('columnheader')
    .slice(1)
    .map((head) => head.querySelector('a')?.textContent)

beforeAll(async () => {
  const england = { country: 'GB', region: 'Kent', city: 'Dover', postal_code: 'CT16 1AA', position_precision: 'exact' }
  await db()
    .insertInto('schools')
    .values([
      schoolRow({ id: 'gb-1', name: 'Abbey School', ...england, lat: 51.13, lng: 1.3 }),
      schoolRow({ id: 'gb-2', name: 'Bridge School', ...england, lat: 51.2, lng: 1.3 }),
      schoolRow({ id: 'gb-3', ...england, lat: 51.13, lng: 1.31 }),
    ])
    .execute()
  await addFacts('gb-1', { fact: 'ks2_expected', number: 60 }, { fact: 'free_meals_share', number: 20 })
  await addFacts('gb-2', { fact: 'ks2_expected', number: 80 }, { fact: 'free_meals_share', number: 40 })
})
afterAll(closeDirectory)

describe('the comparison without script', () => {
  test('groups official facts, with a note on what they do not mean', async () => {
    const { main } = await openScreen(TWO)
    expect(main.getAllByRole('rowheader', { name: /Hinweis/ })).toHaveLength(1)
    expect(main.text).toContain('Kinder und Klassen')
    expect(main.text).toContain('Was diese Zahlen nicht sagen')
    const row = main.getByRole('rowheader', { name: /^Ziel mit 11 Jahren erreicht/ }).closest('tr')!
    expect(row.textContent).toContain('80 % (2024/25)'.replace(' ', '\u00a0'))
  })

  test('is ordered by the visitor’s weights through a plain form, and shows its working', async () => {
    const screen = await openScreen(TWO)
    expect(names(screen)).toEqual(['Abbey School', 'Bridge School'])
    const slider = screen.main.getAllByRole<HTMLInputElement>('slider')[0]!
    const weighed = await screen.send('Nach eigener Gewichtung ordnen', {
      [slider.labels![0]!.textContent!.replace(/-?\d+$/, '')]: '3',
    })
    expect(weighed.address).toMatch(/^\/compare\?ids=gb-1,gb-2&weight-ks2_expected=3$/)
    expect(names(weighed)).toEqual(['Bridge School', 'Abbey School'])
    const working = weighed.part('region', 'So entsteht die Summe')
    expect(working.text).toContain('10,0 Punkte × 3 = 30,0')
    expect(working.text).toContain('30,0 von 30 Punkten (100')
    expect(names(await weighed.follow('Ohne Gewichtung'))).toEqual(['Bridge School', 'Abbey School'])
  })

  test('measures from a place through the same form, and says when there is none of that name', async () => {
    const screen = await openScreen(`${TWO}&differences=1`)
    const field = 'Entfernung messen ab (Ort oder Postleitzahl)'
    const measured = await screen.send('Entfernung zeigen', { [field]: 'Dover' })
    expect(measured.address).toBe('/compare?ids=gb-1,gb-2&differences=1&near=Dover')
    expect(measured.main.getByRole('rowheader', { name: /Entfernung von Dover/ })).toBeTruthy()
    expect(measured.main.text).toContain('ab der Mitte von „Dover“ gemessen')
    expect(measured.main.getAllByRole('slider', { name: /^Entfernung von Dover/ })).toHaveLength(1)
    const without = await measured.follow('Adresse entfernen')
    expect(without.address).toBe('/compare?ids=gb-1,gb-2&differences=1')
    const lost = await without.send('Entfernung zeigen', { [field]: 'Nirgendwo' })
    expect(lost.main.getByRole('textbox', { name: field }).closest('details')!.open).toBe(true)
    expect(lost.main.text).toContain('Diesen Ort kennen wir nicht.')
    expect((await lost.send('Entfernung zeigen', { [field]: '' })).address).toBe('/compare?ids=gb-1,gb-2&differences=1')
  })

  test('offers no map, which needs script, and says the same in its table', async () => {
    const screen = await openScreen(TWO)
    expect(screen.main.queryByRole('button', { name: 'Karte' })).toBeNull()
    expect(names(screen)).toEqual(['Abbey School', 'Bridge School'])
  })

  test('stores nothing of a visitor’s view, and has no notes without an account', async () => {
    const screen = await openScreen(`${TWO}&weight-ks2_expected=3`)
    expect(screen.cookie).toBe('')
    expect(screen.main.text).not.toContain('Meine Notiz')
  })
})

describe('without schools in the address', () => {
  afterEach(removeAccounts)

  test('the newest of two or more saved schools are offered, one alone is not', async () => {
    const person = await makePerson()
    const open = () => openScreen('/compare', { cookie: person.cookie })
    const keep = (school_id: string) =>
      db().insertInto('favourites').values({ user_id: person.id, school_id }).execute()
    await keep('gb-1')
    expect((await open()).main.text).toContain('Noch keine Schule zum Vergleichen')
    await keep('gb-2')
    const offered = await open()
    expect(offered.main.text).not.toContain('Noch keine Schule')
    expect(names(await offered.follow('Nebeneinander ansehen'))).toEqual(['Abbey School', 'Bridge School'])
  })
})

describe('own notes', () => {
  let person: Person
  beforeEach(async () => {
    person = await makePerson()
  })
  afterEach(removeAccounts)
  const open = (cookie = person.cookie) => openScreen(TWO, { cookie })

  test('are saved in the account and shown to nobody else', async () => {
    const field = { 'Notiz zu Abbey School': 'Mensa ansehen' }
    const screen = await open()
    const form = screen.main.getAllByRole('button', { name: 'Notiz speichern' })[0]!
    const noted = await screen.send(form, field)
    expect([noted.address, noted.message]).toEqual([TWO, 'message.noteSaved'])
    expect(noted.main.text).toContain('Mensa ansehen')
    expect(noted.response.headers.get('cache-control')).toBe('private, no-store')
    expect(await findNotes(person.id, ['gb-1'])).toEqual({ 'gb-1': 'Mensa ansehen' })
    expect((await open((await makePerson()).cookie)).main.text).not.toContain('Mensa ansehen')
    expect((await open('')).main.text).not.toContain('Mensa ansehen')
  })

  test('longer than a table has room for are refused here, and changed among the favourites', async () => {
    const screen = await open()
    const form = screen.main.getAllByRole('button', { name: 'Notiz speichern' })[0]!
    const refused = await screen.send(form, { 'Notiz zu Abbey School': 'x'.repeat(501) })
    expect(refused.main.text).toContain('höchstens 500 Zeichen')
    await db()
      .insertInto('favourites')
      .values({ user_id: person.id, school_id: 'gb-1', note: 'x'.repeat(600) })
      .execute()
    const long = await open()
    expect(long.main.getAllByRole('button', { name: 'Notiz speichern' })).toHaveLength(1)
    expect(long.main.getByRole('link', { name: 'Lange Notiz auf der Merkliste ändern' })).toBeTruthy()
  })

  test('come from the device once an account is there', async () => {
    const send = (values: Record<string, string>) =>
      openScreen('/api/shortlist', {
        cookie: person.cookie,
        form: { method: 'post', action: '', body: new URLSearchParams(values) } as never,
      })
    await send({ add: 'gb-1', note: ' vom Gerät ' })
    await send({ add: 'gb-1', note: 'vom Gerät' })
    await send({ add: 'nowhere', note: 'verloren' })
    expect(await findNotes(person.id, ['gb-1', 'nowhere'])).toEqual({ 'gb-1': 'vom Gerät' })
  })
})
