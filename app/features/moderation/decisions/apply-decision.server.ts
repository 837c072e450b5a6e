import { sql } from 'kysely'
import type { ContentRule } from '#app/features/reviews/review.ts'
import { db } from '#db/client.ts'
import { recordAudit } from '#db/record-audit.ts'
import { MailRefused, sendMail } from '#lib/mail/send-mail.ts'
import { findAuthor } from '../subjects/parties.server.ts'
import { statementFor } from './statement.server.ts'

/**
 * Hours that delivery of the statement of reasons may take; after that the decision takes effect anyway, and the
 * account shows it.
 */
const WAIT_H = 8

/**
 * Makes a restriction take effect once its statement of reasons is with the mail server, or cannot be delivered. It may
 * run again at any time: nothing is done twice, and a second copy of the mail has the same id.
 *
 * @param mailId the same for every attempt
 * @throws Error when the mail may still be delivered later
 */
export async function applyDecision(decisionId: string, mailId: string): Promise<void> {
  const measure = await findWaiting(decisionId)
  if (!measure) return
  const mail = measure.overtaken ? 'none' : await sendStatement(measure, mailId)
  await takeEffect(measure, mail)
}

const findWaiting = (decisionId: string) =>
  db()
    .selectFrom('restrictions as m')
    .innerJoin('decisions as d', 'd.id', 'm.decision_id')
    .leftJoin('reviews as r', 'r.id', 'm.review_id')
    .select([
      'm.decision_id',
      'm.review_id',
      'm.version',
      'm.status',
      'd.occasion',
      'd.school_id',
      'd.author_id',
      'd.rule',
      'd.law',
    ])
    .select(['d.sentence', 'd.facts', 'd.decided_at', 'r.rewrites'])
    .select(sql<string>`d.content->>'comment'`.as('comment'))
    .select(
      sql<boolean>`m.status = 'rejected' and r.version is distinct from m.version or r.id is null`.as('overtaken'),
    )
    .select(sql<boolean>`m.created_at < now() - make_interval(hours => ${WAIT_H})`.as('late'))
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('review_signals as s')
          .select('s.id')
          .whereRef('s.review_id', '=', 'm.review_id')
          .whereRef('s.version', '=', 'm.version'),
      ).as('noticedByProgram'),
    )
    .select(({ exists, selectFrom }) =>
      // Reports decided together share the decision's time; it refers to the first of them only.
      exists(
        selectFrom('reports as n')
          .select('n.id')
          .whereRef('n.review_id', '=', 'm.review_id')
          .whereRef('n.decided_at', '=', 'd.decided_at')
          .where('n.kind', '=', 'illegal'),
      ).as('onNotice'),
    )
    .where('m.decision_id', '=', decisionId)
    .where('m.done_at', 'is', null)
    .executeTakeFirst()
type Measure = NonNullable<Awaited<ReturnType<typeof findWaiting>>>

async function sendStatement(measure: Measure, mailId: string): Promise<'sent' | 'none' | 'failed'> {
  const author = await findAuthor(db(), measure)
  if (!author) return 'none'
  const order = statementFor(author, {
    reviewId: measure.review_id,
    comment: measure.comment,
    rewrites: measure.rewrites ?? 0,
    measure: measure.status as 'rejected' | 'removed',
    rule: measure.rule as ContentRule,
    law: measure.law,
    sentence: measure.sentence,
    facts: measure.facts,
    decidedAt: measure.decided_at,
    occasion: occasionOf(measure),
    noticedByProgram: Boolean(measure.noticedByProgram),
  })
  // The templates take a quarter of a second to load, which the start of the program need not wait for.
  const { renderMail } = await import('#app/mail/render-mail.server.tsx')
  const mail = await renderMail(order)
  try {
    await sendMail({ id: mailId, to: order.to, ...mail, language: order.locale })
    return 'sent'
  } catch (error) {
    if (error instanceof MailRefused || measure.late) return 'failed'
    throw error
  }
}

function occasionOf({ occasion, onNotice }: Pick<Measure, 'occasion' | 'onNotice'>) {
  if (occasion === 'report') return onNotice ? 'notice' : 'report'
  return occasion === 'dispute' ? 'dispute' : 'check'
}

/**
 * A rejection is about one version of a text, a removal about the review: a text that has changed meanwhile is reviewed
 * again rather than rejected unseen.
 */
async function takeEffect({ decision_id, review_id, version, status }: Measure, mail: string): Promise<void> {
  await db()
    .transaction()
    .execute(async (trx) => {
      const measure = await trx
        .updateTable('restrictions')
        .set({ mail, done_at: sql<Date>`now()` })
        .where('decision_id', '=', decision_id)
        .where('done_at', 'is', null)
        .executeTakeFirst()
      if (measure.numUpdatedRows === 0n) return
      const changed = await trx
        .updateTable('reviews')
        .set({ status, status_changed_at: sql<Date>`now()` })
        .where('id', '=', review_id)
        .$if(status === 'rejected', (query) => query.where('status', '=', 'pending').where('version', '=', version))
        .$if(status === 'removed', (query) => query.where('status', 'in', ['pending', 'published', 'disputed']))
        .executeTakeFirst()
      const after = { status: changed.numUpdatedRows > 0n ? status : 'unchanged', mail, decision: decision_id }
      await recordAudit(trx, 'program', { action: 'measure.ended', subject: { kind: 'review', id: review_id }, after })
    })
}
