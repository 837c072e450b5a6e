import type { Transaction } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { Moderator } from '../decision.ts'
import type { Appealed, Held, Ruled } from '../subjects/adapter.ts'
import { adapterOf } from '../subjects/adapters.server.ts'

/**
 * Records a decision for good and makes it take effect, as the adapter of its subject does. It belongs in the
 * transaction that holds the subject.
 *
 * @param appealed the decision against which the appeal was that is answered
 * @returns the decision's id
 * @throws Failure review_replaced when the author of a review to be published has written another one
 */
export async function recordDecision(
  trx: Transaction<Database>,
  moderator: Moderator,
  held: Held,
  decision: Ruled,
  appealed?: Appealed,
): Promise<string> {
  const { occasion, outcome, rule, law = '', sentence = '', facts, aboutId } = decision
  const { id } = await trx
    .insertInto('decisions')
    .values({
      subject_kind: held.kind,
      subject_id: held.id,
      school_id: held.schoolId,
      author_id: held.authorId,
      occasion,
      outcome,
      rule: rule ?? null,
      law,
      sentence,
      facts,
      content: JSON.stringify(held.content),
      decided_by: moderator.userId,
      about_id: aboutId ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await adapterOf(held.kind).takeEffect(trx, moderator, held, { ...decision, id, appealed })
  return id
}
