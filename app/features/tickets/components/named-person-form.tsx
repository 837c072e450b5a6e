import { Form } from 'react-router'
import { useSubmission } from '#app/features/accounts/components/use-submission.ts'
import { EMAIL_MAX, MESSAGE_MAX, MESSAGE_MIN, NAME_MAX } from '#app/features/messages/contact-limits.ts'
import { Link } from '#app/i18n/link.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { TextField } from '#app/ui/form/field.tsx'
import { FormFailure } from '#app/ui/form/form-failure.tsx'
import { RadioField } from '#app/ui/form/radio-field.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import { TextAreaField } from '#app/ui/form/text-area-field.tsx'
import { ADDRESS_MAX, WISHES } from '../ticket-rules.ts'
import { firstWrong } from './first-wrong.ts'
import { Trap } from './trap.tsx'

const NAMES = ['address', 'wish', 'message', 'name', 'email'] as const

/** What people named in a review want of us; works as the contact form does. */
export function NamedPersonForm() {
  const t = useTranslation()
  const { form, fields, failure } = useSubmission<(typeof NAMES)[number] | 'website'>('named-person')
  const wrong = firstWrong(NAMES, fields)
  return (
    <Form {...form} noValidate className="grid max-w-160 gap-6">
      <FormFailure failure={failure} />
      <TextField
        field={fields.address}
        label={t('namedPerson.address')}
        hint={t('namedPerson.address.hint')}
        maxLength={ADDRESS_MAX}
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
      <TextAreaField
        field={fields.message}
        label={t('namedPerson.message')}
        hint={t('contactFields.message.hint', { min: MESSAGE_MIN })}
        maxLength={MESSAGE_MAX}
        rows={6}
        autoFocus={wrong === 'message'}
        required
      />
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
      <Trap field={fields.website} />
      <p className="text-ink-soft text-sm">
        {t('namedPerson.privacy')} <Link to="/privacy">{t('contact.privacy.link')}</Link>
      </p>
      <SubmitButton intent="named-person" busy={t('account.busy')} className="justify-self-start">
        {t('namedPerson.submit')}
      </SubmitButton>
    </Form>
  )
}
