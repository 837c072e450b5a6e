import { createHmac } from 'node:crypto'
import { afterEach, expect, test, vi } from 'vitest'
import { removeExpired } from '#app/features/legal/retention/remove-expired.server.ts'
import { db } from '#db/client.ts'
import type * as environment from '#lib/env.ts'
import {
  makeAccount,
  removeAccounts,
  sessionOf,
  signedIn,
  tokenIn,
  visitor,
  waitingMails,
} from '../../testing/accounts.ts'
import { confirmAddress, findAddressCheck, requestAddressCheck } from './check-address.server.ts'
import { handleBounceReport } from './handle-bounce-report.server.ts'
import { findSuppression, suppressAddress, suppressionData } from './suppressions.server.ts'

const SECRET = 'a secret of the mail server'
const settings: Record<string, string | undefined> = { ...process.env, MAIL_REPORT_SECRET: SECRET }
vi.mock('#lib/env.ts', async (original) => {
  const real = await original<typeof environment>()
  return { ...real, env: () => real.readEnv(settings) }
})
afterEach(async () => {
  settings.MAIL_REPORT_SECRET = SECRET
  await db().deleteFrom('mail_suppressions').execute()
  await removeAccounts()
})

const body = JSON.stringify({ address: 'Mia@familie.example', kind: 'bounce', status: '5.1.1' })
const message = (change: { body?: string; at?: number; secret?: string; timestamp?: string } = {}) => {
  const timestamp = change.timestamp ?? String(Math.floor(change.at ?? Date.now() / 1000))
  const text = change.body ?? body
  const signature = createHmac('sha256', change.secret ?? SECRET)
    .update(`${timestamp}.${text}`)
    .digest('hex')
  return { body: text, type: 'application/json', timestamp, signature }
}
const isStopped = async () => (await findSuppression('mia@familie.example')) !== null

test('a signed report stops mails to an address that takes none', async () => {
  expect(await handleBounceReport(message())).toBe(204)
  expect(await findSuppression('MIA@familie.example')).toMatchObject({ reason: 'bounced' })
  expect(await handleBounceReport(message())).toBe(204)
})

test('a full mailbox stops nothing; a reader who calls a mail unwanted does', async () => {
  const told = { address: 'mia@familie.example', kind: 'bounce', status: '5.2.2' }
  expect(await handleBounceReport(message({ body: JSON.stringify(told) }))).toBe(204)
  expect(await isStopped()).toBe(false)
  expect(await handleBounceReport(message({ body: JSON.stringify({ ...told, kind: 'complaint' }) }))).toBe(204)
  expect(await isStopped()).toBe(true)
})

test('nobody without the key is heard, and nothing old or changed', async () => {
  const minutes = (count: number) => Date.now() / 1000 + count * 60
  for (const wrong of [
    message({ secret: 'another secret entirely' }),
    { ...message(), body: body.replace('Mia', 'Eve') },
    { ...message(), signature: '' },
    { ...message(), timestamp: '' },
    message({ at: minutes(-6) }),
    message({ at: minutes(6) }),
    message({ timestamp: `0x${Math.floor(minutes(0)).toString(16)}` }),
    message({ timestamp: 'NaN' }),
    message({ timestamp: `${minutes(0)}` }),
  ])
    expect(await handleBounceReport(wrong)).toBe(401)
  expect(await handleBounceReport(message({ body: 'no json' }))).toBe(400)
  settings.MAIL_REPORT_SECRET = undefined
  expect(await handleBounceReport(message())).toBe(404)
  expect(await isStopped()).toBe(false)
})

test('following the link of a test mail brings mails back, once', async () => {
  const { email } = await makeAccount({ email: 'mia@familie.example' })
  const session = await sessionOf(await signedIn(email))
  await suppressAddress(email, 'refused', '5.1.1')
  await requestAddressCheck(session, visitor)
  const [mail] = await waitingMails()
  expect(mail).toMatchObject({ template: 'address-check', to: email })
  const token = tokenIn(mail?.props.url)
  expect([await findAddressCheck(token), await isStopped()]).toEqual([true, true])
  await confirmAddress(token)
  expect([await findAddressCheck(token), await isStopped()]).toEqual([false, false])
  await expect(confirmAddress(token)).rejects.toMatchObject({ code: 'link_used' })
})

test('it is told to the person, erased with the account, and forgotten after a year', async () => {
  const { id, email } = await makeAccount({ email: 'mia@familie.example' })
  await suppressAddress(email, 'bounced', '5.1.1')
  expect(await suppressionData.read(id)).toMatchObject({ address: email, status: '5.1.1' })
  await db()
    .transaction()
    .execute((trx) => suppressionData.erase!(trx, id))
  expect(await isStopped()).toBe(false)
  for (const months of [11, 13]) {
    const created_at = new Date()
    created_at.setMonth(created_at.getMonth() - months)
    await db()
      .insertInto('mail_suppressions')
      .values({ address: `m${months}@x.example`, reason: 'bounced', created_at })
      .execute()
  }
  await removeExpired('mail_suppressions')
  expect(await db().selectFrom('mail_suppressions').select('address').execute()).toEqual([{ address: 'm11@x.example' }])
})
