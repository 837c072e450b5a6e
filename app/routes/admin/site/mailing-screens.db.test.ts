import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { removeAccounts, waitingMails } from '#app/features/accounts/testing/accounts.ts'
import { sendMailing } from '#app/features/mailings/send-mailing.server.ts'
import { LOCALES } from '#app/i18n/locales.ts'
import { db } from '#db/client.ts'
import type { Person } from '../../testing/person.ts'
import { openScreen } from '../../testing/render-screen.tsx'
import { makeStaff } from '../../testing/staff.ts'

const MARKUP = '<img src=x onerror=alert(1)>'
let admin: Person
beforeEach(async () => {
  admin = await makeStaff('admin', 'Grace Hopper')
})
afterEach(async () => {
  await db().deleteFrom('mailings').execute()
  await removeAccounts()
})

const texts = Object.fromEntries(
  LOCALES.flatMap((locale) => [
    [`subject_${locale}`, `${MARKUP} Neu ${locale}`],
    [`text_${locale}`, `${MARKUP} Text ${locale}`],
  ]),
)
const forge = (fields: Record<string, string>, cookie = admin.cookie) =>
  openScreen('/admin/mailings', { cookie, form: { action: '', method: 'post', body: new URLSearchParams(fields) } })
const save = (given = {}) => forge({ intent: 'save', audience: 'accounts', reason: '', ...texts, ...given })

test('a letter is saved, seen word for word, tried, ordered, followed and cancelled', async () => {
  const draft = await save({ reason: 'service' })
  expect([draft.address, draft.message]).toEqual(['/admin/mailings', 'message.mailingSaved'])
  const seen = draft.part('region', 'Entwurf')
  expect(seen.text).toContain(`${MARKUP} Text fr`)
  expect(seen.text).toContain('1 Konto bekommt diese E-Mail.')
  expect(draft.html).not.toContain(MARKUP)
  expect(draft.main.element.querySelector<HTMLTextAreaElement>('[name=text_it]')!.value).toBe(`${MARKUP} Text it`)
  const tried = await draft.main.send('Mir zur Probe schicken')
  expect([tried.message, (await waitingMails()).length]).toEqual(['message.mailingTried', 5])
  const ordered = await tried.main.send('An 1 Konto verschicken')
  expect(ordered.message).toBe('message.mailingOrdered')
  const list = ordered.part('region', 'Verschickte Rundschreiben')
  expect(list.text).toContain('wird verschickt: 0 von 1 verschickt')
  expect(list.getByRole('progressbar')).toBeTruthy()
  const cancelled = await ordered.main.send(/^Versand abbrechen/)
  expect(cancelled.message).toBe('message.mailingCancelled')
  const { id } = await db().selectFrom('mailings').select('id').executeTakeFirstOrThrow()
  await sendMailing(id)
  expect(await waitingMails()).toHaveLength(5)
})

test('a language that is read needs both parts: what is typed stays', async () => {
  const refused = await save({ subject_de: ' ' })
  expect(refused.status).toBe(400)
  expect(refused.main.element.querySelector('[name=subject_de]')!.getAttribute('aria-invalid')).toBe('true')
  expect(refused.main.element.querySelector<HTMLTextAreaElement>('[name=text_de]')!.value).toBe(`${MARKUP} Text de`)
  const unread = await save({ subject_es: '', text_es: '' })
  expect(unread.message).toBe('message.mailingSaved')
})

test('a draft that is another one by now is not ordered', async () => {
  await save()
  const { id } = await db().selectFrom('mailings').select('id').executeTakeFirstOrThrow()
  await save({ text_de: 'Anders' })
  const refused = await forge({ intent: 'order', mailingId: id })
  expect(refused.status).toBe(409)
  expect(refused.part('region', 'Entwurf').getByRole('alert').textContent).toContain('inzwischen ersetzt')
})

test('moderators and visitors get nothing done', async () => {
  await save()
  const { id } = await db().selectFrom('mailings').select('id').executeTakeFirstOrThrow()
  const moderator = await makeStaff('moderator', 'Ada Lovelace')
  for (const cookie of [moderator.cookie, '']) {
    for (const intent of ['order', 'try', 'discard', 'cancel', 'save']) {
      const answer = await forge({ intent, mailingId: id, audience: 'accounts', ...texts, text_de: 'X' }, cookie)
      expect(answer.message).toBeUndefined()
    }
  }
  const { rows } = await sql`select ordered_at, mails->'de'->>'text' as text from mailings`.execute(db())
  expect(rows).toEqual([{ ordered_at: null, text: `${MARKUP} Text de` }])
  expect(await waitingMails()).toEqual([])
})
