// `aulario mail test <address>`: sends one mail in the way that the program does, and tells everything that is known if
// that fails. The program itself tries again for hours before it shows a mail among those that failed.
import { env } from '#lib/env.ts'
import { closeMailServer, sendMail } from '#lib/mail/send-mail.ts'

const [command, to, ...more] = process.argv.slice(2)
if (command !== 'test' || !to?.includes('@') || more.length > 0) {
  console.error('Use: aulario mail test <address>')
  process.exit(2)
}

try {
  const { SMTP_URL, MAIL_FROM, PUBLIC_URL = 'Aulario' } = env()
  const text = `This mail was sent by "aulario mail test" for ${PUBLIC_URL}.`
  const subject = `Test of ${PUBLIC_URL}`
  await sendMail({ id: `test-${Date.now()}`, to, subject, html: `<p>${text}</p>`, text, language: 'en' })
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
