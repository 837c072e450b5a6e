import { Form } from 'react-router'
import { EmailInput, MessageInput, NameInput } from '#app/core/forms/contact-inputs.tsx'
import { firstInvalidField } from '#app/core/forms/first-invalid-field.ts'
import { Honeypot } from '#app/core/forms/honeypot.tsx'
import { useSubmission } from '#app/core/forms/use-submission.ts'
import { Link } from '#app/i18n/link.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { TextField } from '#app/ui/form/field.tsx'
import { FormFailure } from '#app/ui/form/form-failure.tsx'
import { RadioField } from '#app/ui/form/radio-field.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import { MAX_ADDRESS, WISHES } from '../ticket-rules.ts'

const NAMES = ['address', 'wish', 'message', 'name', 'email'] as const

/** The form for people named in a review; it works as the contact form does. */
export function NamedPersonForm() {
  const t = useTranslation()
  const { form, fields, failure } = useSubmission<(typeof NAMES)[number] | 'website'>('named-person')
  const wrong = firstInvalidField(NAMES, fields)
  return (
    <Form {...form} noValidate className="grid max-w-160 gap-6">
      <FormFailure failure={failure} />
      <TextField
        field={fields.address}
        label={t('namedPerson.address')}
        hint={t('namedPerson.address.hint')}
        maxLength={MAX_ADDRESS}
        autoFocus={wrong === 'address'}
        required
      />
      <RadioField
        field={fields.wish}
        label={t('namedPerson.wish')}
        values={WISHES}
        textOf={(wish) => t(`namedPerson.wish.${wish}`)}
        required
      />
      <MessageInput field={fields.message} label={t('namedPerson.message')} autoFocus={wrong === 'message'} required />
      <NameInput field={fields.name} autoFocus={wrong === 'name'} required />
      <EmailInput field={fields.email} autoFocus={wrong === 'email'} required />
      <Honeypot field={fields.website} />
      <p className="text-ink-soft text-sm">
        {t('namedPerson.privacy')} <Link to="/privacy">{t('contact.privacy.link')}</Link>
      </p>
      <SubmitButton intent="named-person" busy={t('account.busy')} className="justify-self-start">
        {t('namedPerson.submit')}
      </SubmitButton>
    </Form>
  )
}
