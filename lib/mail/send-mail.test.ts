import type { SMTPServerOptions } from 'smtp-server'
import { afterEach, expect, test, vi } from 'vitest'
import type { Mail } from './mail.ts'
import { closeMailServer, MailRefused, sendMail } from './send-mail.ts'
import { startMailServer } from './testing/mail-server.ts'

const settings: Record<string, string> = {}
vi.mock('../env.ts', async (original) => {
  const real = await original<typeof import('../env.ts')>()
  return { ...real, env: () => real.readEnv(settings) }
})

const mail: Mail = {
  id: '8f14e45f',
  to: 'mia@familie.example',
  subject: 'Bestätige deine E-Mail-Adresse',
  html: '<p>Grüße <a href="https://aulario.example/x?a=1&amp;b=2">Link</a></p>',
  text: 'Grüße https://aulario.example/x?a=1&b=2',
  language: 'de',
}

async function serve(options: SMTPServerOptions = {}) {
  const server = await startMailServer(options)
  settings.SMTP_URL = server.url
  settings.MAIL_FROM = 'Aulario <post@aulario.example>'
  stop = server.close
  return server
}
let stop = async () => {}
afterEach(async () => {
  closeMailServer()
  await stop()
})

const refuse = (responseCode: number) => Object.assign(new Error('no'), { responseCode })

test('a mail arrives with both parts, sender, subject and its own id', async () => {
  const { received } = await serve()
  await sendMail(mail)
  const [arrived] = received
  expect(arrived).toMatchObject({ from: 'post@aulario.example', to: ['mia@familie.example'] })
  expect(arrived?.email).toMatchObject({
    from: { name: 'Aulario', address: 'post@aulario.example' },
    subject: mail.subject,
    messageId: expect.stringMatching(/^<8f14e45f\.[\w-]{16}@aulario\.example>$/),
  })
  expect(arrived?.email.html).toContain(mail.html)
  expect(arrived?.email.text).toContain(mail.text)
})

