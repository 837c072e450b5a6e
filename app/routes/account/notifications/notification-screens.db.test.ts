import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { unsubscribeAddress } from '#app/features/accounts/me/unsubscribe.server.ts'
import { removeAccounts } from '#app/features/accounts/testing/accounts.ts'
import type { NotificationKind, NotificationProps } from '#app/features/notifications/notification.ts'
import { db } from '#db/client.ts'
import { schoolRow } from '#db/testing/factories.ts'
import { makePerson, type Person } from '../../testing/person.ts'
import { openScreen } from '../../testing/render-screen.tsx'

const MARKUP = '<b onclick=alert(1)>Schule</b>'

let person: Person
beforeEach(async () => {
  person = await makePerson()
})
afterEach(async () => {
  await removeAccounts()
  await db().deleteFrom('schools').execute()
  await db().deleteFrom('system_updates').execute()
})

const open = (address = '/account/news', cookie = person.cookie) => openScreen(address, { cookie })

/** Notifies the person, as `notify` does. @returns the entry's id */
async function notify<Kind extends NotificationKind>(
  kind: Kind,
  props: NotificationProps[Kind],
  given: { path?: string; school_id?: string; update_id?: string; created_at?: Date; user_id?: string } = {},
) {
  const row = { user_id: person.id, kind, props: JSON.stringify(props), path: '/help', ...given }
  const { id } = await db().insertInto('notifications').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}
const isRead = async (id: string) =>
  (await db().selectFrom('notifications').select('read_at').where('id', '=', id).executeTakeFirstOrThrow()).read_at !==
  null

describe('the list', () => {
  test('explains itself while it is empty', async () => {
    const screen = await open()
    expect(screen.main.getByRole('heading', { level: 2 }).textContent).toBe('Noch nichts Neues')
    expect(screen.queryByRole('button', { name: 'Alles als gelesen markieren' })).toBeNull()
    expect((await screen.follow('Benachrichtigungen anpassen')).address).toBe('/account/notifications')
  })

  test.each<[string, NotificationKind, object, string]>([
    ['de', 'review', { school: 'Parkschule' }, '1 neue Bewertung: Parkschule'],
    ['de', 'review', { school: 'Parkschule', count: 3, day: '2026-11-01' }, '3 neue Bewertungen: Parkschule'],
    ['de', 'message', { school: 'Parkschule' }, 'Neue Nachricht: Parkschule'],
    ['de', 'ticket', { number: 10_001 }, 'Antwort auf Anfrage 10001'],
    ['de', 'saved_search', { name: 'Musik', count: 1234 }, 'Neue Treffer für „Musik“: 1.234'],
    ['en', 'saved_search', { name: 'Musik', count: 1234 }, '1,234'],
    ['en', 'ticket', { number: 10_001 }, '10001'],
  ])('in %s tells of a %s in one sentence that leads on', async (locale, kind, props, sentence) => {
    const id = await notify(kind, props as never)
    const screen = await open(locale === 'de' ? undefined : `/${locale}/account/news`)
    const link = screen.main.getByRole('link', { name: new RegExp(sentence.replace('.', '\\.')) })
    expect(link.getAttribute('href')).toBe(`${locale === 'de' ? '' : `/${locale}`}/account/news/${id}`)
  })

  test('shows a name with markup as it was given', async () => {
    await notify('message', { school: MARKUP })
    const screen = await open()
    expect(screen.main.text).toContain(`Neue Nachricht: ${MARKUP}`)
    expect(screen.html).not.toContain('<b onclick')
  })

  test('has the newest first, twenty on a page, and leads to the older ones and back', async () => {
    for (let number = 1; number <= 45; number++) await notify('ticket', { number })
    const numbers = (screen: Awaited<ReturnType<typeof open>>) =>
      [...screen.main.text.matchAll(/Antwort auf Anfrage (\d+) \d/g)].map(([, number]) => Number(number))
    const first = await open()
    expect(numbers(first)).toEqual(Array.from({ length: 20 }, (_, at) => 45 - at))
    expect(first.queryByRole('link', { name: 'Zu den neuesten' })).toBeNull()
    const second = await first.follow('Ältere')
    expect(numbers(second)).toEqual(Array.from({ length: 20 }, (_, at) => 25 - at))
    const third = await second.follow('Ältere')
    expect(numbers(third)).toEqual([5, 4, 3, 2, 1])
    expect(third.queryByRole('link', { name: 'Ältere' })).toBeNull()
    expect(numbers(await third.follow('Zu den neuesten'))).toEqual(numbers(first))
  })

  test.each(['x', '0', "1' or '1'='1", '%00', '-5', '99999999999999999999999'])(
    'an address that ends with before=%s shows the newest',
    async (before) => {
      await notify('ticket', { number: 7 })
      const screen = await open(`/account/news?before=${before}`)
      expect([screen.status, screen.main.text]).toEqual([200, expect.stringContaining('Antwort auf Anfrage 7')])
    },
  )

  test('contains nothing of other people', async () => {
    const other = await makePerson()
    await notify('ticket', { number: 4711 }, { user_id: other.id })
    expect((await open()).main.text).not.toContain('4711')
  })

  test('gives the day alone for reviews, and the minute for the rest', async () => {
    const created_at = new Date('2026-11-03T10:15:00Z')
    await notify('review', { school: 'A' }, { created_at })
    await notify('ticket', { number: 1 }, { created_at })
    const times = (await open()).main.getAllByRole('time').map((time) => time.getAttribute('datetime'))
    expect(times).toEqual([created_at.toISOString(), '2026-11-03'])
  })

  test('shows news of the product in the language of the page', async () => {
    const text = (of: string) => ({ title: `Titel ${of}`, text: `Zeile eins ${of}\nZeile zwei` })
    const texts = Object.fromEntries(['de', 'en', 'fr', 'es', 'it'].map((one) => [one, text(one)]))
    const { id } = await db()
      .insertInto('system_updates')
      .values({ texts: JSON.stringify(texts) })
      .returning('id')
      .executeTakeFirstOrThrow()
    await notify('update', {}, { update_id: id, path: '' })
    for (const locale of ['de', 'fr']) {
      const screen = await open(locale === 'de' ? undefined : '/fr/account/news')
      expect(screen.main.text).toContain(`Titel ${locale}`)
      expect(screen.main.text).toContain(`Zeile eins ${locale} Zeile zwei`)
      // It has no page to link to.
      expect(screen.main.queryByRole('link', { name: /Titel/ })).toBeNull()
    }
  })
})

