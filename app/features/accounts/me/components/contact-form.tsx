import { Form } from 'react-router'
import { useSubmission } from '#app/core/forms/use-submission.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { TextField } from '#app/ui/form/field.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import type { ContactData } from '../profile.ts'

export function ContactForm({ contact }: { contact: ContactData }) {
  const t = useTranslation()
  const { form, fields, errors } = useSubmission<keyof ContactData>('contact', contact)
  return (
    <Form {...form} noValidate className="grid max-w-lg gap-5">
      <p className="text-ink-soft">{t('account.contact.text')}</p>
      <ErrorSummary
        {...errors}
        labels={{
          phone: t('account.contact.phone'),
          website: t('account.contact.website'),
          address: t('account.contact.address'),
          postalCode: t('account.contact.postalCode'),
          city: t('account.contact.city'),
          country: t('account.contact.country'),
        }}
      />
      <TextField field={fields.phone} label={t('account.contact.phone')} type="tel" autoComplete="tel" maxLength={60} />
      <TextField
        field={fields.website}
        label={t('account.contact.website')}
        autoComplete="url"
        inputMode="url"
        maxLength={300}
      />
      <TextField
        field={fields.address}
        label={t('account.contact.address')}
        autoComplete="street-address"
        maxLength={200}
      />
      <div className="grid gap-5 sm:grid-cols-[1fr_2fr]">
        <TextField
          field={fields.postalCode}
          label={t('account.contact.postalCode')}
          autoComplete="postal-code"
          maxLength={20}
        />
        <TextField
          field={fields.city}
          label={t('account.contact.city')}
          autoComplete="address-level2"
          maxLength={120}
        />
      </div>
      <TextField
        field={fields.country}
        label={t('account.contact.country')}
        autoComplete="country-name"
        maxLength={60}
      />
      <SubmitButton intent="contact" busy={t('account.busy')} className="justify-self-start">
        {t('account.save')}
      </SubmitButton>
    </Form>
  )
}
