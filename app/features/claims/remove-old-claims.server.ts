import { type SqlBool, sql } from 'kysely'
import { db } from '#db/client.ts'
import { CLAIM_MONTHS } from './claim.ts'

/** Removes claims six months after they were closed, and expired codes. @returns number of rows removed */
export async function removeOldClaims(): Promise<number> {
  const claims = await db()
    .deleteFrom('school_claims')
    .where(sql<SqlBool>`decided_at < now() - make_interval(months => ${CLAIM_MONTHS})`)
    .executeTakeFirst()
  const codes = await db().deleteFrom('claim_codes').where(sql<SqlBool>`expires_at < now()`).executeTakeFirst()
  return Number(claims.numDeletedRows + codes.numDeletedRows)
}
