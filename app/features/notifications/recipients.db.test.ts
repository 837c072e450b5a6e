import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { saveNotifications } from '#app/features/accounts/me/notifications.server.ts'
import { makeAccount, removeAccounts, waitingMails } from '#app/features/accounts/testing/accounts.ts'
import { db } from '#db/client.ts'
import { schoolRow } from '#db/testing/factories.ts'
import { findRecipients, mailEntries, type Recipients } from './notify.server.ts'

const LETTER = { name: 'Ada', email: 'ada@post.example', phone: '', text: 'Gibt es noch Plätze?' }
const HOUR_MS = 3_600_000

let people: { id: string; email: string }[]
beforeEach(async () => {
  people = [await makeAccount(), await makeAccount(), await makeAccount()]
  await db()
    .insertInto('schools')
    .values(['a', 'b'].map((id) => schoolRow({ id })))
    .execute()
  for (const [at, { id }] of people.entries())
    await db()
      .insertInto('school_members')
      .values({ school_id: at < 2 ? 'a' : 'b', user_id: id, role: at === 0 ? 'owner' : 'editor' })
      .execute()
})
afterEach(async () => {
  await db().deleteFrom('schools').execute()
  await removeAccounts()
})

const find = (to: Recipients) =>
  db()
    .transaction()
    .execute((trx) => findRecipients(trx, to))
const ids = async (to: Recipients) => (await find(to)).map(({ id }) => id).sort()
const change = (at: number, given: object) =>
  db().updateTable('users').set(given).where('id', '=', people[at]!.id).execute()

describe('who is told', () => {
  test('of a school: all who manage its profile, whatever their role, and nobody of another', async () => {
    expect(await ids({ schoolId: 'a' })).toEqual([people[0]!.id, people[1]!.id].sort())
    expect(await ids({ schoolId: 'b' })).toEqual([people[2]!.id])
    expect(await ids({ schoolId: 'none' })).toEqual([])
  })

  test('one person, with address and language', async () => {
    await change(0, { locale: 'it' })
    expect(await find({ userId: people[0]!.id })).toEqual([{ ...people[0], locale: 'it' }])
    expect(await find({ userId: crypto.randomUUID() })).toEqual([])
  })

  test.each([
    ['locked', { suspended_at: new Date() }, 1],
    ['locked for an hour', { suspended_at: new Date(), suspended_until: new Date(Date.now() + HOUR_MS) }, 1],
    ['locked until an hour ago', { suspended_at: new Date(0), suspended_until: new Date(Date.now() - HOUR_MS) }, 2],
    ['about to be erased', { erase_after: new Date(Date.now() + HOUR_MS) }, 1],
  ])('an account that is %s accordingly', async (_, given, count) => {
    await change(0, given)
    expect(await ids({ schoolId: 'a' })).toHaveLength(count)
    expect(await ids({ userId: people[0]!.id })).toHaveLength(count - 1)
  })
})

describe('who gets a mail', () => {
  const entries = () => people.map(({ id }, at) => ({ id: `entry-${at}`, userId: id }))
  const mail = async (told: Parameters<typeof mailEntries>[1]) => {
    const recipients = people.map((person, at) => ({ ...person, locale: at === 1 ? ('fr' as const) : ('de' as const) }))
    await db()
      .transaction()
      .execute((trx) => mailEntries(trx, told, recipients, entries()))
    const order = (to: string) => people.findIndex(({ email }) => email === to)
    return (await waitingMails()).toSorted((one, other) => order(one.to) - order(other.to))
  }
  const review = { kind: 'review', props: { school: 'Parkschule', count: 3 } } as const
  const message = { kind: 'message', props: { school: 'Parkschule' }, letter: LETTER } as const

  test('everybody who has chosen nothing hears of reviews, in the own language, with the entry behind the link', async () => {
    const mails = await mail(review)
    expect(mails.map(({ to, locale }) => [to, locale])).toEqual([
      [people[0]!.email, 'de'],
      [people[1]!.email, 'fr'],
      [people[2]!.email, 'de'],
    ])
    expect(mails[1]).toMatchObject({ template: 'school-review', props: { school: 'Parkschule', count: 3 } })
    expect(mails[1]!.props.url).toMatch(/\/fr\/account\/news\/entry-1$/)
  })

  test('an entry about one review without a count is about one', async () => {
    expect((await mail({ kind: 'review', props: { school: 'Parkschule' } }))[0]!.props.count).toBe(1)
  })

  test('a person who switched a kind off hears nothing of it, but still of the other', async () => {
    await saveNotifications(people[0]!.id, { 'email.review': false })
    await saveNotifications(people[1]!.id, { 'email.message': false })
    expect((await mail(review)).map(({ to }) => to)).toEqual([people[1]!.email, people[2]!.email])
    const letters = (await mail(message)).filter(({ template }) => template === 'school-message')
    expect(letters.map(({ to }) => to)).toEqual([people[0]!.email, people[2]!.email])
  })

  test('a message comes with its words, and the answer goes to the sender', async () => {
    const [first] = (await mail(message)) as unknown as { template: string; replyTo: string; props: object }[]
    expect(first).toMatchObject({ template: 'school-message', replyTo: LETTER.email, props: { text: LETTER.text } })
  })

  test.each<Parameters<typeof mailEntries>[1]>([
    { kind: 'ticket', props: { number: 1 } },
    { kind: 'update', props: {} },
    { kind: 'saved_search', props: { name: 'x', count: 1 } },
  ])('$kind comes by no mail of its own', async (told) => {
    expect(await mail(told)).toEqual([])
  })

  test('every mail can be ended by one click, for its kind and person', async () => {
    const urls = ((await mail(review)) as unknown as { unsubscribeUrl: string }[]).map(
      ({ unsubscribeUrl }) => unsubscribeUrl,
    )
    expect(new Set(urls).size).toBe(3)
    for (const [at, url] of urls.entries()) expect(url).toContain(`token=${people[at]!.id}.email.review.`)
  })
})
