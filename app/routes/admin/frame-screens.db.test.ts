import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { removeAccounts, waitingMails } from '#app/features/accounts/testing/accounts.ts'
import {
  addClaim,
  addCorrection,
  addOneOfEach,
  addReport,
  addReview,
  addSchool,
  addTicket,
} from '#app/features/moderation/cases/testing/waiting-cases.ts'
import { makeContact, removeTickets } from '#app/features/support/testing/tickets.ts'
import { db } from '#db/client.ts'
import { faultOf } from '../testing/fault-of.ts'
import { makePerson, type Person } from '../testing/person.ts'
import { openScreen, type Screen } from '../testing/render-screen.tsx'
import { factsOf, headingsOf, linksOf } from '../testing/rows-of.ts'
import { makeStaff } from '../testing/staff.ts'

const MARKUP = '<img src=x onerror=alert(1)>'
let moderator: Person
beforeEach(async () => {
  await addSchool()
  moderator = await makeStaff('moderator', 'Mary')
})
afterEach(async () => {
  await removeTickets()
  for (const table of ['reports', 'evidence', 'reports', 'appeals', 'disputes', 'school_claims'])
    await sql`delete from ${sql.table(table)}`.execute(db())
  await sql`delete from schools`.execute(db())
  await removeAccounts()
})

const open = (address = '', cookie = moderator.cookie) => openScreen(`/admin${address}`, { cookie })
/** Returns the headings of the waiting items, in the order of the list. */
const waiting = ({ main }: Screen) =>
  [...main.element.querySelectorAll('ol > li')].map(({ textContent }) => textContent!)

