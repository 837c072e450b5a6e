import { afterEach, beforeEach, expect, test } from 'vitest'
import { saveNotifications } from '#app/features/accounts/me/notifications.server.ts'
import { makeAccount, removeAccounts, waitingMails } from '#app/features/accounts/testing/accounts.ts'
import { db } from '#db/client.ts'
import { schoolRow } from '#db/testing/factories.ts'
import { type News, notify } from './notify.server.ts'

let owner: { id: string; email: string }
let editor: { id: string; email: string }
beforeEach(async () => {
  await db()
    .insertInto('schools')
    .values([schoolRow({ id: 'de-XX-1', name: 'Schule am See' }), schoolRow({ id: 'de-XX-2' })])
    .execute()
  owner = await makeAccount()
  editor = await makeAccount()
  const stranger = await makeAccount()
  await db()
    .insertInto('school_members')
    .values([
      { school_id: 'de-XX-1', user_id: owner.id, role: 'owner' },
      { school_id: 'de-XX-1', user_id: editor.id, role: 'editor' },
      { school_id: 'de-XX-2', user_id: stranger.id, role: 'owner' },
    ])
    .execute()
})
afterEach(async () => {
  await removeAccounts()
  await db().deleteFrom('schools').execute()
})

const review = {
  to: { schoolId: 'de-XX-1' },
  kind: 'review',
  props: { school: 'Schule am See' },
  path: '/dashboard/reviews',
} satisfies News<'review'>
const notifyPerson = <Kind extends 'review' | 'ticket' | 'message'>(news: News<Kind>) =>
  db()
    .transaction()
    .execute((trx) => notify(trx, news))
const entries = () => db().selectFrom('notifications').select(['user_id', 'kind', 'school_id', 'path']).execute()

test('everybody who runs the school is told, and nobody else', async () => {
  await notifyPerson(review)
  const told = await entries()
  expect(told.map(({ user_id }) => user_id).sort()).toEqual([owner.id, editor.id].sort())
  expect(told[0]).toMatchObject({ kind: 'review', school_id: 'de-XX-1', path: '/dashboard/reviews' })
  const mails = await waitingMails()
  expect(mails.map(({ to }) => to).sort()).toEqual([owner.email, editor.email].sort())
  expect(mails[0]).toMatchObject({ template: 'school-review', props: { school: 'Schule am See' } })
  expect(mails[0]?.props.url).toMatch(/\/account\/news\/[0-9a-f-]{36}$/)
})

test('a mail that is switched off does not go out; the entry stands all the same', async () => {
  await saveNotifications(owner.id, { 'email.review': false })
  await saveNotifications(editor.id, { 'email.message': false })
  await notifyPerson(review)
  expect((await waitingMails()).map(({ to }) => to)).toEqual([editor.email])
  expect(await entries()).toHaveLength(2)
})

test('what fails with the transaction was never told', async () => {
  const failing = db()
    .transaction()
    .execute(async (trx) => {
      await notify(trx, review)
      throw new Error('no')
    })
  await expect(failing).rejects.toThrow('no')
  expect([await entries(), await waitingMails()]).toEqual([[], []])
})

test('deleted and locked accounts hear nothing', async () => {
  await db().updateTable('users').set({ erase_after: new Date() }).where('id', '=', owner.id).execute()
  await db().updateTable('users').set({ suspended_at: new Date() }).where('id', '=', editor.id).execute()
  await notifyPerson(review)
  expect([await entries(), await waitingMails()]).toEqual([[], []])
})

test('an answer of the team stands behind the bell of one person; the operation that answers sends its mail', async () => {
  await notifyPerson({ to: { userId: owner.id }, kind: 'ticket', props: { number: 7 }, path: '/dashboard/support' })
  expect(await entries()).toMatchObject([{ user_id: owner.id, kind: 'ticket', school_id: null }])
  expect(await waitingMails()).toEqual([])
})

test('a message goes out with its words and the address for an answer, which the entry does not keep', async () => {
  const letter = { name: 'Ada', email: 'ada@post.example', phone: '', text: 'Gibt es eine Mensa?' }
  const props = { school: 'Schule am See' }
  await notifyPerson({ to: { schoolId: 'de-XX-1' }, kind: 'message', props, path: '/dashboard/messages', letter })
  const [mail] = await waitingMails()
  expect(mail).toMatchObject({ template: 'school-message', replyTo: letter.email, props: letter })
  const kept = await db().selectFrom('notifications').selectAll().execute()
  expect(kept).toHaveLength(2)
  expect(JSON.stringify(kept)).not.toMatch(/Ada|ada@|Mensa/)
})

test('an entry never leads to another site', async () => {
  for (const path of ['https://evil.example', '//evil.example', '/\\evil.example'])
    await expect(notifyPerson({ ...review, path })).rejects.toThrow('notifications_path_check')
})
