import { Form } from 'react-router'
import { MAX_EMAIL, MAX_MESSAGE, MAX_NAME, MAX_PHONE, MIN_MESSAGE } from '#app/core/forms/contact-field-limits.ts'
import { firstInvalidField } from '#app/core/forms/first-invalid-field.ts'
import { Honeypot } from '#app/core/forms/honeypot.tsx'
import { useSubmission } from '#app/core/forms/use-submission.ts'
import { TickField } from '#app/features/reviews/components/write/tick-field.tsx'
import { Link } from '#app/i18n/link.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { TextField } from '#app/ui/form/field.tsx'
import { FormFailure } from '#app/ui/form/form-failure.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import { TextAreaField } from '#app/ui/form/text-area-field.tsx'
import { SentNote } from './sent-note.tsx'

const NAMES = ['name', 'email', 'phone', 'message', 'privacy'] as const

/**
 * The form that writes to the team. We show each error beside its field ourselves, because the browser would use its
 * own words; without script the page comes back with the first of them focused.
 *
 * @param props.sent instant of the last message that was accepted
 */
export function ContactForm({ sent }: { sent: number | undefined }) {
  const t = useTranslation()
  const { form, fields, failure } = useSubmission<(typeof NAMES)[number] | 'website'>('send-contact')
  const wrong = firstInvalidField(NAMES, fields)
  return (
    <Form {...form} noValidate preventScrollReset className="grid gap-6">
      {sent && <SentNote key={sent} title={t('contact.sent')} text={t('contact.sent.text')} />}
      <FormFailure failure={failure} />
      <TextField
        field={fields.name}
        label={t('contactFields.name')}
        maxLength={MAX_NAME}
        autoComplete="name"
        autoFocus={wrong === 'name'}
        required
      />
      <TextField
        field={fields.email}
        type="email"
        label={t('contactFields.email')}
        maxLength={MAX_EMAIL}
        autoComplete="email"
        autoFocus={wrong === 'email'}
        required
      />
      <TextField
        field={fields.phone}
        type="tel"
        label={t('contactFields.phone')}
        hint={t('auth.optional')}
        maxLength={MAX_PHONE}
        autoComplete="tel"
        autoFocus={wrong === 'phone'}
      />
      <TextAreaField
        field={fields.message}
        label={t('contactFields.message')}
        hint={t('contactFields.message.hint', { min: MIN_MESSAGE })}
        maxLength={MAX_MESSAGE}
        rows={6}
        autoFocus={wrong === 'message'}
        required
      />
      <Honeypot field={fields.website} />
      <div>
        <TickField field={fields.privacy} autoFocus={wrong === 'privacy'} required>
          {t('contactFields.privacy')}
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
