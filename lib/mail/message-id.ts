import { createHmac } from 'node:crypto'
import { appSecret, knownSecrets } from '../app-secret.ts'
import type { Mail } from './mail.ts'

/** Characters of the signature: 96 bits. */
const SIGNATURE_LENGTH = 16

/**
 * Message-ID of a mail. It carries a signature that only we can make for this recipient, so that a report about a
 * bounced mail proves that we sent it, and to whom.
 */
export function messageId({ id, to }: Pick<Mail, 'id' | 'to'>, domain: string | undefined): string {
  return `<${id}.${mark(id, to, appSecret())}@${domain}>`
}

/** Whether we sent the mail with this Message-ID to this address. */
export function isOwnMessage(given: string, to: string): boolean {
  const [, id = '', found = ''] = /^<([\w-]+)\.([\w-]+)@[^<>@\s]+>$/.exec(given.trim()) ?? []
  return knownSecrets().some((secret) => mark(id, to, secret) === found)
}

const mark = (id: string, to: string, secret: string) =>
  createHmac('sha256', secret).update(`mail ${id} ${to.toLowerCase()}`).digest('base64url').slice(0, SIGNATURE_LENGTH)
