import { type Kysely, sql } from 'kysely'
import { db } from '#db/client.ts'
import type { Database } from '#db/schema.ts'
import type { SimilarQuestion } from './similar.ts'

/** Likeness by trigrams, from 0 to 1, from which a question is shown to whoever asks, and from which it is the same. */
const ALIKE = 0.4
const SAME = 0.75
/** Similar questions that are shown. */
const MAX_SIMILAR = 3
/** Questions of a school that are compared, the most useful ones first. */
const COMPARED = 1000

/**
 * Finds the public questions about a school that are most like a text, the most similar one first.
 *
 * @param except id of the question that the text replaces
 */
export async function findSimilarQuestions(
  schoolId: string,
  text: string,
  { within = db(), except = null }: { within?: Kysely<Database>; except?: string | null } = {},
): Promise<SimilarQuestion[]> {
  const { rows } = await sql<SimilarQuestion>`
    select id, text, language, likeness >= ${SAME} as "isSame",
      (select count(*) from question_answers a where a.question_id = q.id and a.status = 'published')::int as answers
    from (select id, text, language, similarity(plain_text(text), plain_text(${text})) as likeness
      from (select id, text, language from questions
        where school_id = ${schoolId} and status = 'published' and id is distinct from ${except}::uuid
        order by useful_count desc, published_at desc, id desc limit ${COMPARED}) compared) q
    where likeness >= ${ALIKE} order by likeness desc, id limit ${MAX_SIMILAR}`.execute(within)
  return rows
}
