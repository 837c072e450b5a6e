import { type FieldMetadata, getInputProps } from '@conform-to/react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { FieldErrors, TextField } from '#app/ui/form/field.tsx'
import { RadioField } from '#app/ui/form/radio-field.tsx'
import { CATEGORIES } from '#db/vocabulary.ts'

const OPTIONAL = ['phone', 'website', 'email'] as const
const TYPES = { phone: 'tel', website: 'text', email: 'email' } as const
/** What is asked about a missing school besides its place. */
export type SchoolFieldName = 'category' | 'ownership' | 'street' | 'postalCode' | (typeof OPTIONAL)[number]

type Field = FieldMetadata<string | undefined, Record<string, unknown>, string[]>

/** The facts of a missing school besides its place. */
export function SchoolFields({ fields }: { fields: Record<SchoolFieldName, Field> }) {
  const t = useTranslation()
  return (
    <>
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
    </>
  )
}

/** Confirms that a school is none of the similar ones. */
export function NoneField({ field, label }: { field: Field; label: string }) {
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