test('an account mail carries no unsubscribe header, another one the two of RFC 8058', async () => {
  const { received } = await serve()
  await sendMail(mail)
  await sendMail({ ...mail, unsubscribeUrl: 'https://aulario.example/off?t=1' })
  const header = (index: number, key: string) => received[index]?.email.headers.find((line) => line.key === key)?.value
  expect(header(0, 'list-unsubscribe')).toBeUndefined()
  expect(header(1, 'list-unsubscribe')).toBe('<https://aulario.example/off?t=1>')
  expect(header(1, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
})

test('replies go to the address named, which cannot inject a header', async () => {
  const { received } = await serve()
  await sendMail({ ...mail, replyTo: 'ada@post.example' })
  await sendMail({ ...mail, replyTo: 'ada@post.example\r\nBcc: eve@evil.example' }).catch(() => {})
  await sendMail(mail)
  expect(received[0]?.email.replyTo).toMatchObject([{ address: 'ada@post.example' }])
  expect(received.flatMap(({ to }) => to)).not.toContain('eve@evil.example')
  expect(received.flatMap(({ email }) => email.headers.map(({ key }) => key))).not.toContain('bcc')
  expect(received.at(-1)?.email.replyTo).toBeUndefined()
})

test('an address or a subject cannot inject a recipient or a header', async () => {
  const { received } = await serve()
  await sendMail({ ...mail, subject: 'Hallo\r\nBcc: eve@evil.example' })
  await sendMail({ ...mail, to: 'mia@familie.example,eve@evil.example' }).catch(() => {})
  await sendMail({ ...mail, to: 'mia@familie.example\r\nRCPT TO:<eve@evil.example>' }).catch(() => {})
  expect(received.flatMap((arrived) => arrived.to)).not.toContain('eve@evil.example')
  expect(received[0]?.email.headers.map((line) => line.key)).not.toContain('bcc')
})

test.each([
  [550, true],
  [451, false],
])('the answer %i to a recipient is final: %s', async (code, final) => {
  await serve({ onRcptTo: (_address, _session, done) => done(refuse(code)) })
  const error = await sendMail(mail).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(Error)
  expect(error instanceof MailRefused).toBe(final)
})

test.each([
  [{ responseCode: 550 }, 'no', '550'],
  [{ responseCode: 550 }, '5.1.1 unknown user', '5.1.1'],
])('a refusal of the recipient carries its code: %j %s', async (code, message, status) => {
  await serve({ onRcptTo: (_address, _session, done) => done(Object.assign(new Error(message), code)) })
  await expect(sendMail(mail)).rejects.toMatchObject({ recipientStatus: status })
})

test('a sender that is refused is not the fault of the mail', async () => {
  await serve({ onMailFrom: (_address, _session, done) => done(refuse(550)) })
  const error = await sendMail(mail).catch((thrown: unknown) => thrown)
  expect(error).toMatchObject({ responseCode: 550 })
  expect(error).not.toBeInstanceOf(MailRefused)
})

test('content that is refused is final', async () => {
  await serve({ onData: (stream, _session, done) => stream.resume().on('end', () => done(refuse(554))) })
  await expect(sendMail(mail)).rejects.toSatisfy(
    (error) => error instanceof MailRefused && error.recipientStatus === undefined,
  )
})

test('a login that fails is not the fault of the mail', async () => {
  const { url } = await serve({ authOptional: false, onAuth: (_auth, _session, done) => done(refuse(535)) })
  settings.SMTP_URL = url.replace('smtp://', 'smtp://user:wrong@')
  const error = await sendMail(mail).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(Error)
  expect(error).not.toBeInstanceOf(MailRefused)
})

test('an unreachable server is worth a retry', async () => {
  await serve()
  await stop()
  const error = await sendMail(mail).catch((thrown: unknown) => thrown)
  expect(error).toMatchObject({ code: 'ESOCKET' })
  expect(error).not.toBeInstanceOf(MailRefused)
})

/** Settings of a site in production besides its mail server. */
const PRODUCTION = {
  APP_MODE: 'production',
  DATABASE_URL: 'postgresql://aulario@db.example/aulario',
  PUBLIC_URL: 'https://aulario.example',
  APP_SECRET: 'x'.repeat(48),
  CONTACT_EMAIL: 'post@aulario.example',
  OPERATOR_NAME: 'Aulario GmbH',
  OPERATOR_ADDRESS: 'Weg 1|50667 Köln',
  OPERATOR_VAT_ID: 'DE123456789',
  OPERATOR_IBAN: 'DE89370400440532013000',
  OPERATOR_LAND: 'NW',
  OPERATOR_RESPONSIBLE: 'Ida Wolter|Weg 1|50667 Köln',
  PAYMENTS: 'off',
}

test('in production neither password nor mail is sent without TLS, and the error says why', async () => {
  const heard: string[] = []
  const { received, url } = await serve({
    onAuth: ({ password }, _session, done) => {
      heard.push(password ?? '')
      done(null, { user: 'aulario' })
    },
  })
  // Another spelling of this machine's address: only the plain ones are recognised.
  settings.SMTP_URL = url.replace('//127.0.0.1', '//aulario:secret@[::ffff:127.0.0.1]')
  Object.assign(settings, PRODUCTION)
  try {
    await expect(sendMail(mail)).rejects.toMatchObject({
      code: 'ETLS',
      message: expect.stringMatching(/TLS.*nothing was sent/),
    })
    expect({ heard, received }).toEqual({ heard: [], received: [] })
    // No TLS is needed: nobody listens between a program and a mail server on the same machine.
    closeMailServer()
    settings.SMTP_URL = url
    await sendMail(mail)
    expect(received).toHaveLength(1)
  } finally {
    for (const name of Object.keys(PRODUCTION)) delete settings[name]
  }
})

test('replies go to the address in the mail, and to no other', async () => {
  const { received } = await serve()
  await sendMail({ ...mail, replyTo: 'ada@post.example' })
  await sendMail({ ...mail, replyTo: 'ada@post.example,eve@evil.example' }).catch(() => {})
  expect(received[0]?.email.replyTo?.map(({ address }) => address)).toEqual(['ada@post.example'])
  expect(received[1]?.email.replyTo?.map(({ address }) => address)).not.toContain('eve@evil.example')
})
