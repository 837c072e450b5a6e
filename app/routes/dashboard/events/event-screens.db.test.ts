import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { removeAccounts } from '#app/features/accounts/testing/accounts.ts'
import { MAX_EVENTS } from '#app/features/events/event-rules.ts'
import { writeDay } from '#app/i18n/typed-day.ts'
import { db } from '#db/client.ts'
import { makeSchool } from '../../testing/dashboard-school.ts'
import { faultOf } from '../../testing/fault-of.ts'
import { makePerson, type Person } from '../../testing/person.ts'
import { openScreen, type Screen } from '../../testing/render-screen.tsx'

const MARKUP = '<img src=x onerror=alert(1)>'

let person: Person
beforeEach(async () => {
  person = await makeSchool({ id: 'a', name: 'Schule am Park' })
})
afterEach(async () => {
  await db().deleteFrom('schools').execute()
  await removeAccounts()
})

const open = (path = '', cookie = person.cookie) => openScreen(`/dashboard/events${path}`, { cookie })
const titles = (screen: Screen, part: string) =>
  screen
    .part('region', part)
    .getAllByRole('heading', { level: 3 })
    .map((title) => title.textContent)
const hours = (count: number) => new Date(Date.now() + count * 3_600_000)

/** Adds an event to the database. @returns its id */
async function announce(
  title: string,
  from: number,
  to: number,
  given: { school_id?: string; language?: string } = {},
) {
  const row = { school_id: 'a', kind: 'other', title, language: 'de', starts_at: hours(from), ends_at: hours(to) }
  const event = db()
    .insertInto('school_events')
    .values({ ...row, ...given })
    .returning('id')
  return (await event.executeTakeFirstOrThrow()).id
}

/** Returns a day some days ahead, in the format of its field. */
const at = (days: number, time: string) =>
  writeDay(
    'de',
    `${hours(days * 24)
      .toISOString()
      .slice(0, 10)}T${time}`,
  )
const FILLED = {
  'Art des Termins': 'Tag der offenen Tür',
  Titel: 'Wir öffnen die Türen',
  Beginn: at(5, '10:00'),
  Ende: at(5, '13:00'),
  Ort: 'Aula',
  Beschreibung: 'Kommen Sie vorbei.\nEs gibt Kuchen.',
  'Webadresse zum Termin': 'https://park.example/tag',
  'Sprache von Titel und Beschreibung': 'Französisch',
}

describe('the list', () => {
  test('is empty at first and leads to the form', async () => {
    const screen = await open()
    expect([screen.title, screen.main.text]).toEqual(['Termine', expect.stringContaining('Keine kommenden Termine')])
    expect(screen.main.text).toContain('Höchstens 20 kommende Termine.')
    expect(screen.queryByRole('region', { name: 'Vergangene Termine' })).toBeNull()
    const form = await screen.follow('Termin eintragen')
    expect(form.getByRole('heading', { level: 1 }).textContent).toBe('Termin eintragen')
    expect((await form.follow('Alle Termine')).address).toBe('/dashboard/events')
  })

  test('has what comes in the order of time, and what is over below, the last first', async () => {
    await announce('Später', 48, 50)
    await announce('Läuft', -1, 1)
    await announce('Vorgestern', -50, -48)
    await announce('Gestern', -26, -24)
    const screen = await open()
    expect(titles(screen, 'Termine')).toEqual(['Läuft', 'Später'])
    expect(titles(screen, 'Vergangene Termine')).toEqual(['Gestern', 'Vorgestern'])
  })

  test('never takes a title for markup, and says its language where it is another', async () => {
    await announce(MARKUP, 1, 2, { language: 'fr' })
    await announce('Deutsch', 3, 4)
    const screen = await open()
    expect(titles(screen, 'Termine')).toEqual([MARKUP, 'Deutsch'])
    expect(screen.html).not.toContain('<img src=x')
    const heading = (name: string) => screen.getByRole('heading', { level: 3, name })
    expect([heading(MARKUP).getAttribute('lang'), heading('Deutsch').getAttribute('lang')]).toEqual(['fr', null])
  })

  test('holds nothing of other schools', async () => {
    await makeSchool({ id: 'b' })
    await announce('Fremd', 1, 2, { school_id: 'b' })
    expect((await open()).main.text).not.toContain('Fremd')
  })

  test('offers no further one when there are twenty to come', async () => {
    for (let count = 0; count < MAX_EVENTS; count++) await announce(`Termin ${count}`, 24 + count, 25 + count)
    await announce('Vorbei', -3, -2)
    const screen = await open()
    expect(screen.queryByRole('link', { name: 'Termin eintragen' })).toBeNull()
    const refused = await (await open('/new')).send('Termin speichern', FILLED)
    expect(refused.status).toBe(409)
    expect(refused.main.getByRole('alert').textContent).toBe('Mehr als 20 kommende Termine sind nicht möglich.')
    expect(faultOf(refused, 'Titel').value).toBe(FILLED.Titel)
  })
})

