import { Form } from 'react-router'
import { EmailInput, MessageInput, NameInput, PhoneInput } from '#app/core/forms/contact-inputs.tsx'
import { Honeypot } from '#app/core/forms/honeypot.tsx'
import { useSubmission } from '#app/core/forms/use-submission.ts'
import { Link } from '#app/i18n/link.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import { TickField } from '#app/ui/form/tick-field.tsx'
import { MESSAGE_MONTHS } from '#lib/promises.ts'
import { SentNote } from './sent-note.tsx'

const NAMES = ['name', 'email', 'phone', 'message', 'privacy'] as const

/**
 * The form that writes to the team. We show each error beside its field ourselves, because the browser would use its
 * own words; without JavaScript the page comes back with the first of them focused.
 *
 * @param props.sent instant of the last accepted message
 */
export function ContactForm({ sent }: { sent: number | undefined }) {
  const t = useTranslation()
  const { form, fields, errors } = useSubmission<(typeof NAMES)[number] | 'website'>('send-contact')
  return (
    <Form {...form} noValidate preventScrollReset className="grid gap-6">
      {sent && <SentNote key={sent} title={t('contact.sent')} text={t('contact.sent.text')} />}
      <ErrorSummary
        {...errors}
        labels={{
          name: t('contactFields.name'),
          email: t('contactFields.email'),
          phone: t('contactFields.phone'),
          message: t('contactFields.message'),
          privacy: t('contactFields.privacy', { months: MESSAGE_MONTHS }),
        }}
      />
      <NameInput field={fields.name} required />
      <EmailInput field={fields.email} required />
      <PhoneInput field={fields.phone} hint={t('auth.optional')} />
      <MessageInput field={fields.message} required />
      <Honeypot field={fields.website} />
      <div>
        <TickField field={fields.privacy} required>
          {t('contactFields.privacy', { months: MESSAGE_MONTHS })}
        </TickField>
        <Link to="/privacy" className="ml-8 inline-flex min-h-9 items-center text-sm">
          {t('contact.privacy.link')}
        </Link>
      </div>
      <SubmitButton intent="send-contact" busy={t('account.busy')} className="justify-self-start">
        {t('contact.submit')}
      </SubmitButton>
    </Form>
  )
}
