import type { PersonalData } from '#app/core/privacy/personal-data.ts'
import { storedFile } from '#app/core/privacy/stored-file.server.ts'
import { db } from '#db/client.ts'
import { anonymiseAuthor } from './anonymise-author.server.ts'
import { deleteReviewEvidence } from './evidence/delete-evidence.server.ts'

/**
 * Personal data: what authors wrote and sent about their reviews, that is answers to disputes, appeals and evidence.
 * All of it is deleted with the account, even if the review stays; moderators' decisions about it are kept without it.
 * It is erased before the reviews themselves, through which it is found.
 */
export const casesData: PersonalData = {
  name: 'review_matters',
  read: async (userId) => ({
    answers: await answersOf(userId),
    objections: await appealsOf(userId),
    proofs: (await evidenceOf(userId)).map(({ file_key: _, ...proof }) => proof),
  }),
  files: async (userId) => {
    const evidence = await evidenceOf(userId)
    const files = evidence.map(({ id, file_key: key }) => storedFile(`proof-${id}.${key.split('.').at(-1)}`, key))
    return (await Promise.all(files)).flat()
  },
  erase: async (trx, userId) => {
    const own = await trx.selectFrom('reviews').select('id').where('author_id', '=', userId).execute()
    const ids = own.map(({ id }) => id)
    await deleteReviewEvidence(trx, ids)
    await trx
      .deleteFrom('appeals')
      .where('user_id', '=', userId)
      .where('decision_id', 'in', (eb) => eb.selectFrom('decisions').select('id').where('review_id', 'is not', null))
      .execute()
    await anonymiseAuthor(trx, ids)
  },
}

const answersOf = (userId: string) =>
  db()
    .selectFrom('disputes as d')
    .innerJoin('reviews as r', 'r.id', 'd.review_id')
    .select(['d.review_id', 'd.reason', 'd.author_due_at', 'd.author_reply', 'd.author_replied_at', 'd.state'])
    .where('r.author_id', '=', userId)
    .orderBy('d.created_at')
    .execute()

const appealsOf = (userId: string) =>
  db()
    .selectFrom('appeals as a')
    .innerJoin('decisions as d', 'd.id', 'a.decision_id')
    .select(['d.review_id', 'a.decision_id', 'a.text', 'a.state', 'a.created_at', 'a.decided_at'])
    .where('a.user_id', '=', userId)
    .where('d.review_id', 'is not', null)
    .orderBy('a.created_at')
    .execute()

const evidenceOf = (userId: string) =>
  db()
    .selectFrom('evidence as p')
    .innerJoin('reviews as r', 'r.id', 'p.review_id')
    .select(['p.id', 'p.review_id', 'p.file_key', 'p.state', 'p.created_at', 'p.decided_at'])
    .where('r.author_id', '=', userId)
    .orderBy('p.created_at')
    .execute()
