import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { saveNotifications } from '#app/features/accounts/me/notifications.server.ts'
import { unsubscribe } from '#app/features/accounts/me/unsubscribe.server.ts'
import { makeAccount, removeAccounts, tokenIn } from '#app/features/accounts/testing/accounts.ts'
import { removeExpired } from '#app/features/legal/retention/remove-expired.server.ts'
import { LOCALES, type Locale } from '#app/i18n/locales.ts'
import { db } from '#db/client.ts'
import type { Jobs } from '#db/jobs/jobs.ts'
import { schoolRow } from '#db/testing/factories.ts'
import { languagesOf } from './audience.server.ts'
import { type Letter, saveDraft, tryDraft } from './draft-mailing.server.ts'
import { findDraft, listOrdered } from './list-mailings.server.ts'
import { mailingSchema } from './mailing.schema.ts'
import { mailingData } from './mailing-data.server.ts'
import { cancelMailing, scheduleDraft } from './order-mailing.server.ts'
import { discardDraft } from './replace-draft.server.ts'
import { sendMailing } from './send-mailing.server.ts'

/** An account that has turned on news by mail. */
async function makeReader(given: Parameters<typeof makeAccount>[0] = {}) {
  const account = await makeAccount(given)
  await saveNotifications(account.id, { 'email.update': true })
  return account
}

let admin: { id: string; email: string }
beforeEach(async () => {
  admin = await makeReader({ role: 'admin' })
})
afterEach(async () => {
  await db().deleteFrom('mailings').execute()
  await db().deleteFrom('mail_suppressions').execute()
  await sql`delete from pgboss.job`.execute(db())
  await sql`delete from schools`.execute(db())
  await removeAccounts()
})

const textsIn = (...locales: Locale[]) =>
  Object.fromEntries(locales.map((locale) => [locale, { subject: `Neu ${locale}`, text: `Zeile ${locale}.\nMehr.` }]))
const draft = async (letter: Partial<Letter> = {}) => {
  await saveDraft(admin.id, { audience: 'accounts', reason: null, texts: textsIn(...LOCALES), ...letter })
  return (await findDraft())!
}
const order = async (letter: Partial<Letter> = {}) => {
  const { id } = await draft(letter)
  await scheduleDraft(admin.id, id)
  return id
}
const setUser = (id: string, values: object) => db().updateTable('users').set(values).where('id', '=', id).execute()
const mails = async () =>
  (await sql<{ data: Jobs['send_mail'] }>`select data from pgboss.job where name = 'send_mail'`.execute(db())).rows.map(
    ({ data }) => data,
  )
const batches = async () =>
  (
    await sql<{ start: Date }>`select start_after as start from pgboss.job where name = 'send_mailing'
    and state = 'created'`.execute(db())
  ).rows
const addMany = (many: number) =>
  sql`with made as (insert into users (email, email_verified) select 'viele-' || n || '@post.example', true
      from generate_series(1, ${many}::int) n returning id)
    insert into notification_preferences (user_id, type, event, enabled)
      select id, 'email', 'update', true from made`.execute(db())

test('news go to confirmed accounts that want them, in their language, not to those that are locked or gone', async () => {
  await makeAccount()
  const [french, off, unconfirmed, suspended, gone, bounced] = await Promise.all(
    [1, 2, 3, 4, 5, 6].map(() => makeReader()),
  )
  await setUser(french!.id, { locale: 'fr' })
  await saveNotifications(off!.id, { 'email.update': false })
  await setUser(unconfirmed!.id, { email_verified: false })
  await setUser(suspended!.id, { suspended_at: new Date() })
  await setUser(gone!.id, { erase_after: new Date() })
  await sql`insert into mail_suppressions (address, reason, status) values (${bounced!.email}, 'refused', '5.1.1')`.execute(
    db(),
  )
  const seen = await draft()
  expect(seen).toMatchObject({ accounts: 2, audience: 'accounts', reason: null })
  expect(seen.mails.map(({ locale, subject, accounts }) => [locale, subject, accounts])).toEqual([
    ['de', 'Neu de', 1],
    ['en', 'Neu en', 0],
    ['fr', 'Neu fr', 1],
    ['es', 'Neu es', 0],
    ['it', 'Neu it', 0],
  ])
  await scheduleDraft(admin.id, seen.id)
  expect(await mails()).toEqual([])
  const [first] = await batches()
  expect(first!.start.getTime()).toBeGreaterThan(Date.now() + 4 * 60_000)
  await sendMailing(seen.id)
  const sent = await mails()
  expect(sent.map(({ to }) => to).sort()).toEqual([admin.email, french!.email].sort())
  const mail = sent.find(({ to }) => to === french!.email)!
  expect(mail).toMatchObject({ template: 'letter', locale: 'fr', props: { subject: 'Neu fr', reason: null } })
  await unsubscribe(tokenIn(mail.unsubscribeUrl))
  expect((await draft()).accounts).toBe(1)
})

