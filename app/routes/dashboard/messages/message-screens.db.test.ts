import { parse } from 'csv-parse/sync'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { removeAccounts, waitingMails } from '#app/features/accounts/testing/accounts.ts'
import { db } from '#db/client.ts'
import { makeSchool } from '../../testing/dashboard-school.ts'
import { faultOf } from '../../testing/fault-of.ts'
import { makePerson, type Person } from '../../testing/person.ts'
import { openScreen, type Screen } from '../../testing/render-screen.tsx'

const MARKUP = '<script>alert("Ada")</script>'

let person: Person
beforeEach(async () => {
  person = await makeSchool({ id: 'a', name: 'Schule am Park' })
})
afterEach(async () => {
  await db().deleteFrom('schools').execute()
  await removeAccounts()
})

const open = (path = '', cookie = person.cookie) => openScreen(`/dashboard/messages${path}`, { cookie })

/** Adds an enquiry to a school. @returns its id */
async function receive(
  given: Partial<Record<'name' | 'text' | 'locale' | 'phone' | 'school_id', string>> & { answered_at?: Date } = {},
) {
  const row = { school_id: 'a', name: 'Ada', email: 'ada@post.example', text: 'Gibt es noch Plätze?', locale: 'de' }
  const values = { ...row, privacy_version: '2026-11-21', ...given }
  return (await db().insertInto('enquiries').values(values).returning('id').executeTakeFirstOrThrow()).id
}
const names = (screen: Screen) => screen.main.queryAllByRole('heading', { level: 2 }).map((one) => one.textContent)

describe('the inbox', () => {
  test('says at first when messages come', async () => {
    const screen = await open()
    expect(screen.main.text).toContain('Noch keine Nachrichten')
    expect(screen.main.text).toContain('„Nachricht schreiben“, solange Sie Ihre Kontaktdaten zeigen')
    expect(screen.main.queryByRole('link', { name: 'Als Tabelle (CSV)' })).toBeNull()
  })

  test('has the newest first, with name, beginning, time and state', async () => {
    await receive({ name: 'Ada', text: 'Zuerst kam diese Frage.' })
    await receive({ name: 'Grace', text: 'Danach kam jene Frage.', locale: 'en', answered_at: new Date() })
    const screen = await open()
    expect(names(screen)).toEqual(['Grace', 'Ada'])
    const [grace, ada] = screen.main.getAllByRole('listitem').filter((item) => item.querySelector('h2'))
    expect(grace!.textContent).toMatch(/Danach kam.*Beantwortet$/)
    expect(ada!.textContent).toMatch(/Zuerst kam.*Offen$/)
    expect(grace!.querySelector('p')?.getAttribute('lang')).toBe('en')
  })

  test('takes neither name nor text for markup', async () => {
    await receive({ name: MARKUP, text: MARKUP })
    const screen = await open()
    expect(names(screen)).toEqual([MARKUP])
    expect(screen.html).not.toContain('<script>alert')
  })

  test('shows the beginning of a long message only', async () => {
    await receive({ text: `${'lang '.repeat(60)}ENDE` })
    expect((await open()).main.text).not.toContain('ENDE')
  })

  test('is filtered by state, with how many there are of each', async () => {
    await receive({ name: 'Offene' })
    await receive({ name: 'Erledigte', answered_at: new Date() })
    await receive({ name: 'Noch eine' })
    const all = await open()
    const filter = all.part('navigation', 'Nachrichten nach Status')
    expect(filter.getAllByRole('link').map((link) => link.textContent)).toEqual(['Alle3', 'Offen2', 'Beantwortet1'])
    expect(filter.getByRole('link', { current: 'page' }).textContent).toBe('Alle3')
    const answered = await filter.follow(/^Beantwortet/)
    expect([answered.address, names(answered)]).toEqual(['/dashboard/messages?state=answered', ['Erledigte']])
    expect(
      answered.part('navigation', 'Nachrichten nach Status').getByRole('link', { current: 'page' }).textContent,
    ).toBe('Beantwortet1')
    expect(names(await answered.follow(/^Offen/))).toEqual(['Noch eine', 'Offene'])
  })

  test('says so where a state has none', async () => {
    await receive()
    expect((await open('?state=answered')).main.text).toContain('Hier gibt es keine Nachrichten.')
  })

  test('has pages of twenty, and keeps the state while one leafs', async () => {
    for (let at = 1; at <= 25; at++) await receive({ name: `Person ${at}` })
    await receive({ name: 'Erledigte', answered_at: new Date() })
    const first = await open('?state=open')
    expect([names(first).length, names(first)[0]]).toEqual([20, 'Person 25'])
    const second = await first.follow('Ältere Nachrichten')
    expect(second.address).toMatch(/^\/dashboard\/messages\?state=open&before=/)
    expect(names(second)).toEqual(['Person 5', 'Person 4', 'Person 3', 'Person 2', 'Person 1'])
    expect(second.queryByRole('link', { name: 'Ältere Nachrichten' })).toBeNull()
    expect((await second.follow('Zu den neuesten')).address).toBe('/dashboard/messages?state=open')
  })

  test.each(['state=deleted', 'before=1', "before=' or 1=1", 'state=open&state=answered', 'before=%00'])(
    'an address that ends with ?%s shows a page of the inbox',
    async (query) => {
      await receive()
      expect([(await open(`?${query}`)).status, names(await open(`?${query}`))]).toEqual([200, ['Ada']])
    },
  )

  test('holds nothing of another school', async () => {
    await makeSchool({ id: 'b' })
    await receive({ name: 'Fremd', school_id: 'b' })
    expect((await open()).main.text).not.toContain('Fremd')
  })

  test('is downloaded as a table with all that was written, never as a formula', async () => {
    await receive({ name: '=HYPERLINK("https://evil.example")', text: 'Zeile 1\nZeile "2"', phone: '0221 1' })
    const link = (await open()).getByRole('link', { name: 'Als Tabelle (CSV)' })
    const { response } = await openScreen(link.getAttribute('href')!, { cookie: person.cookie })
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    const [row] = parse<Record<string, string>>(await response.text(), { columns: true, bom: true })
    expect(row).toMatchObject({
      email: 'ada@post.example',
      phone: '0221 1',
      language: 'de',
      message: 'Zeile 1\nZeile "2"',
    })
    expect(row!.name).not.toMatch(/^=/)
  })
})