describe('the work queue', () => {
  test('is empty in words, and has nothing to begin with', async () => {
    const screen = await open()
    expect(headingsOf(screen.main)).toEqual(['# Arbeitsliste', expect.stringMatching(/^## /)])
    expect(screen.queryByRole('link', { name: 'Mit dem Ersten beginnen' })).toBeNull()
  })

  test('holds one of each kind, what is due first on top, and counts them', async () => {
    await addOneOfEach()
    const screen = await open()
    expect(waiting(screen)).toHaveLength(10)
    expect(waiting(screen)[0]).toContain('Schule am See')
  })

  test('is narrowed to a kind, and what is chosen is marked', async () => {
    await addReview('pending')
    await addClaim(3)
    await addCorrection(2)
    const all = await open()
    expect(waiting(all)).toHaveLength(3)
    const claims = await all.main.follow(/^Anträge ?1$/)
    expect(claims.address).toBe('/admin?kind=claim')
    expect(waiting(claims)).toHaveLength(1)
    expect(waiting(claims)[0]).toContain('mit Code bestätigt')
    const marked = [...claims.main.element.querySelectorAll('[aria-current=page]')].map(
      ({ textContent }) => textContent,
    )
    expect(marked.at(-1)).toMatch(/^Anträge/)
    expect(linksOf(claims.main)['Mit dem Ersten beginnen']).toBe('/admin/next?kind=claim')
  })

  test('says what is late in words', async () => {
    await addReview('pending', 100)
    await addReview('pending', 1)
    const [late, early] = waiting(await open())
    expect(late).toMatch(/überfällig|Überfällig|seit/i)
    expect(early).not.toBe(late)
  })

  test('shows what people wrote as text', async () => {
    const id = await addReview('pending')
    await db()
      .updateTable('reviews')
      .set({ comment: `${MARKUP} Die Schule ist sehr gut geführt.` })
      .where('id', '=', id)
      .execute()
    const screen = await open()
    expect(waiting(screen)[0]).toContain(MARKUP)
    expect(screen.html).not.toContain(MARKUP)
  })

  test('begins with the first and leads to its case', async () => {
    const id = await addReview('pending')
    const first = await (await open()).main.follow('Mit dem Ersten beginnen')
    expect(first.address).toContain(`/admin/reviews/${id}`)
  })

  test('"mine" holds only what one has in hand', async () => {
    const id = await addReview('pending')
    await addReview('pending')
    const taken = await (await open(`/reviews/${id}`)).main.send('Bearbeitung übernehmen')
    expect(taken.main.text).toContain('In Arbeit bei Ihnen')
    const mine = await (await open()).main.follow('Meine')
    expect(waiting(mine)).toHaveLength(1)
    expect(waiting(mine)[0]).toContain('In Arbeit bei Ihnen')
    expect(mine.queryByRole('link', { name: 'Mit dem Ersten beginnen' })).toBeNull()
    const other = await makeStaff('moderator', 'Other')
    expect(waiting(await open('?mine=yes', other.cookie))).toEqual([])
    expect(waiting(await open('', other.cookie)).join()).toContain('In Arbeit: Mary, seit')
  })

  test('goes on page by page', async () => {
    await sql`insert into reviews (school_id, author_name, rating, comment, relation, language, status)
      select 'a', 'x', 3, repeat('Die Schule ist gut. ', 4), 'parent', 'de', 'pending' from generate_series(1, 30)`.execute(
      db(),
    )
    const first = await open()
    const next = first.main.element.querySelector<HTMLElement>('[rel=next]')
    expect(waiting(first).length).toBeLessThan(30)
    const second = await first.main.follow(next!)
    expect(waiting(first).length + waiting(second).length).toBe(30)
    expect((await second.main.follow('Zum Anfang der Liste')).address).toBe('/admin')
  })

  test.each(['kind=everything', 'after=x', "after=1~'", 'mine=1', 'kind=review&kind=claim'])(
    '%s shows a list',
    async (query) => {
      await addReview('pending')
      const screen = await open(`?${query}`)
      expect([screen.status, waiting(screen).length]).toEqual([200, 1])
    },
  )

  test('is for the team alone', async () => {
    expect((await open('', '')).address).toMatch(/^\/auth/)
    expect((await open('', (await makePerson()).cookie)).status).toBe(404)
    expect((await open('', (await makePerson({ role: 'moderator' })).cookie)).address).toBe('/account/security')
  })
})

describe('the navigation of the team', () => {
  const navigation = (screen: Screen) =>
    screen.main.element.ownerDocument.querySelector<HTMLElement>('aside nav') ?? screen.main.element
  const sections = (screen: Screen) => Object.values(linksOf({ element: navigation(screen) }))

  test('names for moderators only what they may open', async () => {
    const shown = sections(await open())
    expect(shown).toEqual(['/admin', '/admin/tickets', '/admin/reasons', '/admin/figures'])
    for (const address of shown) expect((await openScreen(address, { cookie: moderator.cookie })).status).toBe(200)
  })

  test('names for admins every section, and each of them opens', async () => {
    const { cookie } = await makeStaff('admin')
    const shown = sections(await open('', cookie))
    expect(shown.length).toBe(17)
    for (const address of shown) {
      const screen = await openScreen(address, { cookie })
      expect([address, screen.status]).toEqual([address, 200])
      expect(navigation(screen).querySelector('[aria-current=page]')!.getAttribute('href')).toBe(address)
      expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
    }
  })

  test('keeps the language of the page', async () => {
    const screen = await openScreen('/es/admin', { cookie: moderator.cookie })
    expect(sections(screen)).toEqual(expect.arrayContaining(['/es/admin', '/es/admin/tickets', '/es/admin/figures']))
  })
})

describe('messages to the team', () => {
  test('an empty list says so', async () => {
    expect(headingsOf((await open('/tickets')).main)).toEqual(['# Nachrichten ans Team', '## Alles erledigt'])
  })

  test('are listed by number and sender, late ones marked', async () => {
    await makeContact({ name: `Ada ${MARKUP}` })
    await addTicket(-3)
    const screen = await open('/tickets')
    const [late, fresh] = waiting(screen)
    expect(late).toContain('Überfällig')
    expect(fresh).not.toContain('Überfällig')
    expect(fresh).toContain(`Ada ${MARKUP}`)
    expect(screen.html).not.toContain(MARKUP)
  })

  test('are narrowed by state and way', async () => {
    await makeContact()
    const closed = await (await open('/tickets')).main.send('Anzeigen', { Kanal: 'Kontaktformular' })
    expect(waiting(closed)).toHaveLength(1)
    const phone = await open('/tickets?kind=phone')
    expect(waiting(phone)).toEqual([])
    expect(faultOf(phone.main, 'Kanal').value).toBe('phone')
    expect(waiting(await open('/tickets?state=closed'))).toEqual([])
    expect(waiting(await open('/tickets?state=x&kind=y&after=z'))).toHaveLength(1)
  })

  const openTicket = async () => {
    const ticket = await makeContact({
      name: 'Ada Lovelace',
      phone: '0221 1',
      message: `Guten Tag ${MARKUP}\nZweite Zeile`,
    })
    const screen = await open(`/tickets/${ticket.id}`)
    return { ticket, screen, taken: await screen.main.send('Bearbeitung übernehmen') }
  }

  test('open with all that is needed to answer', async () => {
    const { ticket, screen } = await openTicket()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain(String(ticket.number))
    const sender = screen.part('region', 'Wer geschrieben hat')
    expect(factsOf(sender)).toMatchObject({
      Name: 'Ada Lovelace',
      'E-Mail-Adresse': 'ada@post.example',
      Rückruf: '0221 1',
      Sprache: 'Französisch',
      Konto: 'Ohne Konto',
      Einwilligung: expect.stringMatching(/^Fassung vom .*, erteilt am /),
    })
    expect(linksOf(sender)).toEqual({ 'ada@post.example': 'mailto:ada@post.example' })
    expect(screen.main.text).toContain(`Guten Tag ${MARKUP} Zweite Zeile`)
    expect(screen.html).not.toContain(MARKUP)
  })

  test('are answered by mail, and the answer is in the history', async () => {
    const { taken } = await openTicket()
    const done = await taken
      .part('region', 'Antworten')
      .send(/^Antwort senden/, { 'Ihre Antwort': `Liebe Ada, ja. ${MARKUP}` })
    expect(done.message).toBe('message.ticketSettled')
    const mails = await waitingMails()
    expect(
      mails.some(({ to, props }) => to === 'ada@post.example' && JSON.stringify(props).includes('Liebe Ada')),
    ).toBe(true)
    expect(done.main.text).toContain('für das Team')
    expect(done.html).not.toContain(MARKUP)
  })

  test('an empty answer is refused beside its field and sends nothing', async () => {
    const { taken } = await openTicket()
    const before = (await waitingMails()).length
    const refused = await taken.part('region', 'Antworten').send(/^Antwort senden/, { 'Ihre Antwort': ' \n ' })
    expect(refused.status).toBe(400)
    expect(faultOf(refused.part('region', 'Antworten'), 'Ihre Antwort').reason).toBeTruthy()
    expect(await waitingMails()).toHaveLength(before)
  })

  test('a note stays with the team', async () => {
    const { taken } = await openTicket()
    const before = (await waitingMails()).length
    const done = await taken.main.send('Notiz speichern', { Notiz: 'Ruft gern mehrmals an.' })
    expect(done.message).toBe('message.ticketNoted')
    expect(done.main.text).toMatch(/Notiz von .* Ruft gern mehrmals an\./)
    expect(await waitingMails()).toHaveLength(before)
  })

  test('are closed without an answer and opened again', async () => {
    const { ticket, taken } = await openTicket()
    const closed = await taken.main.send('Ohne Antwort schließen')
    expect(closed.message).toBe('message.ticketSettled')
    const again = await open(`/tickets/${ticket.id}`)
    const reopened = await again.main.send('Wieder öffnen')
    expect(reopened.main.text).toContain('Fällig')
  })

  test('of two simultaneous answers the later one is refused, and the text typed stays', async () => {
    const { ticket, taken } = await openTicket()
    await taken.part('region', 'Antworten').send(/^Antwort senden/, { 'Ihre Antwort': 'Die erste Antwort.' })
    const late = await taken
      .part('region', 'Antworten')
      .send(/^Antwort senden/, { 'Ihre Antwort': 'Die zweite Antwort.' })
    expect(late.status).toBe(409)
    expect(late.part('region', 'Verlauf').text).not.toContain('Die zweite Antwort.')
    expect(late.main.element.innerHTML).toContain('Die zweite Antwort.')
    const { rows } =
      await sql`select 1 from ticket_messages where ticket_id = ${ticket.id} and author = 'team'`.execute(db())
    expect(rows).toHaveLength(1)
  })

  test('another team member can read, but not answer, a locked ticket', async () => {
    const { ticket } = await openTicket()
    const other = await makeStaff('moderator', 'Other')
    const screen = await open(`/tickets/${ticket.id}`, other.cookie)
    expect(screen.main.text).toContain('Mary arbeitet daran seit')
    expect(screen.main.text).toContain('Hier lässt sich alles lesen, aber nichts entscheiden.')
    const own = await screen.main.send('Übernehmen')
    expect(own.main.text).toContain('In Arbeit bei Ihnen')
    expect((await open(`/tickets/${ticket.id}`)).main.text).toContain('Other arbeitet daran seit')
  })

  test('that never came are not found', async () => {
    for (const id of [crypto.randomUUID(), 'x', '%27']) expect((await open(`/tickets/${id}`)).status).toBe(404)
  })
})

describe('a case with a report', () => {
  test('says who may decide, and shows the forms only with a lock', async () => {
    const id = await addReview('published')
    await addReport(id, 3)
    const screen = await open(`/reviews/${id}`)
    expect(screen.main.text).toContain('Niemand arbeitet gerade daran.')
    expect(screen.main.text).toContain('Das stimmt nicht.')
    const taken = await screen.main.send('Bearbeitung übernehmen')
    expect(taken.main.text).toContain('In Arbeit bei Ihnen')
    const back = await taken.main.send('Zurückgeben')
    expect([back.status, (await open(`/reviews/${id}`)).main.text]).toEqual([
      200,
      expect.stringContaining('Niemand arbeitet gerade daran.'),
    ])
  })

  test('is not found under an id that is none', async () => {
    for (const id of ['x', crypto.randomUUID(), "1'"]) expect((await open(`/reviews/${id}`)).status).toBe(404)
  })
})
