import { Form } from 'react-router'
import { useSubmission } from '#app/core/forms/use-submission.ts'
import { NoneField, type SchoolFieldName, SchoolFields } from '#app/features/claims/components/school-fields.tsx'
import { Link } from '#app/i18n/link.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import { TextAreaField } from '#app/ui/form/text-area-field.tsx'
import type { CountryCode } from '#db/vocabulary.ts'
import { MAX_REASON_LENGTH } from '../edit/school-actions.schema.ts'

type Alike = { id: string; name: string; city: string }

/**
 * Describes a school that an admin adds. Its intent is `add-school`.
 *
 * @param props.alike similar schools: continuing confirms that it is none of them
 */
export function NewSchoolForm(props: {
  place: { name: string; city: string; country: CountryCode }
  alike: readonly Alike[]
}) {
  const { place, alike } = props
  const t = useTranslation()
  const { form, fields, errors } = useSubmission<SchoolFieldName | 'none' | 'reason'>('add-school')
  const labelOf = (name: SchoolFieldName | 'none') => t(`missing.${name}`)
  const names = ['none', 'category', 'ownership', 'street', 'postalCode', 'phone', 'website', 'email'] as const
  const labels = Object.fromEntries(names.map((name) => [name, labelOf(name)]))
  return (
    <Form {...form} noValidate className="grid gap-5">
      <ErrorSummary {...errors} labels={{ ...labels, reason: t('schoolAdmin.reason') } as never} />
      {Object.entries(place).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {alike.length > 0 && (
        <div className="grid gap-2 rounded-card bg-sunken px-4 py-3">
          <p className="font-semibold">{t('schoolAdmin.new.alike')}</p>
          <ul className="list-disc pl-5">
            {alike.map(({ id, name, city }) => (
              <li key={id}>
                <Link to={`/admin/schools/${id}`}>{[name, city].filter(Boolean).join(', ')}</Link>
              </li>
            ))}
          </ul>
          <NoneField field={fields.none} label={t('missing.none')} />
        </div>
      )}
      <SchoolFields fields={fields} />
      <TextAreaField
        field={fields.reason}
        label={t('schoolAdmin.reason')}
        hint={t('schoolAdmin.new.reason')}
        maxLength={MAX_REASON_LENGTH}
        rows={2}
        required
      />
      <SubmitButton intent="add-school" busy={t('account.busy')} className="justify-self-start">
        {t('schoolAdmin.new.submit')}
      </SubmitButton>
    </Form>
  )
}
