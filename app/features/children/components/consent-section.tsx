import { Form } from 'react-router'
import { useSubmission } from '#app/core/forms/use-submission.ts'
import { formatDay } from '#app/i18n/format.ts'
import { Link } from '#app/i18n/link.tsx'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { FormFailure } from '#app/ui/form/form-failure.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import { TickField } from '#app/ui/form/tick-field.tsx'
import { Section } from '#app/ui/section.tsx'
import { CHILD_MONTHS } from '../child.ts'
import type { Consent } from '../consent.server.ts'

/** The consent in force, and how to stop the mails, turn them on again, or withdraw it. */
export function ConsentSection({ consent: { givenAt, stoppedAt } }: { consent: Consent }) {
  const t = useTranslation()
  const locale = useLocale()
  return (
    <Section id="consent-title" title={t('childReminders.settings')} gap={4}>
      <p>
        {stoppedAt
          ? t('childReminders.stopped', { day: formatDay(locale, stoppedAt) })
          : t('childReminders.given', { day: formatDay(locale, givenAt) })}{' '}
        <Link to="/privacy#reminders">{t('childReminders.privacy')}</Link>
      </p>
      {stoppedAt ? <RenewForm /> : <PlainForm intent="stop" text={t('childReminders.stop')} variant="quiet" />}
      <PlainForm intent="withdraw" text={t('childReminders.withdraw')} variant="danger" />
    </Section>
  )
}

function RenewForm() {
  const t = useTranslation()
  const { form, fields, failure } = useSubmission<'consent'>('renew')
  return (
    <Form {...form} noValidate className="grid gap-3">
      <FormFailure failure={failure} />
      <TickField field={fields.consent} required>
        {t('childReminders.consent', { months: CHILD_MONTHS })}
      </TickField>
      <SubmitButton intent="renew" variant="quiet" busy={t('account.busy')} className="justify-self-start">
        {t('childReminders.renew')}
      </SubmitButton>
    </Form>
  )
}

function PlainForm(props: { intent: 'stop' | 'withdraw'; text: string; variant: 'quiet' | 'danger' }) {
  const t = useTranslation()
  const { form, failure } = useSubmission(props.intent)
  return (
    <Form {...form}>
      <FormFailure failure={failure} />
      <SubmitButton intent={props.intent} variant={props.variant} busy={t('account.busy')}>
        {props.text}
      </SubmitButton>
    </Form>
  )
}