describe('a new event', () => {
  test('begins with the kind that schools need most, and the language of the country', async () => {
    const screen = await open('/new')
    const chosen = (label: string) => screen.getByLabelText<HTMLSelectElement>(label).selectedOptions[0]?.textContent
    expect(chosen('Art des Termins')).toBe('Tag der offenen Tür')
    expect(chosen('Sprache von Titel und Beschreibung')).toBe('Deutsch')
    expect(screen.main.text).toContain('Uhrzeiten gelten für den Ort der Schule (Europe/Berlin).')
  })

  test('is saved as it was written, and stands on the profile', async () => {
    const saved = await (await open('/new')).send('Termin speichern', FILLED)
    expect([saved.address, saved.message]).toEqual(['/dashboard/events', 'message.eventSaved'])
    expect(titles(saved, 'Termine')).toEqual([FILLED.Titel])
    expect(saved.part('region', 'Termine').text).toContain('Tag der offenen Tür')
    const profile = await openScreen('/schools/a')
    const event = profile.getByRole('heading', { name: FILLED.Titel })
    expect(event.closest('[lang]')?.getAttribute('lang')).toBe('fr')
    expect(profile.getByRole('link', { name: /Mehr dazu/ }).getAttribute('href')).toBe(FILLED['Webadresse zum Termin'])
  })

  test('times are those of the school’s place, in winter and in summer', async () => {
    await db().updateTable('schools').set({ country: 'GB' }).execute()
    await (await open('/new')).send('Termin speichern', { ...FILLED, Beginn: at(5, '10:00'), Ende: at(5, '11:00') })
    const { starts_at } = await db().selectFrom('school_events').select('starts_at').executeTakeFirstOrThrow()
    const local = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', timeStyle: 'short' }).format(starts_at)
    expect(local).toBe('10:00')
    expect((await open('/new')).main.text).toContain('(Europe/London)')
  })

  test.each([
    ['no title', { Titel: '' }, 'Titel', 'Bitte geben Sie dem Termin einen Titel mit mindestens 3 Zeichen.'],
    [
      'a title of blanks',
      { Titel: '  a  ' },
      'Titel',
      'Bitte geben Sie dem Termin einen Titel mit mindestens 3 Zeichen.',
    ],
    ['a title that is too long', { Titel: 'x'.repeat(121) }, 'Titel', 'Dieser Text ist zu lang.'],
    ['no beginning', { Beginn: '' }, 'Beginn', 'Bitte geben Sie Tag und Uhrzeit an.'],
    ['no end', { Ende: '' }, 'Ende', 'Bitte geben Sie Tag und Uhrzeit an.'],
    ['an end before its beginning', { Ende: at(4, '10:00') }, 'Ende', 'Das Ende muss nach dem Beginn liegen.'],
    ['an end at its beginning', { Ende: at(5, '10:00') }, 'Ende', 'Das Ende muss nach dem Beginn liegen.'],
    [
      'a time that is over',
      { Beginn: at(-5, '10:00'), Ende: at(-5, '11:00') },
      'Ende',
      'Dieser Termin ist schon vorbei.',
    ],
    ['a quarter of a year', { Ende: at(98, '10:00') }, 'Ende', 'Ein Termin dauert höchstens 92 Tage.'],
    [
      'a day in three years',
      { Beginn: at(1000, '10:00'), Ende: at(1000, '11:00') },
      'Beginn',
      'Bitte wählen Sie einen Tag in den nächsten zwei Jahren.',
    ],
    [
      'an address with a script',
      { 'Webadresse zum Termin': 'javascript:alert(1)' },
      'Webadresse zum Termin',
      /https:\/\//,
    ],
    ['a place that is too long', { Ort: 'x'.repeat(201) }, 'Ort', 'Dieser Text ist zu lang.'],
    ['a text that is too long', { Beschreibung: 'x'.repeat(1001) }, 'Beschreibung', 'Dieser Text ist zu lang.'],
  ])('with %s is refused beside the field, and everything else stays', async (_, typed, label, reason) => {
    const refused = await (await open('/new')).send('Termin speichern', { ...FILLED, ...typed })
    expect(refused.status).toBe(400)
    expect(faultOf(refused, label).reason).toEqual(expect.stringMatching(reason))
    for (const [other, value] of Object.entries({ ...FILLED, ...typed }))
      if (!/^(Art|Sprache)/.test(other)) expect([other, faultOf(refused, other).value]).toEqual([other, value])
    const kind = refused.getByLabelText<HTMLSelectElement>('Art des Termins')
    expect(kind.selectedOptions[0]?.textContent).toBe('Tag der offenen Tür')
    expect(await db().selectFrom('school_events').select('id').execute()).toEqual([])
  })
})

