import type { Transporter } from 'nodemailer'
import { env } from '../env.ts'
import { outages } from '../log.ts'
import { compose } from './compose.ts'
import type { Mail } from './mail.ts'
import { Outbox } from './outbox.ts'

/** The mail server will never accept this mail (SMTP reply 5xx to recipient or content): retrying is useless. */
export class MailRefused extends Error {
  /**
   * Set if the recipient was refused: the enhanced code (RFC 3463) such as 5.1.1, otherwise the SMTP code such as 550.
   */
  recipientStatus: string | undefined
}

const TIMEOUTS = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 60_000 }

/**
 * Commands at which a refusal concerns the recipient or the content; refusals elsewhere, such as at login, are for the
 * operator to fix.
 */
const ABOUT_THE_MAIL = ['RCPT TO', 'DATA']

let transport: Transporter | undefined

/**
 * Hands a mail to the mail server of SMTP_URL, or keeps it in the outbox if none is set.
 *
 * @throws MailRefused when the server refuses it for good
 * @throws Error when a retry may succeed
 */
export async function sendMail(mail: Mail): Promise<void> {
  const { SMTP_URL, MAIL_FROM, OUTBOX_DIR } = env()
  if (!SMTP_URL) return new Outbox(OUTBOX_DIR).keep(mail, MAIL_FROM)
  const { createTransport } = await import('nodemailer')
  transport ??= createTransport({ ...smtpOptions(), pool: true, maxConnections: 3 })
  try {
    await transport.sendMail(compose(mail, MAIL_FROM))
    outages.works('mail')
  } catch (error) {
    const refusal = asRefusal(error as SmtpError)
    if (!refusal && !isAboutThisMail(error as SmtpError)) outages.fails('mail', error)
    throw refusal ?? asOpenLine(error as SmtpError) ?? error
  }
}

/** Connection options for the mail server of SMTP_URL. */
export function smtpOptions() {
  return { url: env().SMTP_URL, requireTLS: needsTls(), ...TIMEOUTS }
}

/** This machine's names as written in URLs: nobody can listen in between. */
const THIS_MACHINE = ['localhost', '127.0.0.1', '[::1]']

/** Whether password and mails may only be sent over TLS, using STARTTLS if the connection does not begin with it. */
function needsTls(): boolean {
  const { SMTP_URL = '', APP_MODE } = env()
  return APP_MODE === 'production' && !THIS_MACHINE.includes(new URL(SMTP_URL).hostname.toLowerCase())
}

/** Explains why nothing was sent if TLS is required but not available. */
function asOpenLine(error: SmtpError & { code?: string }): Error | undefined {
  if (error.code !== 'ETLS') return undefined
  const reason = `The mail server gives no TLS (${error.message}): nothing was sent, as anybody on the way could read it.`
  return Object.assign(new Error(reason, { cause: error }), { code: error.code })
}

type SmtpError = Error & { responseCode?: number; response?: string; command?: string }

function asRefusal(error: SmtpError): MailRefused | undefined {
  const { responseCode = 0, response = '', command = '' } = error
  if (responseCode < 500 || !ABOUT_THE_MAIL.includes(command)) return undefined
  const refusal = new MailRefused(`The mail server answered ${responseCode}.`, { cause: error })
  if (command === 'RCPT TO')
    refusal.recipientStatus = /^\d{3}[ -](5\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1] ?? String(responseCode)
  return refusal
}

/** Whether a working server refused one recipient or text for now, as with addresses it does not know. */
const isAboutThisMail = ({ responseCode = 0, command = '' }: SmtpError) =>
  responseCode >= 400 && ABOUT_THE_MAIL.includes(command)

/** Closes the connections to the mail server; the next mail opens new ones. */
export function closeMailServer(): void {
  transport?.close()
  transport = undefined
}
