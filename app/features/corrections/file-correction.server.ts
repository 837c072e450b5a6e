import { Failure } from '#app/core/failure.ts'
import { countAttempt } from '#app/core/limits/attempts.server.ts'
import type { Session } from '#app/core/session.ts'
import type { Visitor } from '#app/core/visitor.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { db } from '#db/client.ts'
import type { WrittenCorrection } from './correction.schema.ts'
import { readFacts } from './read-facts.server.ts'
import { storeCorrection } from './store-correction.server.ts'

type Reporter = { session: Pick<Session, 'userId' | 'role'> | null; visitor: Visitor; locale: Locale }

/**
 * Stores anybody's correction for a moderator to decide, and records whether a member of the school made it.
 *
 * @throws Failure school_unknown; correction_same when the profile already says so; too_many_attempts
 */
export async function fileCorrection(schoolId: string, written: WrittenCorrection, reporter: Reporter): Promise<void> {
  const { session, visitor, locale } = reporter
  const { address } = visitor
  if (session) await countAttempt('report', { account: session.userId, address })
  else await countAttempt('report-guest', { account: written.email, address })
  await db()
    .transaction()
    .execute(async (trx) => {
      const facts = await readFacts(trx, schoolId)
      if (!facts) throw new Failure('not_found', 'school_unknown')
      const runs = trx.selectFrom('school_members').select('role').where('school_id', '=', schoolId)
      const bySchool =
        session !== null && (await runs.where('user_id', '=', session.userId).executeTakeFirst()) !== undefined
      const shown = facts.shown[written.field]
      await storeCorrection(trx, written, { schoolId, shown, bySchool, reporter: session, locale })
    })
}
