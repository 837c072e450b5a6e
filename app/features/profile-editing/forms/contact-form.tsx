import { Form } from 'react-router'
import { useSubmission } from '#app/core/forms/use-submission.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import type { SelfReported } from '../self-reported.ts'
import { useRefused } from './use-refused.ts'
import { ReportedField } from './value-field.tsx'

/** The form for telephone, website and e-mail of a school. */
export function ContactForm({ school: { id, contact, official, seen } }: { school: SelfReported }) {
  const t = useTranslation()
  const { form, fields, errors } = useSubmission<keyof SelfReported['contact']>('contact', contact)
  const { changed } = useRefused('contact')
  const of = (name: keyof SelfReported['contact']) => ({
    field: fields[name],
    saved: contact[name],
    official: official[name],
    changed,
  })
  return (
    <Form {...form} noValidate className="grid max-w-160 gap-5">
      <p className="text-ink-soft">{t('own.contact.text')}</p>
      <ErrorSummary
        {...errors}
        labels={{ phone: t('account.contact.phone'), website: t('account.contact.website'), email: t('auth.email') }}
      />
      <input type="hidden" name="schoolId" value={id} />
      <input type="hidden" name="seen" value={seen.contact} />
      <ReportedField {...of('phone')} label={t('account.contact.phone')} type="tel" maxLength={60} />
      <ReportedField {...of('website')} label={t('account.contact.website')} inputMode="url" maxLength={300} />
      <ReportedField {...of('email')} label={t('auth.email')} type="email" maxLength={254} />
      <SubmitButton intent="contact" busy={t('account.busy')} className="justify-self-start">
        {t('own.save')}
      </SubmitButton>
    </Form>
  )
}
