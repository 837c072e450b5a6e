import fs from 'node:fs/promises'
import path from 'node:path'
import type { Email } from 'postal-mime'
import { compose } from './compose.ts'
import type { Mail } from './mail.ts'

/** Names of kept mails, none of which can lead out of the folder. */
const NAME = /^[\w-]+$/

/**
 * A folder of mails as they would have been sent, one `.eml` file each. Other users of the machine cannot read it,
 * because links in mails give access to accounts.
 */
export class Outbox {
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = path.resolve(folder)
  }

  /** Stores a mail; storing the same mail again replaces the first copy. */
  async keep(mail: Mail, from: string): Promise<void> {
    const { createTransport } = await import('nodemailer')
    const transport = createTransport({ streamTransport: true, buffer: true })
    const { message } = await transport.sendMail(compose(mail, from))
    await fs.mkdir(this.#folder, { recursive: true })
    await fs.chmod(this.#folder, 0o700)
    const file = path.join(this.#folder, `${mail.id}.eml`)
    await fs.writeFile(`${file}.part`, message as Buffer, { mode: 0o600 })
    await fs.rename(`${file}.part`, file)
  }

  /** Returns all mails, the newest first. */
  async list(): Promise<{ name: string; email: Email }[]> {
    const files = await fs.readdir(this.#folder).catch(() => [])
    const names = files.filter((file) => file.endsWith('.eml')).map((file) => file.slice(0, -'.eml'.length))
    const mails = await Promise.all(names.map(async (name) => ({ name, email: await this.read(name) })))
    const found = mails.filter((mail): mail is { name: string; email: Email } => mail.email !== undefined)
    return found.sort((a, b) => date(b.email) - date(a.email))
  }

  /** Returns one mail, or undefined if there is none with this name. */
  async read(name: string): Promise<Email | undefined> {
    if (!NAME.test(name)) return undefined
    const raw = await fs.readFile(path.join(this.#folder, `${name}.eml`)).catch(() => undefined)
    return raw && (await import('postal-mime')).default.parse(raw)
  }
}

const date = (email: Email) => Date.parse(email.date ?? '')
