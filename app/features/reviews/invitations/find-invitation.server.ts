import { type Kysely, sql } from 'kysely'
import { pageAddress } from '#app/core/urls.server.ts'
import { isPremium } from '#app/features/schools/membership/require-member.server.ts'
import { db } from '#db/client.ts'
import type { Database } from '#db/schema.ts'
import { COUNTRY_LANGUAGE, type CountryCode } from '#db/vocabulary.ts'

/** 128 bits, base64url. */
const TOKEN = /^[\w-]{22}$/
/** Today in the time zone of the site's deadlines. */
const today = sql`(now() at time zone 'Europe/Berlin')::date`
const isOver = sql<boolean>`coalesce(i.ends_on < ${today}, false)`

/**
 * Finds the invitation that a token identifies at a school.
 *
 * @returns undefined when it belongs to another school or none, was renewed or ended, or the school is no longer
 *   premium
 */
export async function findInvitation(
  schoolId: string,
  token: string,
  connection: Kysely<Database> = db(),
): Promise<{ id: string } | undefined> {
  if (!TOKEN.test(token)) return undefined
  return await connection
    .selectFrom('review_invitations as i')
    .select('i.id')
    .where('i.token', '=', token)
    .where('i.school_id', '=', schoolId)
    .where('i.ended_at', 'is', null)
    .where(isOver, '=', false)
    .where(isPremium('i.school_id'))
    .executeTakeFirst()
}

/**
 * Finds a school's link for all families, for its members; returns undefined before the first one and after it was
 * ended.
 */
export async function findOwnInvitation(schoolId: string) {
  const row = await db()
    .selectFrom('review_invitations as i')
    .innerJoin('schools as s', 's.id', 'i.school_id')
    .select(['i.token', 'i.created_at', 'i.ends_on', 's.country', isOver.as('over')])
    .where('i.school_id', '=', schoolId)
    .where('i.ended_at', 'is', null)
    .executeTakeFirst()
  if (!row) return undefined
  const { token, created_at: since, ends_on: endsOn, country, over } = row
  const language = COUNTRY_LANGUAGE[country as CountryCode]
  const address = pageAddress(language, `/schools/${schoolId}/review?invitation=${token}`)
  return { address, language, since, endsOn, over }
}

/** A school's link as its members see it, in the language of its country. */
export type OwnInvitation = NonNullable<Awaited<ReturnType<typeof findOwnInvitation>>>
