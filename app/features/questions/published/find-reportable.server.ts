import { sql } from 'kysely'
import { z } from 'zod'
import type { Locale } from '#app/i18n/locales.ts'
import { db } from '#db/client.ts'
import { answerPath, type PostKind, questionPath } from '../question.ts'

/** A public question or answer that a visitor wants to report. */
export type ReportablePost = {
  kind: PostKind
  id: string
  questionId: string
  schoolId: string
  school: string
  city: string
  text: string
  language: Locale
  /** Of the page on which it stands, without language. */
  path: string
}

/**
 * Finds a question, or an answer to it, as visitors read it; undefined unless it is public.
 *
 * @param answerId null for the question itself
 */
export async function findReportablePost(
  questionId: string,
  answerId: string | null,
): Promise<ReportablePost | undefined> {
  const id = answerId ?? questionId
  if (![questionId, id].every((one) => z.uuid().safeParse(one).success)) return undefined
  const row = await db()
    .selectFrom('posts as p')
    .innerJoin('questions as q', 'q.id', 'p.question_id')
    .innerJoin('school_directory as s', 's.id', 'p.school_id')
    .select(['p.kind', 'p.id', 'p.question_id as questionId', 'p.school_id as schoolId', 's.name as school', 's.city'])
    .select(['p.text', sql<Locale>`p.language`.as('language')])
    .where('p.id', '=', id)
    .where('p.question_id', '=', questionId)
    .where('p.status', '=', 'published')
    .where('q.status', '=', 'published')
    .where('s.status', '<>', 'hidden')
    .executeTakeFirst()
  if (!row) return undefined
  const { schoolId } = row
  const path = answerId ? answerPath(schoolId, questionId, answerId) : questionPath(schoolId, questionId)
  return { ...row, path }
}
