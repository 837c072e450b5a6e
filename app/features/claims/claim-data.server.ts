import type { Kysely } from 'kysely'
import type { PersonalData } from '#app/core/privacy/personal-data.ts'
import { storedFile } from '#app/core/privacy/stored-file.server.ts'
import { db } from '#db/client.ts'
import { sendJob } from '#db/jobs/send-job.ts'
import type { Database } from '#db/schema.ts'

const filesOf = (connection: Kysely<Database>, userId: string) =>
  connection
    .selectFrom('school_claims')
    .select('file_key')
    .where('user_id', '=', userId)
    .where('file_key', 'is not', null)
    .$narrowType<{ file_key: string }>()
    .execute()

/**
 * Personal data: a person's claims, with the evidence of those still waiting. They are deleted with the account's row.
 */
export const claimData: PersonalData = {
  name: 'claims',
  read: (userId) =>
    db()
      .selectFrom('school_claims')
      .select(['school_id', 'proposal', 'by_code', 'person_function', 'explanation', 'state', 'reason'])
      .select(['created_at', 'decided_at'])
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .execute(),
  files: async (userId) => {
    const kept = await filesOf(db(), userId)
    return (await Promise.all(kept.map(({ file_key: key }) => storedFile(key, key)))).flat()
  },
  erase: async (trx, userId) => {
    for (const { file_key: key } of await filesOf(trx, userId)) await sendJob(trx, 'delete_file', { key })
  },
}

/** Personal data: what a person said as an owner of a school about somebody else's claim. */
export const claimAnswerData: PersonalData = {
  name: 'claim_answers',
  read: (userId) =>
    db()
      .selectFrom('school_claim_answers')
      .select(['claim_id', 'text', 'created_at'])
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .execute(),
}

/**
 * Personal data: the schools that a person is a member of. Membership ends with the account's row; the schools stay.
 */
export const ownSchoolsData: PersonalData = {
  name: 'schools',
  read: (userId) =>
    db()
      .selectFrom('school_members')
      .select(['school_id', 'role', 'created_at'])
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .execute(),
}
