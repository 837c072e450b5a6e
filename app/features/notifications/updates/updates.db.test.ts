import { afterEach, expect, test } from 'vitest'
import { saveNotifications } from '#app/features/accounts/me/notifications.server.ts'
import { makeAccount, removeAccounts, waitingMails } from '#app/features/accounts/testing/accounts.ts'
import { LOCALES } from '#app/i18n/locales.ts'
import { db } from '#db/client.ts'
import { listEntries } from '../entries/list-entries.server.ts'
import { countUnreadOfUser } from '../live/count-unread.server.ts'
import { listUpdates } from './list-updates.server.ts'
import { publishUpdate, withdrawUpdate } from './publish-update.server.ts'
import { updateSchema } from './update.schema.ts'

afterEach(async () => {
  await db().deleteFrom('system_updates').execute()
  await removeAccounts()
})

const form = Object.fromEntries(
  LOCALES.flatMap((locale) => [
    [`title_${locale}`, `Titel ${locale}`],
    [`text_${locale}`, `Text ${locale}`],
  ]),
)
const texts = updateSchema.parse(form)

test('news of the product reach those who switched them on, in the language of the page, and no mailbox', async () => {
  const admin = await makeAccount({ role: 'admin' })
  const [wanting, gone, other] = [await makeAccount(), await makeAccount(), await makeAccount()]
  for (const { id } of [wanting, gone]) await saveNotifications(id, { 'push.update': true })
  await saveNotifications(other.id, { 'push.update': false })
  await db().updateTable('users').set({ erase_after: new Date() }).where('id', '=', gone.id).execute()
  expect(await publishUpdate(admin.id, texts)).toBe(1)
  const { entries } = await listEntries(wanting.id, 'fr')
  expect(entries).toMatchObject([{ kind: 'update', title: 'Titel fr', text: 'Text fr', unread: true, leadsOn: false }])
  expect([
    await countUnreadOfUser(other.id),
    await countUnreadOfUser(admin.id),
    await countUnreadOfUser(gone.id),
  ]).toEqual([0, 0, 0])
  expect(await waitingMails()).toEqual([])
})

test('what is taken back stands in no list any more; both are on record', async () => {
  const admin = await makeAccount({ role: 'admin' })
  await saveNotifications(admin.id, { 'push.update': true })
  await publishUpdate(admin.id, texts)
  const [update] = await listUpdates('de')
  expect(update).toMatchObject({ title: 'Titel de', text: 'Text de' })
  await withdrawUpdate(admin.id, update!.id)
  await withdrawUpdate(admin.id, update!.id)
  expect([await listUpdates('de'), await countUnreadOfUser(admin.id)]).toEqual([[], 0])
  const log = await db()
    .selectFrom('audit_entries')
    .select(['action', 'actor_role', 'after'])
    .where('subject_id', '=', update!.id)
    .orderBy('id')
    .execute()
  expect(log).toEqual([
    { action: 'update.published', actor_role: 'admin', after: { count: 1 } },
    { action: 'update.withdrawn', actor_role: 'admin', after: null },
  ])
})

test('every language must be written', () => {
  for (const name of Object.keys(form)) expect(updateSchema.safeParse({ ...form, [name]: ' ' }).success).toBe(false)
})