describe('a message', () => {
  test('shows who wrote, what, when and to which school', async () => {
    const id = await receive({ text: `Guten Tag,\n${MARKUP}`, phone: '0221 123', locale: 'fr' })
    const screen = await (await open()).follow('Ada')
    expect(screen.address).toBe(`/dashboard/messages/${id}`)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Nachricht von Ada')
    const article = screen.part('article')
    expect(article.text).toContain('An Schule am Park')
    expect(article.text).toContain(`Guten Tag, ${MARKUP}`)
    expect(article.text).toContain('Telefon: 0221 123')
    expect(article.getByRole('link').getAttribute('href')).toBe('mailto:ada@post.example')
    expect(screen.html).not.toContain('<script>alert')
    expect(article.element.querySelector('[lang=fr]')?.textContent).toContain('Guten Tag')
  })

  test('without a telephone number has no line for it', async () => {
    expect((await open(`/${await receive()}`)).part('article').text).not.toContain('Telefon')
  })

  test('is answered once: the answer goes out, and shows instead of the form', async () => {
    const id = await receive()
    const screen = await open(`/${id}`)
    const hint = screen.getByLabelText('Ihre Antwort').ownerDocument.querySelector('[id$=-description]')
    expect(hint?.textContent).toContain(`Wir senden sie an ada@post.example. Ihre eigene Adresse ${person.email}`)
    const answered = await screen.send('Antwort senden', { 'Ihre Antwort': 'Ja, drei.\n<b>Kommen</b> Sie!' })
    expect([answered.address, answered.message]).toEqual([`/dashboard/messages/${id}`, 'message.answerSent'])
    expect(answered.part('article').text).toContain('Ja, drei. <b>Kommen</b> Sie!')
    expect(answered.part('article').getByRole('heading', { level: 2 }).textContent).toMatch(/^Ihre Antwort vom /)
    expect(answered.queryByRole('button', { name: 'Antwort senden' })).toBeNull()
    expect(answered.queryByRole('button', { name: /kennzeichnen/ })).toBeNull()
    expect((await waitingMails())[0]).toMatchObject({ template: 'message-answered', to: 'ada@post.example' })
  })

  test.each([
    ['nothing', ''],
    ['blanks', '   \n '],
  ])('is not answered with %s', async (_, text) => {
    const refused = await (await open(`/${await receive()}`)).send('Antwort senden', { 'Ihre Antwort': text })
    expect(refused.status).toBe(400)
    expect(faultOf(refused, 'Ihre Antwort').reason).toContain('mindestens 10 Zeichen')
    expect(await waitingMails()).toEqual([])
  })

  test('is not answered with more than it may be, and the text stays', async () => {
    const text = 'x'.repeat(5001)
    const refused = await (await open(`/${await receive()}`)).send('Antwort senden', { 'Ihre Antwort': text })
    expect([refused.status, faultOf(refused, 'Ihre Antwort')]).toEqual([
      400,
      { value: text, reason: 'Dieser Text ist zu lang.' },
    ])
  })

  test('that a colleague answered meanwhile is not answered twice', async () => {
    const id = await receive()
    const [mine, theirs] = [await open(`/${id}`), await open(`/${id}`)]
    await theirs.send('Antwort senden', { 'Ihre Antwort': 'Leider nein, es ist alles belegt.' })
    const late = await mine.send('Antwort senden', { 'Ihre Antwort': 'Ja, es gibt noch drei Plätze.' })
    expect(late.status).toBe(409)
    expect(late.part('article').text).toContain('Leider nein')
    expect((await waitingMails()).filter(({ template }) => template === 'message-answered')).toHaveLength(1)
  })

  test('is kept as answered by telephone, and opened again', async () => {
    const id = await receive()
    const done = await (await open(`/${id}`)).send('Als beantwortet kennzeichnen')
    expect([done.message, done.part('article').text]).toEqual([
      'message.enquiryDone',
      expect.stringContaining('Beantwortet'),
    ])
    // It may still be answered in writing.
    expect(done.getByRole('button', { name: 'Antwort senden' })).toBeTruthy()
    const again = await done.send('Wieder als offen kennzeichnen')
    expect([again.message, again.part('article').text]).toEqual([
      'message.enquiryReopened',
      expect.stringContaining('Offen'),
    ])
  })

  test('is deleted after a second look, for all who manage the profile', async () => {
    const id = await receive()
    const screen = await open(`/${id}`)
    const button = screen.getByRole('button', { name: 'Endgültig löschen', hidden: true })
    expect(button.closest('details')?.hasAttribute('open')).toBe(false)
    const gone = await screen.send(button)
    expect([gone.address, gone.message]).toEqual(['/dashboard/messages', 'message.enquiryDeleted'])
    expect((await open(`/${id}`)).status).toBe(404)
  })

  test('of a second premium school opens as well, whatever school somebody works on', async () => {
    await makeSchool({ id: 'b', name: 'Schule am Teich' }, { person })
    const id = await receive({ school_id: 'b' })
    expect((await open(`/${id}`)).part('article').text).toContain('An Schule am Teich')
  })

  test('of somebody else’s school is not there, neither to read nor to answer', async () => {
    await makeSchool({ id: 'b' })
    const theirs = await receive({ school_id: 'b' })
    expect((await open(`/${theirs}`)).status).toBe(404)
    const own = await open(`/${await receive()}`)
    const attack = await openScreen(`/dashboard/messages/${theirs}`, {
      cookie: person.cookie,
      form: { action: '', method: 'post', body: new URLSearchParams({ intent: 'delete' }) },
    })
    expect([own.status, attack.status]).toEqual([200, 404])
    expect(await db().selectFrom('enquiries').select('id').where('id', '=', theirs).execute()).toHaveLength(1)
  })

  test.each(['none', '%00', "1' or '1'='1", '01990000-0000-7000-8000-000000000001'])(
    'there is none at %s',
    async (id) => {
      expect((await open(`/${id}`)).status).toBe(404)
    },
  )
})

describe('the sidebar', () => {
  test('leads to each section, which marks itself', async () => {
    const screen = await open()
    const nav = (page: Screen) => page.part('complementary', 'Schulbereich').part('navigation')
    const links = nav(screen).getAllByRole('link')
    expect(links.length).toBeGreaterThan(10)
    for (const link of links.filter((one) => one.getAttribute('href')?.startsWith('/dashboard'))) {
      const page = await nav(screen).follow(link)
      expect([page.status, page.address]).toEqual([200, link.getAttribute('href')])
      expect(page.main.getAllByRole('heading', { level: 1 })).toHaveLength(1)
      expect(nav(page).getByRole('link', { current: 'page' }).getAttribute('href')).toBe(page.address)
    }
  })

  test('names the school that somebody works on, and changes it', async () => {
    await makeSchool({ id: 'b', name: 'Schule am Teich' }, { person })
    const screen = await open()
    const aside = screen.part('complementary', 'Schulbereich')
    expect(aside.text).toContain('Schule am Park')
    const stranger = await makePerson()
    expect((await open('', stranger.cookie)).address).toBe('/premium')
  })
})
