import type { Kysely } from 'kysely'
import { Failure } from '#app/core/failure.ts'
import { workedOn } from '#app/features/schools/membership/admin-visits.server.ts'
import { type Member, requireMember } from '#app/features/schools/membership/require-member.server.ts'
import { db } from '#db/client.ts'
import type { Database } from '#db/schema.ts'
import type { CountryCode } from '#db/vocabulary.ts'
import { writeSelfReported } from '../change-self-reported.server.ts'
import { PROFILE_POLICY } from '../policy.ts'
import { recordVersion } from '../record-version.server.ts'
import { versionToken } from '../version-token.server.ts'
import { type Position, positionRefusal } from './position-rules.ts'

/** The position of a school as self-reported and according to its register. */
export type SchoolPosition = {
  country: CountryCode
  own: Position | null
  official: Position | null
  /** Version token that the form carries, see `versionToken`. */
  seen: string
}

/** Finds the position of a school; returns undefined when the person is not a member. */
export async function findPosition({ userId, schoolId }: Member): Promise<SchoolPosition | undefined> {
  const runs = await db()
    .selectFrom(workedOn(userId))
    .select('school_id')
    .where('school_id', '=', schoolId)
    .executeTakeFirst()
  return runs && (await readPosition(db(), schoolId))
}

/**
 * Moves the pin of a school; null resets it to the register's position.
 *
 * @throws Failure school_not_yours, premium_required, position_abroad, position_far, or text_changed when it is not
 *   where the person saw it
 */
export async function movePosition(member: Member, to: Position | null, seen: string): Promise<void> {
  const { schoolId } = member
  await db()
    .transaction()
    .execute(async (trx) => {
      await requireMember(trx, member, PROFILE_POLICY.movePosition)
      await recordVersion(trx, { userId: null, schoolId })
      const known = await readPosition(trx, schoolId)
      if (known.seen !== seen) throw new Failure('conflict', 'text_changed')
      const refusal = to && positionRefusal(to, known)
      if (refusal) throw new Failure('unprocessable', refusal)
      await writeSelfReported(trx, schoolId, to ?? { lat: null, lng: null })
      await recordVersion(trx, member)
    })
}

async function readPosition(connection: Kysely<Database>, schoolId: string): Promise<SchoolPosition> {
  const row = await connection
    .selectFrom('schools as s')
    .leftJoin('school_profiles as p', 'p.school_id', 's.id')
    .select(['s.country', 's.lat', 's.lng', 'p.lat as own_lat', 'p.lng as own_lng'])
    .where('s.id', '=', schoolId)
    .executeTakeFirstOrThrow()
  const own = positionOf(row.own_lat, row.own_lng)
  return { country: row.country as CountryCode, own, official: positionOf(row.lat, row.lng), seen: versionToken(own) }
}

const positionOf = (lat: number | null, lng: number | null): Position | null =>
  lat === null || lng === null ? null : { lat, lng }
