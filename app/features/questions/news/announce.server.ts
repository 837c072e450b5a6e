import { type SqlBool, sql, type Transaction } from 'kysely'
import { notify } from '#app/features/notifications/notify.server.ts'
import { sendJob } from '#db/jobs/send-job.ts'
import type { Database } from '#db/schema.ts'
import { addDays, berlinHour } from '#lib/berlin-day.ts'
import { questionPath } from '../question.ts'

type Trx = Transaction<Database>

/** Hour in Berlin at which schools are told about the questions of the previous day, as about reviews. */
const HOUR = 7

/**
 * Schedules the notification of a school's members, on the following morning, that a question was published. At the
 * moment itself it would reveal who was in the school's network then.
 */
export async function announceQuestion(trx: Trx, schoolId: string): Promise<void> {
  const { rows } = await sql<{ day: string }>`select (now() at time zone 'Europe/Berlin')::date as day`.execute(trx)
  const { day } = rows[0]!
  const startAfter = berlinHour(addDays(day, 1), HOUR)
  await sendJob(
    trx,
    'tell_school',
    { schoolId, day, about: 'questions' },
    { startAfter, key: `${schoolId} ${day} questions` },
  )
}

/** Notifies whoever asked that an answer was published, unless it is their own, or the account or question is gone. */
export async function announceAnswer(trx: Trx, answerId: string): Promise<void> {
  const answer = await trx
    .selectFrom('question_answers as a')
    .innerJoin('questions as q', 'q.id', 'a.question_id')
    .innerJoin('school_directory as d', 'd.id', 'q.school_id')
    .select(['q.author_id as userId', 'q.id as questionId', 'q.school_id as schoolId', 'd.name', 'a.by_school'])
    .where('a.id', '=', answerId)
    .where('a.status', '=', 'published')
    .where('q.status', '=', 'published')
    .where('q.author_id', 'is not', null)
    .where(sql<SqlBool>`a.author_id is distinct from q.author_id`)
    .executeTakeFirst()
  if (!answer?.userId) return
  const { userId, questionId, schoolId, name: school } = answer
  const props = { school, ...(answer.by_school && { bySchool: true as const }) }
  await notify(trx, { to: { userId }, kind: 'question_answer', props, path: questionPath(schoolId, questionId) })
}
