import { removeAccounts, visitor, waitingMails } from '#app/features/accounts/testing/accounts.ts'
import { db } from '#db/client.ts'
import { sendContact } from '../open/send-contact.server.ts'
import type { WrittenContact } from '../ticket.schema.ts'

export const written: WrittenContact = {
  name: 'Ada Lovelace',
  email: 'ada@post.example',
  phone: '',
  privacy: 'on',
  website: '',
  message: 'Guten Tag, ich habe eine Frage.',
}
export const nobody = { session: null, visitor, locale: 'fr' as const }

/** Returns all tickets, oldest first. */
export const tickets = () => db().selectFrom('tickets').selectAll().orderBy('number').execute()

/** Returns the messages of all tickets, oldest first. */
export const messages = () =>
  db()
    .selectFrom('ticket_messages')
    .select(['author', 'internal', 'text'])
    .orderBy('created_at')
    .orderBy('id')
    .execute()

/** Makes a ticket from the contact form. */
export async function makeContact(change: Partial<WrittenContact> = {}) {
  await sendContact({ ...written, ...change }, nobody)
  return (await tickets()).at(-1)!
}

/** Returns the template and recipient of the waiting mails, in alphabetical order. */
export const mailed = async () => (await waitingMails()).map(({ template, to }) => `${template} ${to}`).sort()

/** Returns the waiting mail to a person, by its template. */
export async function mailTo(to: string, template: string) {
  const mail = (await waitingMails()).find((one) => one.to === to && one.template === template)
  if (!mail) throw new Error(`No mail ${template} waits for ${to}.`)
  return mail
}

/** Returns the actions of staff, oldest first. */
export const audited = async () =>
  (await db().selectFrom('audit_entries').select('action').orderBy('at').orderBy('id').execute()).map(
    ({ action }) => action,
  )

/** Removes what a test wrote about tickets. */
export async function removeTickets(): Promise<void> {
  await db().deleteFrom('tickets').execute()
  await removeAccounts()
}
