import { sql, type Transaction } from 'kysely'
import { pageAddress } from '#app/core/urls.server.ts'
import type { PostKind } from '#app/features/questions/question.ts'
import { enqueueMail } from '#app/mail/enqueue-mail.server.ts'
import type { Database } from '#db/schema.ts'
import { berlinDay } from '#lib/berlin-day.ts'
import { APPEAL_MONTHS } from '#lib/promises.ts'
import type { PostRule } from '../subject.ts'
import type { Held, Recorded } from './adapter.ts'
import { findAuthor, membersOf } from './parties.server.ts'

/** What a decision about a question or answer preserves. */
export type PostContent = {
  by: 'school' | 'family'
  text: string
  language: string
  version: number
  status: string
  /** The question to which an answer belongs, or the question itself. */
  questionId: string
  question: string
}

/** Mails the statement of reasons to the author of a question or answer, or to every member of a school for its own. */
export async function sendPostStatement(trx: Transaction<Database>, held: Held, decision: Recorded): Promise<void> {
  const content = held.content as PostContent
  const { rule, law = '', sentence = '', facts, onNotice } = decision
  const until = new Date()
  until.setUTCMonth(until.getUTCMonth() + APPEAL_MONTHS)
  const common = {
    rule: rule as PostRule,
    law,
    sentence,
    facts,
    text: content.text,
    occasion: onNotice ? 'notice' : decision.occasion === 'report' ? 'report' : 'check',
    decidedOn: berlinDay(new Date()),
    objectUntil: until.toISOString().slice(0, 10),
  } as const
  if (content.by === 'school') {
    for (const { to, locale, school } of await membersOf(trx, held.schoolId)) {
      const url = pageAddress(locale, `/account/schools/${held.schoolId}/decisions`)
      await enqueueMail(trx, { template: 'school-post-decided', to, locale, props: { ...common, school, url } })
    }
    return
  }
  const author = await findAuthor(trx, { author_id: held.authorId, school_id: held.schoolId })
  if (!author) return
  const { to, locale, schoolName: school } = author
  const props = {
    ...common,
    school,
    kind: held.kind as PostKind,
    measure: decision.outcome as 'rejected' | 'removed',
    noticedByProgram: await wasHeld(trx, held),
    url: pageAddress(locale, `/account/questions/${held.id}`),
  }
  await enqueueMail(trx, { template: 'post-decided', to, locale, props })
}

/** Whether a program held back the version that was decided. */
async function wasHeld(trx: Transaction<Database>, { kind, id }: Held): Promise<boolean> {
  const table = sql.table(kind === 'question' ? 'questions' : 'question_answers')
  const { rows } = await sql<{ held: boolean }>`select jsonb_array_length(signals) > 0 as held
    from ${table} where id = ${id}`.execute(trx)
  return rows[0]?.held === true
}
