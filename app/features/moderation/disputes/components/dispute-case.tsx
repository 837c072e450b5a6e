import { useRef } from 'react'
import { Form } from 'react-router'
import { useSubmission } from '#app/core/forms/use-submission.ts'
import { DecideButton } from '#app/features/admin/components/decide-button.tsx'
import { ACCEPT, REFUSE } from '#app/features/admin/shortcuts/use-shortcuts.ts'
import type { ContentRule } from '#app/features/reviews/review.ts'
import { formatDay } from '#app/i18n/format.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { FormFailure } from '#app/ui/form/form-failure.tsx'
import { RadioField } from '#app/ui/form/radio-field.tsx'
import { TextAreaField } from '#app/ui/form/text-area-field.tsx'
import { TickField } from '#app/ui/form/tick-field.tsx'
import { RemovalFields } from '../../decisions/components/removal-fields.tsx'
import type { TextBlocks } from '../../decisions/text-blocks/text-block.ts'
import { useTextBlocks } from '../../decisions/text-blocks/use-text-blocks.ts'
import { QuotedText } from '../../reports/components/quoted-text.tsx'
import type { DisputeReason } from '../dispute-rules.ts'

/** The rule suggested by the reason of a dispute. */
const RULES: Partial<Record<DisputeReason, ContentRule>> = { never_here: 'not_own', false_facts: 'false_facts' }

/** An open dispute as a moderator sees it. */
export type OpenDispute = {
  id: string
  reason: string
  text: string
  author_due_at: Date
  author_reply: string | null
  created_at: Date
}
type FieldName = 'disputeId' | 'outcome' | 'facts' | 'proven' | 'rule' | 'law' | 'sentence'

/**
 * An open dispute about a review with what both sides say, and the form that decides it. Its intent is `dispute`.
 *
 * @param props.proven whether a moderator has accepted evidence from the author
 * @param props.now instant at which the page was made
 */
export function DisputeCase(props: { dispute: OpenDispute; proven: boolean; now: Date; blocks: TextBlocks }) {
  const { dispute, proven, now, blocks } = props
  const t = useTranslation()
  const locale = useLocale()
  const { form, fields, failure } = useSubmission<FieldName>('dispute', {
    proven: proven ? 'on' : '',
    rule: RULES[dispute.reason as DisputeReason] ?? '',
  })
  const formRef = useRef<HTMLFormElement>(null)
  const onChange = useTextBlocks(formRef, blocks)
  return (
    <section aria-labelledby="dispute-title" className="grid gap-4">
      <h2 className="text-xl" id="dispute-title">
        {t('case.dispute', { day: formatDay(locale, dispute.created_at) })}
      </h2>
      <p className="font-semibold">{t(`dispute.reason.${dispute.reason as DisputeReason}`)}</p>
      {dispute.text && <QuotedText text={dispute.text} />}
      <Reply dispute={dispute} now={now} />
      {proven && <p>{t('case.evidence')}</p>}
      <Form {...form} ref={formRef} onChange={onChange} className="group/decision grid gap-5">
        <FormFailure failure={failure} />
        <input type="hidden" name="disputeId" value={dispute.id} />
        <RadioField
          field={fields.outcome}
          label={t('case.outcome')}
          values={['kept', 'removed']}
          textOf={(outcome) => t(`case.${outcome}`)}
          shortcuts={[ACCEPT, REFUSE]}
          required
        />
        <TickField field={fields.proven}>{t('case.proven')}</TickField>
        <RemovalFields rule={fields.rule} law={fields.law} sentence={fields.sentence} unless="kept" />
        <TextAreaField
          field={fields.facts}
          label={t('case.facts')}
          hint={t('case.facts.dispute')}
          maxLength={3000}
          required
        />
        <DecideButton intent="dispute">{t('case.decideDispute')}</DecideButton>
      </Form>
    </section>
  )
}

function Reply({ dispute: { author_reply, author_due_at }, now }: { dispute: OpenDispute; now: Date }) {
  const t = useTranslation()
  const locale = useLocale()
  if (author_reply === null)
    return (
      <p>{t(author_due_at > now ? 'case.noReply' : 'case.noReplyDue', { day: formatDay(locale, author_due_at) })}</p>
    )
  return (
    <div className="grid gap-2">
      <p className="font-semibold">{t('case.reply')}</p>
      <QuotedText text={author_reply} />
    </div>
  )
}
