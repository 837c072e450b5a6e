import { sql, type Transaction } from 'kysely'
import type { PersonalData } from '#app/core/privacy/personal-data.ts'
import { db } from '#db/client.ts'
import type { Database } from '#db/schema.ts'

type Trx = Transaction<Database>

const keepsTexts = async (trx: Trx, userId: string): Promise<boolean> => {
  const { keep_reviews } = await trx
    .selectFrom('users')
    .select('keep_reviews')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return keep_reviews
}

/**
 * Personal data: a person's appeals about their questions and answers. They are deleted with the account; what was
 * decided stays without them.
 */
export const postAppealData: PersonalData = {
  name: 'question_appeals',
  read: (userId) =>
    db()
      .selectFrom('appeals as a')
      .innerJoin('decisions as d', 'd.id', 'a.decision_id')
      .select(['d.subject_kind as kind', 'd.subject_id as id', 'a.text', 'a.state', 'a.created_at', 'a.decided_at'])
      .where('a.user_id', '=', userId)
      .where('d.author_id', '=', userId)
      .where('d.subject_kind', 'in', ['question', 'question_answer'])
      .orderBy('a.created_at')
      .execute(),
  erase: async (trx, userId) => {
    await trx
      .deleteFrom('appeals')
      .where('user_id', '=', userId)
      .where('decision_id', 'in', (eb) =>
        eb
          .selectFrom('decisions')
          .select('id')
          .where('author_id', '=', userId)
          .where('subject_kind', 'in', ['question', 'question_answer']),
      )
      .execute()
  },
}

/**
 * Personal data: the questions that a person asked. They are deleted with the account, with all answers, or stay
 * without any trace of it if the person chose so for reviews.
 */
export const questionData: PersonalData = {
  name: 'questions',
  read: (userId) =>
    db()
      .selectFrom('questions')
      .select(['id', 'school_id', 'text', 'language', 'status', 'created_at', 'changed_at', 'published_at'])
      .where('author_id', '=', userId)
      .orderBy('created_at')
      .execute(),
  erase: async (trx, userId) => {
    if (!(await keepsTexts(trx, userId))) await trx.deleteFrom('questions').where('author_id', '=', userId).execute()
    await trx
      .updateTable('questions')
      .set({ author_id: null, network_hash: null })
      .where('author_id', '=', userId)
      .execute()
  },
}

/** Personal data: the answers that a person gave as a family; what becomes of them is as for questions. */
export const questionAnswerData: PersonalData = {
  name: 'question_answers',
  read: (userId) =>
    db()
      .selectFrom('question_answers')
      .select(['id', 'question_id', 'relation', 'old_enough', 'text', 'language', 'status', 'created_at'])
      .select(['changed_at', 'published_at'])
      .where('author_id', '=', userId)
      .where('by_school', '=', false)
      .orderBy('created_at')
      .execute(),
  erase: async (trx, userId) => {
    const own = sql<boolean>`author_id = ${userId} and not by_school`
    if (!(await keepsTexts(trx, userId))) await trx.deleteFrom('question_answers').where(own).execute()
    await trx.updateTable('question_answers').set({ author_id: null, network_hash: null }).where(own).execute()
  },
}

/**
 * Personal data: answers to questions that a person wrote for a school. They belong to it and stay, without the person.
 */
export const schoolAnswerData: PersonalData = {
  name: 'school_question_answers',
  read: (userId) =>
    db()
      .selectFrom('question_answers')
      .select(['id', 'question_id', 'text', 'language', 'status', 'created_at', 'changed_at'])
      .where('author_id', '=', userId)
      .where('by_school', '=', true)
      .orderBy('created_at')
      .execute(),
}

/** Personal data: the questions and answers that a person found useful; deleted with the account's row. */
export const usefulVoteData: PersonalData = {
  name: 'useful_votes',
  read: async (userId) => ({
    questions: await db()
      .selectFrom('question_votes')
      .select(['question_id', 'created_at'])
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .execute(),
    answers: await db()
      .selectFrom('question_answer_votes')
      .select(['answer_id', 'created_at'])
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .execute(),
  }),
}