test('what has a reason goes to those who unsubscribed, too, and offers no unsubscribing', async () => {
  const off = await makeReader()
  await saveNotifications(off.id, { 'email.update': false })
  await sendMailing(await order({ reason: 'security' }))
  const mail = (await mails()).find(({ to }) => to === off.email)!
  expect(mail).toMatchObject({ props: { reason: 'security' } })
  expect(mail.unsubscribeUrl).toBeUndefined()
})

test('more accounts than one statement adds are all among the recipients, each once', async () => {
  await addMany(2500)
  const id = await order()
  const recipients = db().selectFrom('mailing_recipients').select('user_id').where('mailing_id', '=', id)
  expect(new Set((await recipients.execute()).map(({ user_id }) => user_id)).size).toBe(2501)
  const { recipients: counted } = await db()
    .selectFrom('mailings')
    .select('recipients')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(counted).toBe(2501)
})

test('members are main contacts and editors, each once however many schools they have', async () => {
  const [owner, editor] = [await makeReader(), await makeReader()]
  await makeReader()
  const schools = await db()
    .insertInto('schools')
    .values([schoolRow({ id: 'a' }), schoolRow({ id: 'b' })])
    .returning('id')
    .execute()
  for (const { id } of schools)
    await db().insertInto('school_members').values({ school_id: id, user_id: owner.id, role: 'owner' }).execute()
  await db().insertInto('school_members').values({ school_id: 'a', user_id: editor.id, role: 'editor' }).execute()
  await sendMailing(await order({ audience: 'members' }))
  expect((await mails()).map(({ to }) => to).sort()).toEqual([owner.email, editor.email].sort())
})

test('batches follow each other, a crash in one repeats it, and nobody gets a mail twice', async () => {
  await addMany(249)
  const id = await order()
  await Promise.all([sendMailing(id), sendMailing(id)])
  expect(await mails()).toHaveLength(100)
  expect(await batches()).toHaveLength(1)
  // Counting the second batch fails after its mails are ordered: none of it is done.
  await db()
    .updateTable('mailings')
    .set({ sent: 2 ** 31 - 1 })
    .execute()
  await expect(sendMailing(id)).rejects.toThrow('out of range')
  await db().updateTable('mailings').set({ sent: 100 }).execute()
  expect(await mails()).toHaveLength(100)
  for (let round = 0; round < 4; round++) await sendMailing(id)
  const sent = await mails()
  expect([sent.length, new Set(sent.map(({ to }) => to)).size]).toEqual([250, 250])
  expect(await listOrdered('de')).toMatchObject([{ id, state: 'done', recipients: 250, sent: 250, leftOut: 0 }])
})

test('whoever unsubscribes or is locked before their turn is left out', async () => {
  const [off, locked] = [await makeReader(), await makeReader()]
  const id = await order()
  await saveNotifications(off.id, { 'email.update': false })
  await setUser(locked.id, { suspended_at: new Date() })
  await sendMailing(id)
  expect((await mails()).map(({ to }) => to)).toEqual([admin.email])
  expect(await listOrdered('fr')).toMatchObject([{ subject: 'Neu fr', recipients: 3, sent: 1, leftOut: 2 }])
})

