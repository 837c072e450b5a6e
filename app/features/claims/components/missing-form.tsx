import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { useSubmission } from '#app/core/forms/use-submission.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import type { CountryCode } from '#db/vocabulary.ts'
import { EvidenceFields } from './evidence-fields.tsx'
import { NoneField, type SchoolFieldName, SchoolFields } from './school-fields.tsx'

type Name = 'none' | SchoolFieldName | 'personFunction' | 'explanation' | 'proof'
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
        <SchoolFields fields={fields} />
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
  const of = (name: 'none' | SchoolFieldName) => t(`missing.${name}`)
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
