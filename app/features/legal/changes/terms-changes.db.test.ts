import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { makeAccount, removeAccounts, waitingMails } from '#app/features/accounts/testing/accounts.ts'
import { discardDraft } from '#app/features/mailings/replace-draft.server.ts'
import { sendMailing } from '#app/features/mailings/send-mailing.server.ts'
import { LOCALES } from '#app/i18n/locales.ts'
import { db } from '#db/client.ts'
import { addDays } from '#lib/berlin-day.ts'
import { announcedChanges } from '../read-legal-page.server.ts'
import { saveTermsDraft, scheduleTermsChange } from './draft-terms-change.server.ts'
import { findDraft, listOrdered } from './list-terms-changes.server.ts'
import { mailTermsChanges } from './mail-terms-changes.server.ts'
import { changeSchema, earliestChange } from './terms-change.schema.ts'

afterEach(async () => {
  await db().deleteFrom('terms_changes').execute()
  await db().deleteFrom('mailings').execute()
  await removeAccounts()
})

const form = (given = {}) => ({
  effectiveOn: earliestChange(),
  ...Object.fromEntries(LOCALES.map((locale) => [`text_${locale}`, `Neu ${locale}.\nUnd mehr.`])),
  ...given,
})
const save = (given = {}) => saveTermsDraft(changeSchema.parse(form(given)))
/** Runs every batch of every mailing. */
const sendAll = async () => {
  for (const { id } of await db().selectFrom('mailings').select('id').execute())
    for (let batch = 0; batch < 4; batch++) await sendMailing(id)
}
const told = async () => (await waitingMails()).filter(({ template }) => template === 'terms-change')

test('a change is written to every account once, in its language, and shown until it applies', async () => {
  const admin = await makeAccount({ role: 'admin' })
  const [french, gone, unconfirmed, suspended] = await Promise.all([1, 2, 3, 4].map(() => makeAccount()))
  const set = (id: string, values: object) => db().updateTable('users').set(values).where('id', '=', id).execute()
  await set(french!.id, { locale: 'fr' })
  await set(gone!.id, { erase_after: new Date() })
  await set(unconfirmed!.id, { email_verified: false })
  await set(suspended!.id, { suspended_at: new Date() })
  await save()
  const draft = (await findDraft())!
  expect(draft).toMatchObject({ effectiveOn: earliestChange(), accounts: 3, buyers: 0 })
  expect(draft.mails.map(({ locale }) => locale)).toEqual(LOCALES)
  for (const { locale, text } of draft.mails) expect(text).toContain(`Neu ${locale}.`)
  expect([await mailTermsChanges(), await announcedChanges('de')]).toEqual([0, []])

  await scheduleTermsChange(admin.id, draft.id)
  await scheduleTermsChange(admin.id, draft.id)
  await makeAccount()
  const sent = await Promise.all([mailTermsChanges(), mailTermsChanges()])
  expect(sent[0]! + sent[1]!).toBe(3)
  expect(await listOrdered()).toMatchObject([{ mailed: 0, doneAt: null }])
  await sendAll()
  const mails = await told()
  expect(mails.map(({ to }) => to).sort()).toEqual([admin.email, french!.email, suspended!.email].sort())
  expect(mails.find(({ to }) => to === french!.email)).toMatchObject({
    locale: 'fr',
    props: { effectiveOn: earliestChange(), text: 'Neu fr.\nUnd mehr.' },
  })
  expect(await findDraft()).toBeUndefined()
  expect(await listOrdered()).toMatchObject([{ id: draft.id, mailed: 3, doneAt: expect.any(Date) }])
  expect(await announcedChanges('it')).toEqual([{ effectiveOn: earliestChange(), text: 'Neu it.\nUnd mehr.' }])
  const audit = await db().selectFrom('audit_entries').select('action').where('subject_id', '=', draft.id).execute()
  expect(audit).toEqual([{ action: 'terms_change.ordered' }])
  await db()
    .updateTable('terms_changes')
    .set({ effective_on: addDays(earliestChange(), -30) })
    .execute()
  expect(await announcedChanges('it')).toEqual([])
})

test('only the draft that was seen is ordered, and not too late', async () => {
  const admin = await makeAccount({ role: 'admin' })
  await save()
  const seen = (await findDraft())!
  await save({ text_de: 'Anders.' })
  const now = (await findDraft())!
  expect(now.texts.de).toBe('Anders.')
  await expect(scheduleTermsChange(admin.id, seen.id)).rejects.toMatchObject({ code: 'terms_change_replaced' })
  await discardDraft('terms_changes', seen.id)
  await db()
    .updateTable('terms_changes')
    .set({ effective_on: addDays(earliestChange(), -1) })
    .execute()
  await expect(scheduleTermsChange(admin.id, now.id)).rejects.toMatchObject({ code: 'terms_change_late' })
  await discardDraft('terms_changes', now.id)
  expect([await findDraft(), await mailTermsChanges(), await told()]).toEqual([undefined, 0, []])
})

test('accounts that an earlier version of the program wrote to are not written to again', async () => {
  const admin = await makeAccount({ role: 'admin' })
  const later = await makeAccount()
  await save()
  await scheduleTermsChange(admin.id, (await findDraft())!.id)
  await db().updateTable('terms_changes').set({ mailed: 1, mailed_up_to: admin.id }).execute()
  expect([await mailTermsChanges(), await mailTermsChanges()]).toEqual([1, 0])
  await sendAll()
  expect((await told()).map(({ to }) => to)).toEqual([later.email])
  expect(await listOrdered()).toMatchObject([{ mailed: 2, doneAt: expect.any(Date) }])
})

test('more accounts than a batch holds are all written to', async () => {
  const admin = await makeAccount({ role: 'admin' })
  await sql`insert into users (email, email_verified) select 'viele-' || n || '@post.example', true
    from generate_series(1, 199) n`.execute(db())
  await save()
  await scheduleTermsChange(admin.id, (await findDraft())!.id)
  expect(await mailTermsChanges()).toBe(200)
  await sendAll()
  expect(new Set((await told()).map(({ to }) => to)).size).toBe(200)
  expect(await listOrdered()).toMatchObject([{ mailed: 200, doneAt: expect.any(Date) }])
})

test.each([
  ['effectiveOn', ''],
  ['effectiveOn', '2027-02-30'],
  ['effectiveOn', addDays(earliestChange(), -1)],
  ['effectiveOn', addDays(earliestChange(), 400)],
  ...LOCALES.flatMap((locale) => [
    [`text_${locale}`, ' '],
    [`text_${locale}`, 'x'.repeat(4001)],
  ]),
])('the form refuses %s %#', (name, value) => {
  const { error } = changeSchema.safeParse(form({ [name!]: value }))
  expect(error?.issues.map(({ path }) => path[0])).toEqual([name])
})