test('a mailing can be cancelled until its last batch, and the log says so', async () => {
  await addMany(150)
  const id = await order({ reason: 'law' })
  await scheduleDraft(admin.id, id)
  await sendMailing(id)
  await cancelMailing(admin.id, id)
  await cancelMailing(admin.id, id)
  await sendMailing(id)
  expect(await mails()).toHaveLength(100)
  expect(await listOrdered('de')).toMatchObject([{ state: 'cancelled', sent: 100, recipients: 151 }])
  const log = await db().selectFrom('audit_entries').select(['action', 'after']).where('subject_id', '=', id).execute()
  expect(log).toEqual([
    { action: 'mailing.ordered', after: { audience: 'accounts', reason: 'law', recipients: 151 } },
    { action: 'mailing.cancelled', after: { sent: 100 } },
  ])
})

test('only the draft that was seen is ordered or tried, in every language that is read, for somebody', async () => {
  const seen = await draft()
  const now = await draft({ texts: textsIn('de') })
  for (const take of [scheduleDraft, tryDraft])
    await expect(take(admin.id, seen.id)).rejects.toMatchObject({ code: 'mailing_replaced' })
  await discardDraft('mailings', seen.id)
  const italian = await makeReader()
  await setUser(italian.id, { locale: 'it' })
  await expect(scheduleDraft(admin.id, now.id)).rejects.toMatchObject({ code: 'mailing_languages' })
  const { id } = await draft({ audience: 'members' })
  await expect(scheduleDraft(admin.id, id)).rejects.toMatchObject({ code: 'mailing_nobody' })
  await discardDraft('mailings', id)
  expect([await findDraft(), await listOrdered('de'), await mails(), await batches()]).toEqual([undefined, [], [], []])
})

test('a test goes to the admin alone, in every language that is written', async () => {
  await makeReader()
  await tryDraft(admin.id, (await draft({ texts: textsIn('de', 'es') })).id)
  expect((await mails()).map(({ to, locale }) => [to, locale])).toEqual([
    [admin.email, 'de'],
    [admin.email, 'es'],
  ])
})

test('markup in a letter is text in its mail', async () => {
  const { renderMail } = await import('#app/mail/render-mail.server.tsx')
  const markup = '<img src=x onerror=alert(1)>'
  const { mails: seen } = await draft({ texts: { de: { subject: markup, text: markup } } })
  expect(seen[0]).toMatchObject({ subject: markup, text: expect.stringContaining(markup) })
  const { html } = await renderMail({
    template: 'letter',
    to: '',
    locale: 'de',
    props: { subject: markup, text: markup, reason: null },
  })
  expect(html).not.toContain('<img')
})

test('languages that are read must be written; a language is written whole or not at all', async () => {
  await setUser(admin.id, { locale: 'en' })
  const schema = mailingSchema(await languagesOf())
  const faults = (given: Record<string, string>) =>
    schema.safeParse({ audience: 'accounts', ...given }).error?.issues.map(({ path }) => path[0])
  expect(faults({ subject_de: 'Neu', text_de: 'Neu' })).toEqual(['subject_en', 'text_en'])
  expect(faults({ subject_en: 'New', text_en: 'New', text_fr: 'Neuf' })).toEqual(['subject_fr'])
  expect(faults({ subject_en: 'New', text_en: 'x'.repeat(5001) })).toEqual(['text_en'])
  expect(faults({ subject_en: 'New', text_en: 'New', audience: 'everybody' })).toEqual(['audience'])
  expect(faults({ subject_en: 'New', text_en: 'New', reason: 'advertising' })).toEqual(['reason'])
  expect(faults({ audience: 'members' })).toBeUndefined()
})

test('who got a mailing is exported, and forgotten 90 days after it ended', async () => {
  const person = await makeReader()
  const id = await order({ reason: 'rights' })
  await sendMailing(id)
  expect(await mailingData.read(person.id)).toMatchObject([
    { id, state: 'sent', written: false, mail: { subject: 'Neu de', reason: 'rights' } },
  ])
  expect(await removeExpired('mailing_recipients')).toBe(0)
  await sql`update mailings set done_at = now() - interval '91 days'`.execute(db())
  expect(await removeExpired('mailing_recipients')).toBe(2)
  expect(await mailingData.read(person.id)).toEqual([])
  expect(await listOrdered('de')).toMatchObject([{ recipients: 2, sent: 2 }])
})
