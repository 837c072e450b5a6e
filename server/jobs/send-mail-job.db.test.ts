import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { findSuppression } from '#app/features/accounts/identity/bounces/suppressions.server.ts'
import { enqueueMail } from '#app/mail/enqueue-mail.server.ts'
import { db } from '#db/client.ts'
import { listFailedJobRows } from '#db/jobs/failed-jobs.ts'
import type * as environment from '#lib/env.ts'
import { closeMailServer } from '#lib/mail/send-mail.ts'
import { type MailServer, startMailServer } from '#lib/mail/testing/mail-server.ts'
import { eventually } from '#lib/testing/eventually.ts'
import { runJobs } from './run-jobs.ts'
import { sendMailJob } from './send-mail-job.ts'

// The first paper starts the process that makes them.

const settings: Record<string, string | undefined> = { ...process.env, MAIL_FROM: 'Aulario <post@aulario.example>' }
vi.mock('#lib/env.ts', async (original) => {
  const real = await original<typeof environment>()
  return { ...real, env: () => real.readEnv(settings) }
})

let server: MailServer
let stop: () => Promise<void>
let refusing = false
beforeAll(async () => {
  server = await startMailServer({
    onRcptTo: (_address, _session, done) =>
      done(refusing ? Object.assign(new Error('unknown'), { responseCode: 550 }) : undefined),
  })
  settings.SMTP_URL = server.url
  stop = await runJobs({ send_mail: sendMailJob })
})
afterEach(() => {
  refusing = false
})
afterAll(async () => {
  await stop()
  closeMailServer()
  await server.close()
})

const counted = () => db().selectFrom('mail_counts').select(['sent', 'failed']).execute()
const url = 'https://aulario.example/confirm?token=t'
const enqueue = (to: string, locale: 'de' | 'fr') =>
  db()
    .transaction()
    .execute((trx) => enqueueMail(trx, { template: 'confirm-email', to, locale, props: { url } }))

test('a mail ordered in a transaction reaches the mail server in its language', async () => {
  await enqueue('mia@familie.example', 'fr')
  await eventually(() => expect(server.received).toHaveLength(1))
  const [mail] = server.received
  expect(mail?.to).toEqual(['mia@familie.example'])
  expect(mail?.email.subject).toBe('Confirmez votre adresse e-mail')
  expect(mail?.email.text).toContain(url)
  await eventually(async () => expect(await counted()).toEqual([{ sent: 1, failed: 0 }]))
})

test('a mail to an address that does not exist is not retried', async () => {
  refusing = true
  await enqueue('niemand@familie.example', 'de')
  await eventually(async () => {
    expect(await listFailedJobRows(9)).toMatchObject([{ job: 'send_mail', reason: 'The mail server answered 550.' }])
  })
  expect(await counted()).toEqual([{ sent: 1, failed: 1 }])
})

test('a recipient that does not exist stops further mails, except those that keep an account safe', async () => {
  const to = 'niemand@familie.example'
  expect(await findSuppression(to)).toMatchObject({ reason: 'refused' })
  const before = server.received.length
  await db()
    .transaction()
    .execute((trx) =>
      enqueueMail(trx, { template: 'review-answered', to, locale: 'de', props: { school: 'Schule a', url } }),
    )
  await enqueue(to, 'de')
  await eventually(() => expect(server.received).toHaveLength(before + 1))
  expect(server.received.at(-1)?.email.subject).toBe('Bestätige deine E-Mail-Adresse')
})
