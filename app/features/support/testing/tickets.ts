import { removeAccounts, visitor, waitingMails } from '#app/features/accounts/testing/accounts.ts'
import { db } from '#db/client.ts'
import type { WrittenContact } from '../open/contact.schema.ts'
import { sendContact } from '../open/send-contact.server.ts'

export const written: WrittenContact = {
  ...{ name: 'Ada Lovelace', email: 'ada@post.example', phone: '', privacy: 'on', website: '' },
  message: 'Guten Tag, ich habe eine Frage.',
}
export const nobody = { session: null, visitor, locale: 'fr' as const }

/** All cases, the oldest first. */
export const tickets = () => db().selectFrom('tickets').selectAll().orderBy('number').execute()

/** What was written in all cases, the oldest first. */
export const messages = () =>
  db()
    .selectFrom('ticket_messages')
    .select(['author', 'internal', 'text'])
    .orderBy('created_at')
    .orderBy('id')
    .execute()

/** A case that came by the contact form. */
export async function makeContact(change: Partial<WrittenContact> = {}) {
  await sendContact({ ...written, ...change }, nobody)
  return (await tickets()).at(-1)!
}

/** Template and recipient of the mails that wait, in alphabetical order. */
export const mailed = async () => (await waitingMails()).map(({ template, to }) => `${template} ${to}`).sort()

/** The mail that waits for somebody, by its template. */
export async function mailTo(to: string, template: string) {
  const mail = (await waitingMails()).find((one) => one.to === to && one.template === template)
  if (!mail) throw new Error(`No mail ${template} waits for ${to}.`)
  return mail
}

/** What staff did, the oldest first. */
export const audited = async () =>
  (await db().selectFrom('audit_entries').select('action').orderBy('at').orderBy('id').execute()).map(
    ({ action }) => action,
  )

/** Empties what a test wrote about cases. */
export async function removeTickets(): Promise<void> {
  await db().deleteFrom('tickets').execute()
  await removeAccounts()
}
