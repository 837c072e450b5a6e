import { Form } from 'react-router'
import { EmailInput, MessageInput, NameInput } from '#app/core/forms/contact-inputs.tsx'
import { Honeypot } from '#app/core/forms/honeypot.tsx'
import { useSubmission } from '#app/core/forms/use-submission.ts'
import { Link } from '#app/i18n/link.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { TextField } from '#app/ui/form/field.tsx'
import { RadioField } from '#app/ui/form/radio-field.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import { MAX_ADDRESS_LENGTH, WISHES } from '../ticket.ts'

const NAMES = ['address', 'wish', 'message', 'name', 'email'] as const

/** The form for people named in a review; it works as the contact form does. */
export function NamedPersonForm() {
  const t = useTranslation()
  const { form, fields, errors } = useSubmission<(typeof NAMES)[number] | 'website'>('named-person')
  return (
    <Form {...form} noValidate className="grid max-w-160 gap-6">
      <ErrorSummary
        {...errors}
        labels={{
          address: t('namedPerson.address'),
          wish: t('namedPerson.wish'),
          message: t('namedPerson.message'),
          name: t('contactFields.name'),
          email: t('contactFields.email'),
        }}
      />
      <TextField
        field={fields.address}
        label={t('namedPerson.address')}
        hint={t('namedPerson.address.hint')}
        maxLength={MAX_ADDRESS_LENGTH}
        required
      />
      <RadioField
        field={fields.wish}
        label={t('namedPerson.wish')}
        values={WISHES}
        textOf={(wish) => t(`namedPerson.wish.${wish}`)}
        required
      />
      <MessageInput field={fields.message} label={t('namedPerson.message')} required />
      <NameInput field={fields.name} required />
      <EmailInput field={fields.email} required />
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
