import { randomBytes } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import { type Member, requireMember } from '#app/features/schools/membership/require-member.server.ts'
import { db } from '#db/client.ts'
import { recordAudit } from '#db/record-audit.ts'
import type { Database } from '#db/schema.ts'
import { REVIEWS_POLICY } from '../policy.ts'

/** Makes a token of 128 bits, so that the QR code stays coarse enough for a bad camera. */
const newToken = (): string => randomBytes(16).toString('base64url')

/**
 * Gives a school a new link for all families; the current one ends immediately. Reviews written through it keep their
 * level.
 *
 * @param endsOn last day of the new link, YYYY-MM-DD in Europe/Berlin; null for none
 * @throws Failure school_not_yours, premium_required
 */
export async function renewInvitation(member: Member, endsOn: string | null): Promise<void> {
  await change(member, 'invitation.renewed', async (trx) => {
    await trx
      .insertInto('review_invitations')
      .values({ school_id: member.schoolId, token: newToken(), ends_on: endsOn })
      .execute()
  })
}

/** Ends the link of a school. @throws Failure school_not_yours, premium_required */
export async function endInvitation(member: Member): Promise<void> {
  await change(member, 'invitation.ended', async () => {})
}

/** Ends the current link before anything else; simultaneous changes wait for each other. */
async function change(member: Member, action: string, then: (trx: Transaction<Database>) => Promise<void>) {
  const { userId, schoolId } = member
  await db()
    .transaction()
    .execute(async (trx) => {
      await requireMember(trx, member, REVIEWS_POLICY.renewInvitation)
      await trx.selectFrom('schools').select('id').where('id', '=', schoolId).forNoKeyUpdate().execute()
      await trx
        .updateTable('review_invitations')
        .set({ ended_at: sql<Date>`now()` })
        .where('school_id', '=', schoolId)
        .where('ended_at', 'is', null)
        .execute()
      await then(trx)
      await recordAudit(trx, { userId, role: 'operator' }, { action, subject: { kind: 'school', id: schoolId } })
    })
}
