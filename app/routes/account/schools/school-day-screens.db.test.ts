import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { removeAccounts } from '#app/features/accounts/testing/accounts.ts'
import { writeDay } from '#app/i18n/typed-day.ts'
import { db } from '#db/client.ts'
import { makeSchool } from '../../testing/dashboard-school.ts'
import { makePerson, type Person } from '../../testing/person.ts'
import { openScreen } from '../../testing/render-screen.tsx'

let owner: Person
beforeEach(async () => {
  owner = await makeSchool({ id: 'a', name: 'Schule am Park' }, { premium: false })
})
afterEach(async () => {
  await db().deleteFrom('schools').execute()
  await db().deleteFrom('attempt_counts').execute()
  await removeAccounts()
})

const plain = (text: string) => text.replaceAll(/[\u2066-\u2069]/g, '')
const at = (days: number, time: string) =>
  writeDay('de', `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)}T${time}`)

describe('a school without premium', () => {
  const dayOf = (cookie = owner.cookie) => openScreen('/account/schools/a/day', { cookie })

  test('fills in its day, which its profile shows as its own word', async () => {
    const home = await openScreen('/account/schools/a', { cookie: owner.cookie })
    const form = await home.follow('Schultag')
    const saved = await form.send('Schultag speichern', {
      Von: '8',
      Bis: '15:30',
      'Gibt es Mittagessen?': 'Ja',
      'Preis je Essen (EUR)': '4,20',
      Handys: 'In Pausen erlaubt',
    })
    expect(saved.address).toBe('/account/schools/a/day')
    const profile = plain((await openScreen('/schools/a')).main.text)
    expect(profile).toContain('08:00 bis 15:30 Uhr')
    expect(profile).toContain('4,20 € je Essen')
    expect(profile).toMatch(/Von der Schule, .+ für 20\d\d\/\d\d/)
  })

  test('is told beside the field what cannot be read, and keeps what it typed', async () => {
    const refused = await (await dayOf()).send('Schultag speichern', { Von: '8', Bis: '7' })
    expect(refused.main.text).toContain('das Ende liegt später')
    expect(refused.getByLabelText('Von')).toHaveProperty('value', '8')
    expect(await db().selectFrom('school_day_values').selectAll().execute()).toEqual([])
  })

  test('of two people who write at once the later one is told', async () => {
    const [one, other] = [await dayOf(), await dayOf()]
    await one.send('Schultag speichern', { Handys: 'Erlaubt' })
    const refused = await other.send('Schultag speichern', { Handys: 'Nicht erlaubt' })
    expect(refused.main.text).toContain('Jemand anderes hat das inzwischen geändert')
  })

  test('announces an open day, changes and deletes it', async () => {
    const list = await openScreen('/account/schools/a/open-days', { cookie: owner.cookie })
    const announced = await list.send('Termin speichern', { Beginn: at(5, '10:00'), Ende: at(5, '13:00') })
    expect(announced.address).toBe('/account/schools/a/open-days')
    expect((await openScreen('/schools/a')).main.text).toContain('Tag der offenen Tür')
    const event = await announced.follow('Tag der offenen Tür')
    await event.send('Termin speichern', { Titel: 'Komm und schau' })
    expect((await openScreen('/schools/a')).main.text).toContain('Komm und schau')
    await (await openScreen(event.address, { cookie: owner.cookie })).send('Endgültig löschen')
    expect(await db().selectFrom('school_events').selectAll().execute()).toEqual([])
  })

  test.each(['info_evening', 'registration', 'other'])('cannot announce another event so: %s', async (kind) => {
    const list = await openScreen('/account/schools/a/open-days', { cookie: owner.cookie })
    list.main.element.querySelector<HTMLInputElement>('input[name=kind]')!.value = kind
    const refused = await list.send('Termin speichern', { Beginn: at(5, '10:00'), Ende: at(5, '13:00') })
    expect(refused.status).toBe(403)
    expect(await db().selectFrom('school_events').selectAll().execute()).toEqual([])
  })

  test.each(['/day', '/open-days'])('shows %s to its members only', async (path) => {
    const stranger = await makePerson()
    expect((await openScreen(`/account/schools/a${path}`, { cookie: stranger.cookie })).status).toBe(404)
  })
})

describe('a family', () => {
  const family = async () => openScreen('/schools/a/day', { cookie: (await makePerson()).cookie })

  test('says how it is, confirms by a button, and withdraws', async () => {
    await db()
      .insertInto('school_day_values')
      .values({ school_id: 'a', topic: 'lunch', value: 'yes', school_year: 2026 })
      .execute()
    const confirmed = await (await family()).send(/^Stimmt/)
    expect(confirmed.main.text).toContain('Von dir bestätigt')
    const said = await confirmed.send('Angaben speichern', { Handys: 'Nicht erlaubt' })
    expect((await db().selectFrom('school_day_sayings').select('topic').orderBy('topic').execute()).length).toBe(2)
    await said.send('Angaben speichern', { Handys: 'Keine Angabe', 'Gibt es Mittagessen?': 'Keine Angabe' })
    expect(await db().selectFrom('school_day_sayings').selectAll().execute()).toEqual([])
  })

  test('reads what is known without an account, and is led to sign in', async () => {
    const screen = await openScreen('/schools/a/day')
    expect(screen.getByRole('link', { name: 'Zum Antworten anmelden' }).getAttribute('href')).toBe(
      '/auth?next=%2Fschools%2Fa%2Fday',
    )
  })

  test('is refused when it belongs to the school', async () => {
    const own = await openScreen('/schools/a/day', { cookie: owner.cookie })
    const refused = await own.send('Angaben speichern', { Handys: 'Erlaubt' })
    expect([refused.status, refused.main.text.includes('nur Familien')]).toEqual([403, true])
  })

  test('finds the way from the profile, its school another one', async () => {
    expect(
      (await (await openScreen('/schools/a')).follow('Wisst ihr, wie der Schultag ist? Sagt es uns')).address,
    ).toBe('/schools/a/day')
    const own = await openScreen('/schools/a', { cookie: owner.cookie })
    expect((await own.follow('Schultag der Schule ausfüllen')).address).toBe('/account/schools/a/day')
  })

  test.each(['/schools/none/day', '/schools/closed/day'])('finds nothing at %s', async (path) => {
    await makeSchool({ id: 'closed', status: 'closed' }, { premium: false })
    expect((await openScreen(path)).status).toBe(404)
  })
})
