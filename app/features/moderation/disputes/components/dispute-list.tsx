import { Form } from 'react-router'
import { useSubmission } from '#app/core/forms/use-submission.ts'
import { formatDay } from '#app/i18n/format.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { Badge } from '#app/ui/badge.tsx'
import { FormFailure } from '#app/ui/form/form-failure.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Stars } from '#app/ui/stars/stars.tsx'
import { QuotedText } from '../../reports/components/quoted-text.tsx'
import type { Dispute } from '../list-disputes.server.ts'

const VARIANTS = { open: 'notice', kept: 'edge', removed: 'success', withdrawn: 'edge' } as const

/** The disputes of a school with their outcomes, for its members. */
export function DisputeList({ disputes }: { disputes: Dispute[] }) {
  const t = useTranslation()
  return (
    <ul className="grid max-w-2xl gap-6">
      {disputes.map((dispute) => (
        <li key={dispute.id} className="sheet grid gap-4 p-5">
          <DisputeState dispute={dispute} />
          <Stars value={dispute.review.rating} label={t('disputes.stars', { stars: dispute.review.rating })} />
          <QuotedText text={dispute.review.comment} language={dispute.review.language} />
          <DisputeTexts dispute={dispute} />
          {dispute.state === 'open' && <WithdrawForm disputeId={dispute.id} />}
        </li>
      ))}
    </ul>
  )
}

function DisputeState({ dispute: { state, openedAt, dueAt, decidedAt } }: { dispute: Dispute }) {
  const t = useTranslation()
  const locale = useLocale()
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Badge variant={VARIANTS[state]} icon={state === 'open' && <Icon name="hourglass" size={13} />}>
        {t(`disputes.state.${state}`)}
      </Badge>
      <span>{t('disputes.opened', { day: formatDay(locale, openedAt) })}</span>
      <span className="text-ink-soft">
        {decidedAt
          ? t('disputes.decided', { day: formatDay(locale, decidedAt) })
          : t('disputes.due', { day: formatDay(locale, dueAt) })}
      </span>
    </p>
  )
}

function DisputeTexts({ dispute: { reason, text, outcome } }: { dispute: Dispute }) {
  const t = useTranslation()
  return (
    <dl className="grid gap-3">
      <div>
        <dt className="font-semibold">{t('disputes.said')}</dt>
        <dd>{t(`dispute.reason.${reason}`)}</dd>
        {text && <dd className="whitespace-pre-line">{text}</dd>}
      </div>
      {outcome && (
        <div>
          <dt className="font-semibold">{t('disputes.outcome')}</dt>
          <dd className="whitespace-pre-line">{outcome}</dd>
        </div>
      )}
    </dl>
  )
}

function WithdrawForm({ disputeId }: { disputeId: string }) {
  const t = useTranslation()
  const intent = `withdraw:${disputeId}`
  const { form, failure } = useSubmission(intent)
  return (
    <Form {...form} className="grid justify-items-start gap-3">
      <FormFailure failure={failure} />
      <input type="hidden" name="disputeId" value={disputeId} />
      <SubmitButton intent={intent} variant="quiet" busy={t('account.busy')}>
        {t('disputes.withdraw')}
      </SubmitButton>
    </Form>
  )
}