describe('reading', () => {
  test('the bell at the top counts what is unread, until it is read', async () => {
    const ids = [await notify('ticket', { number: 1 }), await notify('ticket', { number: 2 })]
    const screen = await open()
    expect(screen.getAllByRole('link', { name: /Neuigkeiten/ })[0]?.textContent).toContain('2')
    expect(screen.main.text.match(/Ungelesen:/g)).toHaveLength(2)
    const one = await screen.main.send('Als gelesen markieren: Antwort auf Anfrage 2')
    expect(await Promise.all(ids.map(isRead))).toEqual([false, true])
    expect(one.main.text.match(/Ungelesen:/g)).toHaveLength(1)
    const none = await one.main.send('Alles als gelesen markieren')
    expect(none.main.text).not.toContain('Ungelesen:')
    expect(none.queryByRole('button', { name: 'Alles als gelesen markieren' })).toBeNull()
  })

  test('on an older page comes back to that page', async () => {
    for (let number = 1; number <= 21; number++) await notify('ticket', { number })
    const older = await (await open()).follow('Ältere')
    const read = await older.main.send('Als gelesen markieren: Antwort auf Anfrage 1')
    expect(read.address).toBe(older.address)
    expect(read.main.text).toContain('Antwort auf Anfrage 1')
  })

  test('of another person’s entry does nothing', async () => {
    const other = await makePerson()
    const id = await notify('ticket', { number: 1 }, { user_id: other.id })
    await notify('ticket', { number: 2 })
    const screen = await open()
    screen.element.querySelector<HTMLInputElement>('input[name=id]')!.value = id
    await screen.main.send('Als gelesen markieren: Antwort auf Anfrage 2')
    expect(await isRead(id)).toBe(false)
  })

  test('an entry is read by following it', async () => {
    const id = await notify('ticket', { number: 1 }, { path: '/help' })
    const page = await (await open()).main.follow(/Antwort auf Anfrage 1/)
    expect([page.address, page.status, await isRead(id)]).toEqual(['/help', 200, true])
  })

  test('an entry keeps the language of its reader', async () => {
    const id = await notify('ticket', { number: 1 }, { path: '/help' })
    expect((await open(`/it/account/news/${id}`)).address).toBe('/it/help')
  })

  test('one about a school that the person runs makes it the school of the dashboard', async () => {
    for (const id of ['a', 'b']) {
      await db()
        .insertInto('schools')
        .values(schoolRow({ id, name: `Schule ${id}` }))
        .execute()
      await db().insertInto('school_members').values({ school_id: id, user_id: person.id, role: 'owner' }).execute()
      await db().insertInto('premium_grants').values({ school_id: id, reason: 'test' }).execute()
    }
    for (const id of ['b', 'a']) {
      const entry = await notify('message', { school: id }, { school_id: id, path: '/dashboard/messages' })
      const page = await open(`/account/news/${entry}`)
      expect([page.address, page.part('complementary', 'Schulbereich').text]).toEqual([
        '/dashboard/messages',
        expect.stringContaining(`Schule ${id}`),
      ])
    }
  })

  test.each(['none', '1 or 1=1', '%00', '9223372036854775808'])('an entry %s leads to the list', async (id) => {
    expect((await open(`/account/news/${id}`)).address).toBe('/account/news')
  })

  test('another person’s entry leads to one’s own list and stays unread', async () => {
    const other = await makePerson()
    const id = await notify('ticket', { number: 1 }, { user_id: other.id, path: '/help' })
    expect((await open(`/account/news/${id}`)).address).toBe('/account/news')
    expect(await isRead(id)).toBe(false)
  })
})