describe('an event', () => {
  test('opens in its form with what was written, times as they were typed', async () => {
    await (await open('/new')).send('Termin speichern', FILLED)
    const form = await (await open()).follow(FILLED.Titel)
    for (const label of ['Titel', 'Beginn', 'Ende', 'Ort', 'Beschreibung', 'Webadresse zum Termin'] as const)
      expect([label, faultOf(form, label).value]).toEqual([label, FILLED[label]])
    const language = form.getByLabelText<HTMLSelectElement>('Sprache von Titel und Beschreibung')
    expect(language.selectedOptions[0]?.textContent).toBe('Französisch')
  })

  test('is changed, and changed again with what it says now', async () => {
    const id = await announce('Alt', 24, 26)
    const once = await (await open(`/${id}`)).send('Termin speichern', { Titel: 'Neu' })
    expect([once.message, titles(once, 'Termine')]).toEqual(['message.eventSaved', ['Neu']])
    const twice = await (await open(`/${id}`)).send('Termin speichern', { Titel: 'Neuer' })
    expect(titles(twice, 'Termine')).toEqual(['Neuer'])
  })

  test('that somebody else changed meanwhile is not overwritten, and what was typed stays', async () => {
    const id = await announce('Alt', 24, 26)
    const form = await open(`/${id}`)
    await (await open(`/${id}`)).send('Termin speichern', { Titel: 'Von anderen' })
    const refused = await form.send('Termin speichern', { Titel: 'Von mir' })
    expect(refused.status).toBe(409)
    expect(refused.main.getByRole('alert').textContent).toContain('Jemand anderes hat das inzwischen geändert.')
    expect(faultOf(refused, 'Titel').value).toBe('Von mir')
    expect(titles(await open(), 'Termine')).toEqual(['Von anderen'])
  })

  test('is taken back after a second look', async () => {
    const id = await announce('Weg', 24, 26)
    const form = await open(`/${id}`)
    const button = form.getByRole('button', { name: 'Endgültig löschen', hidden: true })
    expect(button.closest('details')?.hasAttribute('open')).toBe(false)
    const gone = await form.send(button)
    expect([gone.address, gone.message]).toEqual(['/dashboard/events', 'message.eventDeleted'])
    expect(gone.main.text).not.toContain('Weg')
    expect((await open(`/${id}`)).status).toBe(404)
  })

  test.each(['none', "1'--", '01990000-0000-7000-8000-000000000001', '%00'])('there is none at %s', async (id) => {
    expect((await open(`/${id}`)).status).toBe(404)
  })

  test('of another school is not there, and its form changes nothing', async () => {
    await makeSchool({ id: 'b' })
    const theirs = await announce('Fremd', 24, 26, { school_id: 'b' })
    expect((await open(`/${theirs}`)).status).toBe(404)
    const form = await open(`/${await announce('Eigen', 24, 26)}`)
    const field = form.element.querySelector<HTMLInputElement>('main input[name=schoolId]')!
    field.value = 'b'
    const refused = await form.send('Termin speichern', { Titel: 'Angriff' })
    expect(refused.status).toBe(404)
    const events = db().selectFrom('school_events').select('title').orderBy('title')
    expect((await events.execute()).map(({ title }) => title)).toEqual(['Eigen', 'Fremd'])
  })
})

describe('the way in', () => {
  test('an editor may do what the main contact may', async () => {
    const editor = await makePerson()
    await db().insertInto('school_members').values({ school_id: 'a', user_id: editor.id, role: 'editor' }).execute()
    const saved = await (await open('/new', editor.cookie)).send('Termin speichern', FILLED)
    expect(saved.message).toBe('message.eventSaved')
  })

  test.each([
    ['signed out', async () => '', 'message.unauthorized'],
    ['without a school', async () => (await makePerson()).cookie, 'message.premiumRequired'],
    [
      'of a school without premium',
      async () => (await makeSchool({ id: 'free' }, { premium: false })).cookie,
      'message.premiumRequired',
    ],
  ])('somebody %s is led to where premium is explained, with the reason', async (_, cookie, message) => {
    const screen = await open('', (await cookie()) || 'none=1')
    expect([screen.address, screen.message]).toEqual(['/premium', message])
  })

  test('a form that is sent after premium ended changes nothing', async () => {
    const form = await open('/new')
    await db().deleteFrom('premium_grants').execute()
    const screen = await form.send('Termin speichern', FILLED)
    expect([screen.address, screen.message]).toEqual(['/premium', 'message.premiumRequired'])
    expect(await db().selectFrom('school_events').select('id').execute()).toEqual([])
  })

  test('in English the list and the form are English', async () => {
    await announce('Fest', 24, 26)
    const screen = await openScreen('/en/dashboard/events', { cookie: person.cookie })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Events')
    const form = await screen.follow('Fest')
    expect(form.address).toMatch(/^\/en\/dashboard\/events\//)
    const saved = await form.send('Save event', { Title: 'Party' })
    expect([saved.address, saved.message]).toEqual(['/en/dashboard/events', 'message.eventSaved'])
  })
})
