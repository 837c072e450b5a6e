import { sql, type Transaction } from 'kysely'
import { Failure } from '#app/core/failure.ts'
import { countAttempt } from '#app/core/limits/attempts.server.ts'
import type { Visitor } from '#app/core/visitor.ts'
import { db } from '#db/client.ts'
import type { Database } from '#db/schema.ts'
import { DAY_TOPICS, type Day, type DayTopic } from './topics.ts'

/** The saying of an account about a school in a school year. */
type Speaker = { userId: string; schoolId: string; schoolYear: number; visitor: Visitor }

/**
 * Sets what an account says of the day at a school; topics that are missing are withdrawn, and what the team took off
 * stays off for this school year.
 *
 * @throws Failure as {@link confirmDay}, but day_changed
 */
export async function sayDay(speaker: Speaker, day: Day): Promise<void> {
  await speak(speaker, async (trx) => {
    const said = DAY_TOPICS.filter((topic) => day[topic] !== undefined)
    await sayingsOf(trx, speaker)
      .$if(said.length > 0, (sayings) => sayings.where('topic', 'not in', said))
      .execute()
    for (const topic of said) await saySame(trx, speaker, { topic, value: day[topic]! })
  })
}

/**
 * Says of one topic what the school says of it at this moment.
 *
 * @throws Failure day_changed if the school says something else by now; day_school_unknown if there is no open school;
 *   day_not_yours for accounts that are unconfirmed, suspended or about to be erased, for people of the school, its
 *   group or a claim, and for the team; too_many_attempts
 */
export async function confirmDay(speaker: Speaker, { topic, value }: { topic: string; value: string }): Promise<void> {
  await speak(speaker, async (trx) => {
    const stated = await trx
      .selectFrom('school_day_values')
      .select('topic')
      .where('school_id', '=', speaker.schoolId)
      .where('topic', '=', topic as DayTopic)
      .where('value', '=', value)
      .executeTakeFirst()
    if (!stated) throw new Failure('conflict', 'day_changed')
    await saySame(trx, speaker, { topic: topic as DayTopic, value })
  })
}

async function speak(speaker: Speaker, change: (trx: Transaction<Database>) => Promise<void>): Promise<void> {
  const { userId, schoolId, visitor } = speaker
  await countAttempt('day', { account: userId, address: visitor.address })
  // PostgreSQL cannot even compare a text that contains NUL.
  if (schoolId.includes('\0')) throw new Failure('not_found', 'day_school_unknown')
  await db()
    .transaction()
    .execute(async (trx) => {
      const { rows } = await sql<{ allowed: boolean }>`
        select speaks_for_families(u, s.id) as allowed from schools s, users u
        where s.id = ${schoolId} and s.status = 'active' and u.id = ${userId}
          and not exists (select from school_redirects r where r.old_id = s.id)
        for share of u`.execute(trx)
      if (!rows[0]) throw new Failure('not_found', 'day_school_unknown')
      if (!rows[0].allowed) throw new Failure('forbidden', 'day_not_yours')
      await change(trx)
    })
}

const sayingsOf = (trx: Transaction<Database>, { userId, schoolId, schoolYear }: Speaker) =>
  trx
    .deleteFrom('school_day_sayings')
    .where('user_id', '=', userId)
    .where('school_id', '=', schoolId)
    .where('school_year', '=', schoolYear)
    .where('removed_by', 'is', null)

/** Whether the account may speak stands in the statement itself, so that nothing comes between. */
const saySame = (
  trx: Transaction<Database>,
  { userId, schoolId, schoolYear }: Speaker,
  { topic, value }: { topic: DayTopic; value: string },
) =>
  sql`insert into school_day_sayings (school_id, user_id, topic, value, school_year)
    select ${schoolId}, u.id, ${topic}, ${value}, ${schoolYear} from users u
    where u.id = ${userId} and speaks_for_families(u, ${schoolId})
    on conflict (school_id, topic, school_year, user_id) do update
      set value = excluded.value, given_at = now() where school_day_sayings.removed_by is null`.execute(trx)
