import { Form } from 'react-router'
import { useSubmission } from '#app/core/forms/use-submission.ts'
import { formatInstant } from '#app/i18n/format.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { FormFailure } from '#app/ui/form/form-failure.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import type { FactorRemoval } from '../second-factor/factor-removal.server.ts'
import { REMOVAL_HOURS } from '../second-factor/second-factor.ts'

type Props = { removal: FactorRemoval | null; isStaff: boolean }

/** For a person who has lost the second factor and all recovery codes: requests its removal, and completes it. */
export function FactorRemovalSection({ removal, isStaff }: Props) {
  const t = useTranslation()
  return (
    <details className="mt-5 rounded-control border-[1.5px] border-line px-4" open={removal !== null}>
      <summary className="flex min-h-11 items-center font-semibold text-board">{t('auth.factor.lost')}</summary>
      <div className="grid gap-4 py-4">{removal ? <Requested removal={removal} /> : <Request isStaff={isStaff} />}</div>
    </details>
  )
}

function Request({ isStaff }: { isStaff: boolean }) {
  const t = useTranslation()
  return (
    <RemovalForm intent="request-removal" label={t('auth.factor.lost.request')}>
      {isStaff ? t('auth.factor.lost.staff') : t('auth.factor.lost.text', { hours: REMOVAL_HOURS })}
    </RemovalForm>
  )
}

function Requested({ removal: { dueAt, isDue } }: { removal: FactorRemoval }) {
  const t = useTranslation()
  const locale = useLocale()
  if (isDue)
    return (
      <RemovalForm intent="complete-removal" label={t('auth.factor.lost.complete')}>
        {t('auth.factor.lost.due')}
      </RemovalForm>
    )
  return (
    <p role="status">
      {dueAt ? t('auth.factor.lost.waits', { time: formatInstant(locale, dueAt) }) : t('auth.factor.lost.waitsStaff')}
    </p>
  )
}

function RemovalForm({ intent, label, children }: { intent: string; label: string; children: string }) {
  const t = useTranslation()
  const { form, failure } = useSubmission(intent)
  return (
    <Form {...form} className="grid gap-4">
      <FormFailure failure={failure} />
      <p>{children}</p>
      <SubmitButton intent={intent} variant="quiet" busy={t('account.busy')} className="justify-self-start">
        {label}
      </SubmitButton>
    </Form>
  )
}

/** Tells a signed-in person that the removal of the second factor was requested, and lets them stop it. */
export function FactorRemovalNotice({ removal: { requestedAt } }: { removal: FactorRemoval }) {
  const t = useTranslation()
  const locale = useLocale()
  return (
    <Form method="post" className="mb-5 grid gap-3 rounded-control bg-notice-wash px-4 py-3 text-notice-ink">
      <p>{t('account.factor.removal', { time: formatInstant(locale, requestedAt) })}</p>
      <SubmitButton intent="keep-factor" variant="quiet" busy={t('account.busy')} className="justify-self-start">
        {t('auth.stopRemoval.title')}
      </SubmitButton>
    </Form>
  )
}
