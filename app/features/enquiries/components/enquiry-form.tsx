import type { FieldMetadata } from '@conform-to/react'
import { Form } from 'react-router'
import { EmailInput, MessageInput, NameInput, PhoneInput } from '#app/core/forms/contact-inputs.tsx'
import { Honeypot } from '#app/core/forms/honeypot.tsx'
import { useSubmission } from '#app/core/forms/use-submission.ts'
import { Link } from '#app/i18n/link.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { FieldErrors } from '#app/ui/form/field.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import { MESSAGE_MONTHS } from '#lib/promises.ts'

type FieldName = 'name' | 'email' | 'phone' | 'message' | 'privacy' | 'website'
type Field = FieldMetadata<string | undefined, Record<string, unknown>, string[]>

/**
 * The form of an enquiry. The browser validates nothing, so that everybody reads the same messages about what is
 * missing.
 *
 * @param props.values name and address of the signed-in person
 */
export function EnquiryForm({ values }: { values: Partial<Record<FieldName, string>> }) {
  const t = useTranslation()
  const { form, fields, errors } = useSubmission<FieldName>('enquiry', values)
  return (
    <Form {...form} noValidate className="grid max-w-160 gap-6">
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
      <NameInput field={fields.name} aria-required />
      <EmailInput field={fields.email} hint={t('enquiry.email.hint')} aria-required />
      <PhoneInput field={fields.phone} hint={t('auth.optional')} />
      <MessageInput field={fields.message} rows={8} />
      <Privacy field={fields.privacy} />
      <Honeypot field={fields.website} showsErrors />
      <SubmitButton intent="enquiry" busy={t('enquiry.busy')} className="justify-self-start">
        {t('enquiry.submit')}
      </SubmitButton>
    </Form>
  )
}

function Privacy({ field }: { field: Field }) {
  const t = useTranslation()
  return (
    <div>
      <label className="flex min-h-11 items-start gap-3">
        <input
          type="checkbox"
          id={field.id}
          name={field.name}
          value="on"
          defaultChecked={field.initialValue === 'on'}
          aria-required
          aria-invalid={field.errors ? true : undefined}
          aria-describedby={field.errors ? field.errorId : undefined}
          className="mt-1 size-5 flex-none accent-board"
        />
        <span>{t('contactFields.privacy', { months: MESSAGE_MONTHS })}</span>
      </label>
      <Link to="/privacy" className="ml-8 inline-flex min-h-8 items-center text-sm">
        {t('enquiry.privacy')}
      </Link>
      <FieldErrors id={field.errorId} errors={field.errors} />
    </div>
  )
}
