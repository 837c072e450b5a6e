import { z } from 'zod'
import { RULING_FIELDS, type RulingValues } from '#app/features/moderation/components/ruling-form.tsx'
import { decideReview } from '#app/features/moderation/decisions/decide.server.ts'
import { decideObjection } from '#app/features/moderation/decisions/decide-objection.server.ts'
import { previewMail } from '#app/features/moderation/decisions/preview-mail.server.ts'
import { objectionSchema, rulingSchema } from '#app/features/moderation/decisions/ruling.schema.ts'
import { decideProof } from '#app/features/moderation/proofs/decide-proof.server.ts'
import { proofRulingSchema } from '#app/features/moderation/proofs/proof.schema.ts'
import { endWarning, warnSchoolOf } from '#app/features/moderation/warnings/warn-school.server.ts'
import { endWarningSchema, warningSchema } from '#app/features/moderation/warnings/warning.schema.ts'
import { decideDispute } from '#app/features/notices/decisions/decide-dispute.server.ts'
import { decideReports } from '#app/features/notices/decisions/decide-reports.server.ts'
import { disputeRulingSchema, reportRulingSchema } from '#app/features/notices/decisions/decision.schema.ts'
import type { MessageKey } from '#app/routes/message.server.ts'
import { formOf, submit } from '#app/routes/submit.server.ts'
import type { Route } from './+types/review.ts'
import { afterDecision } from './queue/after-decision.server.ts'
import { staffForChange } from './staff.server.ts'

/** The forms of the page of one review, told apart by their intent; the page itself says what each of them is. */
export async function decideCase(args: Route.ActionArgs) {
  const form = await formOf(args.request)
  const { id } = args.params
  const staff = async () => {
    const session = await staffForChange(args)
    if (!z.uuid().safeParse(id).success) throw new Response(null, { status: 404 })
    return session
  }
  const done = (message: MessageKey) => afterDecision(args.request, `/admin/reviews/${id}`, message)

  switch (form.get('intent')) {
    case 'ruling':
      return await submit(form, { schema: rulingSchema }, async (ruling) => {
        await staff()
        const mail = await previewMail(id, ruling)
        if (!mail) throw new Response(null, { status: 404 })
        return { preview: { outcome: ruling.outcome, values: valuesOf(form), mail } }
      })
    case 'decide':
      return await submit(form, { schema: rulingSchema }, async (ruling) => {
        await decideReview(await staff(), id, ruling)
        return done('message.decided')
      })
    case 'objection':
      return await submit(form, { schema: objectionSchema }, async ({ objectionId, answer, facts }) => {
        await decideObjection(await staff(), objectionId, { upheld: answer === 'upheld', facts })
        return done('message.objectionAnswered')
      })
    case 'reports:review':
    case 'reports:answer':
      return await submit(form, { schema: reportRulingSchema }, async (ruling) => {
        await decideReports(await staff(), id, ruling)
        return done('message.decided')
      })
    case 'dispute':
      return await submit(form, { schema: disputeRulingSchema }, async (ruling) => {
        await decideDispute(await staff(), ruling)
        return done('message.decided')
      })
    case 'proof':
      return await submit(form, { schema: proofRulingSchema }, async (ruling) => {
        await decideProof(await staff(), ruling)
        return done('message.decided')
      })
    case 'warning':
      return await submit(form, { schema: warningSchema }, async ({ kind, facts }) => {
        await warnSchoolOf(await staff(), id, kind, facts)
        return done('message.warningGiven')
      })
    default:
      return await submit(form, { schema: endWarningSchema }, async ({ noticeId }) => {
        await endWarning(await staff(), noticeId)
        return done('message.warningEnded')
      })
  }
}

/** What was typed, for the form that confirms it. */
const valuesOf = (form: FormData): RulingValues =>
  Object.fromEntries(RULING_FIELDS.map((name) => [name, String(form.get(name) ?? '')]))
