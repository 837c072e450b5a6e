import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

/** A mail as it arrived at a mail server. */
export type ReceivedMail = { from: string; to: string[]; raw: string; email: Email }
/** A mail server on this machine that keeps the mails it receives. */
export type MailServer = { url: string; received: ReceivedMail[]; close: () => Promise<void> }

/**
 * Starts a mail server for tests.
 *
 * @param options that differ from the default, such as refusing recipients
 */
export async function startMailServer(options: SMTPServerOptions = {}): Promise<MailServer> {
  const received: ReceivedMail[] = []
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    disableReverseLookup: true,
    async onData(stream, { envelope }, done) {
      const raw = await buffer(stream)
      const from = envelope.mailFrom ? envelope.mailFrom.address : ''
      const to = envelope.rcptTo.map((recipient) => recipient.address)
      received.push({ from, to, raw: raw.toString(), email: await PostalMime.parse(raw) })
      done()
    },
    ...options,
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as { port: number }
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
