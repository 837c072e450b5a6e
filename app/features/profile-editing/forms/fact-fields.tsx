import type { FieldMetadata } from '@conform-to/react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { SelectField } from '#app/ui/form/select-field.tsx'
import { CATEGORIES } from '#db/vocabulary.ts'
import type { SelfReported } from '../self-reported.ts'
import { ReportedField } from './value-field.tsx'

export type FactName = 'name' | 'category' | 'localType' | 'address' | 'postalCode' | 'city'
type Field = FieldMetadata<string | undefined, Record<string, unknown>, string[]>
type Props = { school: SelfReported; fields: Record<FactName, Field>; changed: boolean }

/** Fields for name, type and address of a school that no register lists. */
export function FactFields({ school, fields, changed }: Props) {
  const t = useTranslation()
  return (
    <>
      <ReportedField field={fields.name} saved={school.name} changed={changed} label={t('own.name')} maxLength={300} />
      <SelectField
        field={fields.category}
        label={t('own.category')}
        values={CATEGORIES}
        textOf={(category) => t(`category.${category}`)}
      />
      <ReportedField
        field={fields.localType}
        saved={school.localType}
        changed={changed}
        label={t('own.localType')}
        maxLength={120}
      />
      <ReportedField
        field={fields.address}
        saved={school.street}
        changed={changed}
        label={t('account.contact.address')}
        maxLength={200}
      />
      <div className="grid gap-5 sm:grid-cols-[1fr_2fr]">
        <ReportedField
          field={fields.postalCode}
          saved={school.postalCode}
          changed={changed}
          label={t('account.contact.postalCode')}
          maxLength={20}
        />
        <ReportedField
          field={fields.city}
          saved={school.city}
          changed={changed}
          label={t('account.contact.city')}
          maxLength={120}
        />
      </div>
    </>
  )
}
