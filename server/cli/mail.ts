// `aulario mail test <address>`: sends one mail as the program would, and reports everything known if that fails; the
// program itself retries for hours before it lists a mail as failed. `aulario mail alarm <unit>`: tells the team that a
// systemd unit failed; called by `aulario-alarm@.service`, and by `deploy/keep-backups` in a container.
import os from 'node:os'
import { env } from '#lib/env.ts'
import { closeMailServer, sendMail } from '#lib/mail/send-mail.ts'

const [command, of = '', ...more] = process.argv.slice(2)
const isTest = command === 'test' && of.includes('@')
const isAlarm = command === 'alarm' && /^[\w@.:-]+$/.test(of)
/** A service of a container has a name without an ending. */
const isUnit = of.includes('.')
if (!(isTest || isAlarm) || more.length > 0) {
  console.error('Use: aulario mail test <address>\n     aulario mail alarm <unit of systemd, or another name>')
  process.exit(2)
}

try {
  const { SMTP_URL, MAIL_FROM, PUBLIC_URL = 'Aulario', CONTACT_EMAIL } = env()
  const to = isTest ? of : CONTACT_EMAIL
  const subject = isTest ? `Test of ${PUBLIC_URL}` : `ALARM: ${of} failed at ${PUBLIC_URL}`
  const text = isTest
    ? `This mail was sent by "aulario mail test" for ${PUBLIC_URL}.`
    : `On ${os.hostname()} ${isUnit ? 'the unit ' : ''}${of} failed: ${isUnit ? `journalctl -u ${of}` : 'its log'} says why.`
  await sendMail({ id: `${command}-${Date.now()}`, to, subject, html: `<p>${text}</p>`, text, language: 'en' })
  console.log(
    SMTP_URL ? `${new URL(SMTP_URL).host} accepted a mail from ${MAIL_FROM} to ${to}.` : 'Kept in the outbox.',
  )
} catch (error) {
  console.error(`No mail was sent: ${reasons(error as Error)}`)
  process.exitCode = 1
} finally {
  closeMailServer()
}

function reasons({ message, cause }: Error): string {
  return cause instanceof Error && !message.includes(cause.message) ? `${message} ${reasons(cause)}` : message
}
