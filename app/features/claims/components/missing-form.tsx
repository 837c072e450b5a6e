import { type FieldMetadata, getInputProps } from '@conform-to/react'
import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { useSubmission } from '#app/core/forms/use-submission.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { FieldErrors, TextField } from '#app/ui/form/field.tsx'
import { RadioField } from '#app/ui/form/radio-field.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import { CATEGORIES, type CountryCode } from '#db/vocabulary.ts'
import { EvidenceFields } from './evidence-fields.tsx'

const OPTIONAL = ['phone', 'website', 'email'] as const
const TYPES = { phone: 'tel', website: 'text', email: 'email' } as const
type Name =
  | ('none' | 'category' | 'ownership' | 'street' | 'postalCode' | (typeof OPTIONAL)[number])
  | ('personFunction' | 'explanation' | 'proof')
type Place = { name: string; city: string; country: CountryCode }

/**
 * Describes a missing school and proves that the person may speak for it. The form's intent is `claim-missing`.
 *
 * @param props.alike similar schools: continuing confirms that it is none of them
 */
export function MissingForm({
  place,
  alike,
  refused,
}: {
  place: Place
  alike: ReactNode
  refused: string | undefined
}) {
  const t = useTranslation()
  const { form, fields, failure, errors } = useSubmission<Name>('claim-missing')
  return (
    <Form {...form} encType="multipart/form-data" className="grid gap-8">
      <Refused errors={errors} failure={failure ?? refused} />
      {Object.entries(place).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {alike && (
        <div className="grid gap-4">
          {alike}
          <NoneField field={fields.none} label={t('missing.none')} />
        </div>
      )}
      <Part title={t('missing.school')}>
        <RadioField
          field={fields.category}
          label={t('missing.category')}
          values={CATEGORIES}
          textOf={(category) => t(`category.${category}`)}
          required
        />
        <RadioField
          field={fields.ownership}
          label={t('missing.ownership')}
          values={['public', 'private']}
          textOf={(ownership) => t(`ownership.${ownership}`)}
          required
        />
        <TextField field={fields.street} label={t('missing.street')} maxLength={200} required />
        <TextField field={fields.postalCode} label={t('missing.postalCode')} maxLength={20} required />
        {OPTIONAL.map((name) => (
          <TextField
            key={name}
            field={fields[name]}
            label={t(`missing.${name}`)}
            aside={<span className="text-ink-soft text-sm">{t('auth.optional')}</span>}
            type={TYPES[name]}
            maxLength={300}
          />
        ))}
      </Part>
      <Part title={t('missing.person')}>
        <EvidenceFields fields={fields} />
      </Part>
      <SubmitButton intent="claim-missing" busy={t('account.busy')} className="justify-self-start">
        {t('missing.submit')}
      </SubmitButton>
    </Form>
  )
}

type Errors = ReturnType<typeof useSubmission<Name>>['errors']

function Refused({ errors, failure }: { errors: Errors; failure: string | undefined }) {
  const t = useTranslation()
  const of = (name: 'none' | 'category' | 'ownership' | 'street' | 'postalCode' | (typeof OPTIONAL)[number]) =>
    t(`missing.${name}`)
  const labels = {
    none: of('none'),
    category: of('category'),
    ownership: of('ownership'),
    street: of('street'),
    postalCode: of('postalCode'),
    phone: of('phone'),
    website: of('website'),
    email: of('email'),
    personFunction: t('claim.function'),
    explanation: t('claim.explanation'),
    proof: t('claim.proof'),
  }
  return <ErrorSummary {...errors} failure={failure} labels={labels} />
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="sheet grid gap-5 p-5 sm:p-6">
      <h2 className="text-xl">{title}</h2>
      {children}
    </div>
  )
}

type Field = FieldMetadata<string | undefined, Record<string, unknown>, string[]>

function NoneField({ field, label }: { field: Field; label: string }) {
  const { key: _, ...input } = getInputProps(field, { type: 'checkbox' })
  return (
    <div>
      <label className="flex min-h-11 items-start gap-3 rounded-control px-3 py-2 has-checked:bg-board-wash">
        <input {...input} required className="mt-1 size-5 flex-none accent-board" />
        <span>{label}</span>
      </label>
      <FieldErrors id={field.errorId} errors={field.errors} />
    </div>
  )
}
