import { z } from 'zod'
import { formOf, submit } from '#app/core/forms/submit.server.ts'
import type { Right } from '#app/core/policy.ts'
import { answerAppeal } from '#app/features/moderation/decisions/answer-appeal.server.ts'
import { DECISION_FIELDS, type DecisionValues } from '#app/features/moderation/decisions/components/decision-form.tsx'
import { decideReview } from '#app/features/moderation/decisions/decide.server.ts'
import { decideReviewEvidence } from '#app/features/moderation/decisions/decide-evidence.server.ts'
import { decideReports } from '#app/features/moderation/decisions/decide-reports.server.ts'
import { appealSchema, decisionSchema } from '#app/features/moderation/decisions/decision-form.schema.ts'
import { evidenceDecisionSchema } from '#app/features/moderation/decisions/evidence.schema.ts'
import { previewMails } from '#app/features/moderation/decisions/preview-mail.server.ts'
import {
  disputeDecisionSchema,
  reportDecisionSchema,
} from '#app/features/moderation/decisions/report-decision.schema.ts'
import { writeAlso } from '#app/features/moderation/decisions/together.ts'
import { endWarning, warnSchoolOf } from '#app/features/moderation/decisions/warnings/warn-school.server.ts'
import { endWarningSchema, warningSchema } from '#app/features/moderation/decisions/warnings/warning.schema.ts'
import { decideDispute } from '#app/features/moderation/disputes/decide-dispute.server.ts'
import { MODERATION_POLICY } from '#app/features/moderation/policy.ts'
import { sessionForChange } from '#app/routes/session.server.ts'
import type { MessageKey } from '../../message.server.ts'
import { afterDecision } from '../queue/after-decision.server.ts'
import type { Route } from './+types/review.ts'

/** Handles the forms of the page of one review, told apart by their intent; the page itself describes each of them. */
export async function decideCase(args: Route.ActionArgs) {
  const form = await formOf(args.request)
  const { id } = args.params
  const staff = async (right: Right = MODERATION_POLICY.decideReview) => {
    const session = await sessionForChange(args, right)
    if (!z.uuid().safeParse(id).success) throw new Response(null, { status: 404 })
    return session
  }
  const done = (message: MessageKey) => afterDecision(args.request, `/admin/reviews/${id}`, message)

  switch (form.get('intent')) {
    case 'ruling':
      return await submit(form, { schema: decisionSchema }, async (ruling) => {
        await staff()
        const { also, ...own } = ruling
        const [mail, ...others] = await previewMails(id, own, also)
        const otherMails = others.filter((other) => other !== null)
        if (!mail || otherMails.length < also.length) throw new Response(null, { status: 404 })
        const preview = { outcome: own.outcome, values: valuesOf(form), also: also.map(writeAlso), mail, otherMails }
        return { preview }
      })
    case 'decide':
      return await submit(form, { schema: decisionSchema }, async (ruling) => {
        const { also, ...own } = ruling
        await decideReview(await staff(), id, own, also)
        return done('message.decided')
      })
    case 'objection':
      return await submit(form, { schema: appealSchema }, async ({ objectionId, answer, facts }) => {
        await answerAppeal(await staff(), objectionId, { upheld: answer === 'upheld', facts })
        return done('message.objectionAnswered')
      })
    case 'reports:review':
    case 'reports:answer':
      return await submit(form, { schema: reportDecisionSchema }, async (ruling) => {
        await decideReports(await staff(), id, ruling)
        return done('message.decided')
      })
    case 'dispute':
      return await submit(form, { schema: disputeDecisionSchema }, async (ruling) => {
        await decideDispute(await staff(), ruling)
        return done('message.decided')
      })
    case 'proof':
      return await submit(form, { schema: evidenceDecisionSchema }, async (ruling) => {
        await decideReviewEvidence(await staff(), ruling)
        return done('message.decided')
      })
    case 'warning':
      return await submit(form, { schema: warningSchema }, async ({ kind, facts }) => {
        await warnSchoolOf(await staff(MODERATION_POLICY.warnSchool), id, kind, facts)
        return done('message.warningGiven')
      })
    default:
      return await submit(form, { schema: endWarningSchema }, async ({ noticeId }) => {
        await endWarning(await staff(MODERATION_POLICY.warnSchool), noticeId)
        return done('message.warningEnded')
      })
  }
}

/** Returns the values typed, for the form that confirms them. */
const valuesOf = (form: FormData): DecisionValues =>
  Object.fromEntries(DECISION_FIELDS.map((name) => [name, String(form.get(name) ?? '')]))
