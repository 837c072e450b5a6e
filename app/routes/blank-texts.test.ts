import { expect, test } from 'vitest'
import type { z } from 'zod'
import { submit } from '#app/core/forms/submit.server.ts'
import { orderSchema } from '#app/features/billing/orders/place/order.schema.ts'
import * as claims from '#app/features/claims/claim.schema.ts'
import { claimDecisionSchema } from '#app/features/claims/claim.schema.ts'
import { noteSchema } from '#app/features/favourites/favourite.schema.ts'
import { appealSchema, decisionSchema } from '#app/features/moderation/decisions/decision-form.schema.ts'
import { evidenceDecisionSchema } from '#app/features/moderation/decisions/evidence.schema.ts'
import {
  disputeDecisionSchema,
  reportDecisionSchema,
} from '#app/features/moderation/decisions/report-decision.schema.ts'
import { warningSchema } from '#app/features/moderation/decisions/warnings/warning.schema.ts'
import { disputeSchema } from '#app/features/moderation/disputes/dispute.schema.ts'
import { reportSchema } from '#app/features/moderation/reports/report.schema.ts'
import { positionSchema } from '#app/features/profile-editing/position/position.schema.ts'
import { profileSchema } from '#app/features/profile-editing/profile-form/profile.schema.ts'
import { answerSchema } from '#app/features/reviews/answers/answer.schema.ts'
import { wordsSchema } from '#app/features/reviews/own-reviews/own-review.schema.ts'
import { reviewSchema } from '#app/features/reviews/submission/review.schema.ts'
import {
  actionSchema,
  contactSchema,
  namedPersonSchema,
  replySchema,
  supportSchema,
} from '#app/features/support/ticket.schema.ts'

// A text of white space alone counts as missing: every form says so in its own words, and an optional text is left out.

const id = '0198a000-0000-7000-8000-000000000000'
const answer = answerSchema({ names: [], contact: { email: null, phone: null, website: null } as never })
const review = reviewSchema({ country: 'DE', names: [] })
const ticket = { intent: 'answer', seen: 'x' }

/** Returns the errors of each field of a form, or the parsed value of each field. */
async function read(schema: z.ZodType, fields: Record<string, string>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  const answered = await submit(form, { schema }, async (value) => ({ taken: value }))
  if ('taken' in answered) return answered.taken as Record<string, unknown>
  return (answered.data.result?.error ?? {}) as Record<string, unknown>
}

test.each<[string, z.ZodType, Record<string, string>, string, string]>([
  ['answer to a review', answer, { language: 'de', version: '0', schoolId: '1' }, 'text', 'answer.text.missing'],
  ['words about an own review', wordsSchema, {}, 'text', 'ownReviews.words.missing'],
  ['review', review, {}, 'comment', 'write.comment.tooShort'],
  ['function', claims.evidenceSchema, {}, 'personFunction', 'claim.function.missing'],
  ['explanation', claims.evidenceSchema, {}, 'explanation', 'claim.explanation.missing'],
  ['answer to a claim', claims.answerSchema, {}, 'text', 'claim.answer.missing'],
  ['code of a claim', claims.codeSchema, {}, 'code', 'claim.code.digits'],
  ['decision about a claim', claimDecisionSchema, { outcome: 'refused' }, 'reason', 'claimAdmin.reason.missing'],
  ['warning', warningSchema, { kind: 'own_reviews' }, 'facts', 'moderation.facts.missing'],
  ['evidence', evidenceDecisionSchema, { proofId: id, outcome: 'refused' }, 'facts', 'evidence.facts.missing'],
  ['dispute', disputeSchema, { reason: 'false_facts' }, 'text', 'dispute.text.missing'],
  ['report by a rule', reportSchema, { kind: 'rule', rule: 'insult' }, 'reason', 'report.reason.missing'],
  ['report by law', reportSchema, { kind: 'illegal', rule: 'defamation' }, 'reason', 'report.explanation.tooShort'],
  ['decision about reports', reportDecisionSchema, { outcome: 'dismissed' }, 'facts', 'case.facts.missing'],
  ['decision about a dispute', disputeDecisionSchema, { outcome: 'kept' }, 'facts', 'case.facts.missing'],
  ['objection', appealSchema, { objectionId: id, answer: 'upheld' }, 'facts', 'moderation.facts.missing'],
  ['ticket', actionSchema, ticket, 'text', 'ticket.message.missing'],
  ['reply to a ticket', replySchema, {}, 'message', 'ticket.message.missing'],
  ['subject', supportSchema, { way: 'email' }, 'subject', 'support.subject.missing'],
  ['message', supportSchema, { way: 'email' }, 'message', 'contactFields.message.tooShort'],
  ['contact', contactSchema, {}, 'message', 'contactFields.message.tooShort'],
  ['address of a page', namedPersonSchema, {}, 'address', 'namedPerson.address.missing'],
  ['name of a school', profileSchema, {}, 'name', 'editProfile.name.missing'],
  ['position', positionSchema, {}, 'lat', 'position.invalid'],
  ['street of an order', orderSchema, {}, 'street', 'order.field.missing'],
  ['mail address of an order', orderSchema, {}, 'email', 'field.emailInvalid'],
  ['mail address', contactSchema, {}, 'email', 'field.emailInvalid'],
])('%s', async (_what, schema, fields, field, missing) => {
  for (const text of ['   ', ' \r\n\t\r\n ']) {
    expect((await read(schema, { ...fields, [field]: text }))[field]).toEqual([missing])
  }
  for (const left of [fields, { ...fields, [field]: '' }]) {
    expect((await read(schema, left))[field]).toEqual([expect.not.stringMatching(/^field\.invalid$/)])
  }
})

test.each<[string, z.ZodType, Record<string, string>, string]>([
  ['note', noteSchema, { schoolId: '1' }, 'note'],
  ['reason of a claim that is granted', claimDecisionSchema, { outcome: 'owner' }, 'reason'],
  ['words beside a dispute', disputeSchema, { reason: 'never_here' }, 'text'],
  ['law and sentence', decisionSchema, { outcome: 'published', seen: 'x' }, 'law'],
  ['facts', decisionSchema, { outcome: 'published', seen: 'x' }, 'facts'],
])('%s may be left out', async (_what, schema, fields, field) => {
  for (const text of ['   ', ' \r\n ', '']) expect((await read(schema, { ...fields, [field]: text }))[field]).toBe('')
})
