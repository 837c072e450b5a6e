import { sql, type Transaction } from 'kysely'
import { z } from 'zod'
import { Failure } from '#app/core/failure.ts'
import { POST_KINDS, type PostStatus } from '#app/features/questions/question.ts'
import { db } from '#db/client.ts'
import type { Database } from '#db/schema.ts'
import { isRestriction, type Moderator } from '../../decision.ts'
import { notifyReporter } from '../../reports/notify-reporter.server.ts'
import { adapterOf } from '../../subjects/adapters.server.ts'
import { closeReports } from '../decide-reports.server.ts'
import { recordDecision } from '../record-decision.server.ts'
import { POST_OUTCOMES, type PostDecision } from './post-decision.schema.ts'

/**
 * Decides about a question, or an answer to one, and with it all open reports about it.
 *
 * @throws Failure already_decided when it is no longer as the moderator saw it, or the outcome does not fit its status;
 *   not_allowed for the moderator's own question, answer, school or report; post_unknown; case_locked
 */
export async function decidePost(
  moderator: Moderator,
  postId: string,
  { seen, outcome, ...grounds }: PostDecision,
): Promise<void> {
  if (!z.uuid().safeParse(postId).success) throw new Failure('not_found', 'post_unknown')
  await db()
    .transaction()
    .execute(async (trx) => {
      const post = await trx
        .selectFrom('posts')
        .select(['kind', 'id', 'school_id as schoolId'])
        .where('id', '=', postId)
        .executeTakeFirst()
      if (!post) throw new Failure('not_found', 'post_unknown')
      const held = await adapterOf(post.kind).hold(trx, moderator, post, { kind: 'post', id: postId })
      const fits: readonly string[] = POST_OUTCOMES[held.status as PostStatus]
      if (seen !== (await postState(postId, trx)) || !fits.includes(outcome))
        throw new Failure('conflict', 'already_decided')
      const told = isRestriction(outcome) ? 'upheld' : 'dismissed'
      const [first, ...others] = await closeReports(trx, held, { outcome: told, userId: moderator.userId })
      await recordDecision(trx, moderator, held, {
        ...grounds,
        outcome: first && outcome === 'kept' ? 'dismissed' : outcome,
        occasion: first ? 'report' : 'check',
        onNotice: [first, ...others].some((report) => report?.kind === 'illegal'),
        aboutId: first?.id,
      })
      const plain = {
        occasion: 'report',
        outcome: told === 'upheld' ? 'accepted' : told,
        facts: grounds.facts,
      } as const
      for (const { id } of others) await recordDecision(trx, moderator, held, { ...plain, aboutId: id })
      for (const report of first ? [first, ...others] : []) await notifyReporter(trx, report, told, grounds.facts)
    })
}

/** Returns a token for everything on which a decision rests: it differs after any decision or change of the text. */
export async function postState(
  postId: string,
  within: Transaction<Database> | ReturnType<typeof db> = db(),
): Promise<string> {
  const { rows } = await sql<{ state: string }>`
    select concat_ws('.', p.version, p.status, coalesce((select d.id::text from decisions d
      where d.subject_id = p.id::text and d.subject_kind in (${sql.join(POST_KINDS)})
      order by d.decided_at desc, d.id desc limit 1), 'none')) as state
    from posts p where p.id = ${postId}`.execute(within)
  return rows[0]?.state ?? 'gone'
}
