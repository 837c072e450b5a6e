import { sql } from 'kysely'
import { Failure } from '#app/core/failure.ts'
import { db } from '#db/client.ts'
import { CHECK_HOURS, MAX_FOLLOWS, type MailChoice } from '../saved-search.ts'
import type { Follow } from './follow.schema.ts'

/** Lists the schools that a person follows, latest first, without those that may not be listed. */
export async function listFollows(userId: string) {
  const rows = await db()
    .selectFrom('school_follows as f')
    .innerJoin('school_directory as d', 'd.id', 'f.school_id')
    .select(['f.school_id as schoolId', 'd.name', 'd.city', 'f.mail', 'f.reviews', 'f.events', 'f.facts'])
    .where('f.user_id', '=', userId)
    .where('d.status', '<>', 'hidden')
    .orderBy('f.created_at', 'desc')
    .orderBy('f.school_id')
    .execute()
  return rows.map((row) => ({ ...row, mail: row.mail as MailChoice }))
}

/** A followed school as its follower sees it. */
export type FollowedSchool = Awaited<ReturnType<typeof listFollows>>[number]

/**
 * Finds a school that may be followed; undefined when there is none.
 *
 * @param schoolId as found in an address: any text
 */
export const findFollowable = (schoolId: string) =>
  db()
    .selectFrom('school_directory')
    .select(['id as schoolId', 'name', 'city'])
    .where('id', '=', schoolId.replaceAll('\0', ''))
    .where('status', '<>', 'hidden')
    .executeTakeFirst()

/**
 * Follows a school, or changes what the person is told about it and when. Mails report what is new from now
 * on; if they were already on, they continue from the last one.
 *
 * @throws Failure school_unknown, follows_full
 */
export async function followSchool(userId: string, { schoolId, mail, ...topics }: Follow): Promise<void> {
  if (!(await findFollowable(schoolId))) throw new Failure('not_found', 'school_unknown')
  const hours = mail === 'never' ? CHECK_HOURS.weekly : CHECK_HOURS[mail]
  const check_at = sql<Date>`now() + make_interval(hours => ${hours})`
  const goesOn = sql<boolean>`school_follows.mail <> 'never'`
  await db()
    .transaction()
    .execute(async (trx) => {
      // The lock serialises simultaneous requests, so that the limit holds.
      await trx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().executeTakeFirstOrThrow()
      const kept = await trx.selectFrom('school_follows').select('school_id').where('user_id', '=', userId).execute()
      if (kept.length >= MAX_FOLLOWS && kept.every(({ school_id }) => school_id !== schoolId))
        throw new Failure('conflict', 'follows_full')
      await trx
        .insertInto('school_follows')
        .values({ user_id: userId, school_id: schoolId, mail, ...topics, check_at })
        .onConflict((conflict) =>
          conflict.columns(['user_id', 'school_id']).doUpdateSet({
            mail,
            ...topics,
            notified_until: sql<Date>`case when ${goesOn} then school_follows.notified_until else now() end`,
            check_at: sql<Date>`case when ${goesOn} then least(school_follows.check_at, ${check_at}) else ${check_at} end`,
          }),
        )
        .execute()
    })
}

/** Unfollows a school; does nothing when the person does not follow it. */
export async function unfollowSchool(userId: string, schoolId: string): Promise<void> {
  await db().deleteFrom('school_follows').where('user_id', '=', userId).where('school_id', '=', schoolId).execute()
}
