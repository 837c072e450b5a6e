import { sql } from 'kysely'
import type { Role } from '#app/core/session.ts'
import { makeAccount, waitingMails } from '#app/features/accounts/testing/accounts.ts'
import { db } from '#db/client.ts'
import type { Decider } from '../admin/may-decide-claim.ts'

export const PDF = '%PDF-1.7\n1 0 obj<<>>endobj\nstartxref\n9\n%%EOF\n'
/** Returns evidence as sent by the form. */
export const evidence = () => ({
  personFunction: 'Schulleitung',
  explanation: 'Ich leite die Schule; das Schulamt kann es bestätigen.',
  proof: new File([PDF], 'ausweis.pdf') as unknown,
})

/** Makes a person who decides, or only tries to. */
export async function makeDecider(role: Role = 'moderator'): Promise<Decider> {
  return { userId: (await makeAccount({ role })).id, role }
}

/** Makes a person a member of a school without a claim. */
export async function makeOwner(schoolId: string, role: 'owner' | 'editor' = 'owner') {
  const account = await makeAccount()
  await db().insertInto('school_members').values({ school_id: schoolId, user_id: account.id, role }).execute()
  return account
}

/** Returns the code in the newest mail to an address. */
export async function codeMailed(to: string): Promise<string> {
  const mail = (await waitingMails()).find((one) => one.template === 'claim-code' && one.to === to)
  return mail?.props.code ?? ''
}

export const ownersOf = async (schoolId: string) =>
  (
    await db()
      .selectFrom('school_members')
      .select('user_id')
      .where('school_id', '=', schoolId)
      .where('role', '=', 'owner')
      .orderBy('created_at')
      .execute()
  ).map(({ user_id }) => user_id)

export const verifiedAt = async (schoolId: string) =>
  (await db().selectFrom('school_directory').select('verified_at').where('id', '=', schoolId).executeTakeFirst())
    ?.verified_at

/** Returns the keys of the stored files that jobs will delete. */
export const filesToGo = async () =>
  (await sql<{ data: { key: string } }>`select data from pgboss.job where name = 'delete_file'`.execute(db())).rows.map(
    ({ data }) => data.key,
  )

/** Returns the entries of the audit log about a claim, oldest first. */
export const claimLog = async (claimId: string) =>
  (
    await db()
      .selectFrom('audit_entries')
      .select(['action', 'actor_role'])
      .where('subject_kind', '=', 'claim')
      .where('subject_id', '=', claimId)
      .orderBy('id')
      .execute()
  ).map(({ action, actor_role }) => `${action} ${actor_role}`)
