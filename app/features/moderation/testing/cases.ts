import { sql } from 'kysely'
import { makeAccount, removeAccounts, waitingMails } from '#app/features/accounts/testing/accounts.ts'
import { db } from '#db/client.ts'
import { reviewRow, schoolRow } from '#db/testing/factories.ts'

/** Makes a school with one member. */
export async function makeSchool(id: string) {
  await db()
    .insertInto('schools')
    .values(schoolRow({ id, name: `Schule ${id}` }))
    .execute()
  const member = await makeAccount()
  await db().insertInto('school_members').values({ school_id: id, user_id: member.id, role: 'editor' }).execute()
  return { id, member }
}

/** Makes a public review by a person with an account. */
export async function makeReview(school_id: string, given: Partial<Parameters<typeof reviewRow>[0]> = {}) {
  const author = await makeAccount()
  const { id } = await db()
    .insertInto('reviews')
    .values(reviewRow({ school_id, author_id: author.id, ...given }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, author }
}

/** Returns the current status of a review; undefined when it no longer exists. */
export const statusOf = async (id: string) =>
  (await db().selectFrom('reviews').select('status').where('id', '=', id).executeTakeFirst())?.status

/** Restrictions of a review that have yet to take effect. */
export const measuresOf = async (id: string) =>
  (await db().selectFrom('restrictions').select('status').where('review_id', '=', id).execute()).map(
    ({ status }) => status,
  )

/** Returns the templates and recipients of the waiting mails, in alphabetical order. */
export const mails = async () => (await waitingMails()).map(({ template, to }) => `${template} ${to}`).sort()

/** Returns the actions recorded in the audit log. */
export const audited = async () =>
  (await db().selectFrom('audit_entries').select('action').orderBy('at').orderBy('id').execute()).map(
    ({ action }) => action,
  )

/** Removes what a test wrote, except decisions and the audit log, which cannot be deleted. */
export async function removeCases(): Promise<void> {
  await db().deleteFrom('reports').execute()
  await db().deleteFrom('disputes').execute()
  await db().deleteFrom('reviews').execute()
  await db().deleteFrom('schools').execute()
  await removeAccounts()
  await sql`delete from pgboss.job`.execute(db())
}