describe('the choice of notifications', () => {
  const SWITCHES = [
    ['Neue Bewertungen per E-Mail', true],
    ['Neue Nachrichten per E-Mail', true],
    ['Aufrufe der Schulprofile, montags per E-Mail', false],
    ['Neuigkeiten zu Aulario in den Benachrichtigungen', false],
    ['Neuigkeiten zu Aulario per E-Mail', false],
  ] as const
  const state = (screen: Awaited<ReturnType<typeof open>>) =>
    screen.main.getAllByRole<HTMLInputElement>('switch').map(({ checked }) => checked)

  test('has named switches, in their default state', async () => {
    const screen = await open('/account/notifications')
    for (const [name, on] of SWITCHES)
      expect([name, screen.main.getByRole<HTMLInputElement>('switch', { name }).checked]).toEqual([name, on])
  })

  test('is saved as it was switched, each separately', async () => {
    const screen = await open('/account/notifications')
    const saved = await screen.main.send('Einstellungen speichern', {
      'Neue Bewertungen per E-Mail': false,
      'Neuigkeiten zu Aulario in den Benachrichtigungen': true,
    })
    expect([saved.address, saved.message]).toEqual(['/account/notifications', 'message.notificationsSaved'])
    expect(state(saved)).toEqual([false, true, true, false, true, false])
    const none = await saved.main.send('Einstellungen speichern', {
      'Neue Nachrichten per E-Mail': false,
      'Neuigkeiten zu Aulario in den Benachrichtigungen': false,
      'Neuigkeiten zu Aulario per E-Mail': false,
    })
    expect(state(none)).toEqual([false, false, true, false, false, false])
  })

  test('is one person’s own', async () => {
    const other = await makePerson()
    await (await open('/account/notifications')).main.send('Einstellungen speichern', {
      'Neue Bewertungen per E-Mail': false,
    })
    expect(state(await open('/account/notifications', other.cookie))).toEqual([true, true, true, false, false, false])
  })

  test('the link at the end of a mail switches its kind off without signing in', async () => {
    const { pathname, search } = new URL(unsubscribeAddress(person.id, 'email.message', 'de'))
    const asked = await openScreen(pathname + search)
    expect(asked.main.text).toContain('Neue Nachrichten per E-Mail')
    const done = await asked.send('Diese E-Mails abbestellen')
    expect(done.part('status').text).toBe(
      'Abbestellt: Neue Nachrichten per E-Mail. In deinem Konto kannst du das jederzeit ändern.',
    )
    expect(state(await open('/account/notifications'))).toEqual([true, false, true, false, false, false])
  })

  test('a link that is none of ours says so and offers no button', async () => {
    const screen = await openScreen(`/auth/unsubscribe?token=${person.id}.email.review.x`)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Dieser Link gilt nicht mehr')
    expect(screen.main.queryByRole('button')).toBeNull()
    expect(screen.getByRole('link', { name: 'Benachrichtigungen' }).getAttribute('href')).toBe('/account/notifications')
  })
})
