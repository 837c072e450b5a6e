import { Form } from 'react-router'
import { useSubmission } from '#app/features/accounts/components/use-submission.ts'
import { EMAIL_MAX, MESSAGE_MAX, MESSAGE_MIN, NAME_MAX, PHONE_MAX } from '#app/features/messages/contact-limits.ts'
import { TickField } from '#app/features/reviews/components/write/tick-field.tsx'
import { Link } from '#app/i18n/link.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { TextField } from '#app/ui/form/field.tsx'
import { FormFailure } from '#app/ui/form/form-failure.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import { TextAreaField } from '#app/ui/form/text-area-field.tsx'
import { firstWrong } from './first-wrong.ts'
import { SentNote } from './sent-note.tsx'
import { Trap } from './trap.tsx'

const NAMES = ['name', 'email', 'phone', 'message', 'privacy'] as const

/**
 * Writes to the team. What is wrong is said by us beside each field, not by the browser, which would say it in its own
 * words; where nothing runs in the browser the page comes back with the first of them focused.
 *
 * @param props.sent instant of the message that was taken last
 */
export function ContactForm({ sent }: { sent: number | undefined }) {
  const t = useTranslation()
  const { form, fields, failure } = useSubmission<(typeof NAMES)[number] | 'website'>('send-contact')
  const wrong = firstWrong(NAMES, fields)
  return (
    <Form {...form} noValidate preventScrollReset className="grid gap-6">
      {sent && <SentNote key={sent} title={t('contact.sent')} text={t('contact.sent.text')} />}
      <FormFailure failure={failure} />
      <TextField
        field={fields.name}
        label={t('contactFields.name')}
        maxLength={NAME_MAX}
        autoComplete="name"
        autoFocus={wrong === 'name'}
        required
      />
      <TextField
        field={fields.email}
        type="email"
        label={t('contactFields.email')}
        maxLength={EMAIL_MAX}
        autoComplete="email"
        autoFocus={wrong === 'email'}
        required
      />
      <TextField
        field={fields.phone}
        type="tel"
        label={t('contactFields.phone')}
        hint={t('auth.optional')}
        maxLength={PHONE_MAX}
        autoComplete="tel"
        autoFocus={wrong === 'phone'}
      />
      <TextAreaField
        field={fields.message}
        label={t('contactFields.message')}
        hint={t('contactFields.message.hint', { min: MESSAGE_MIN })}
        maxLength={MESSAGE_MAX}
        rows={6}
        autoFocus={wrong === 'message'}
        required
      />
      <Trap field={fields.website} />
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
