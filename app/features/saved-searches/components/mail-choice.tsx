import type { FieldMetadata } from '@conform-to/react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { SelectField } from '#app/ui/form/select-field.tsx'
import { MAIL_CHOICES } from '../saved-search.ts'

/** Chooses whether and how often mails report new matches. */
export function MailChoice({ field }: { field: FieldMetadata<string | undefined, Record<string, unknown>, string[]> }) {
  const t = useTranslation()
  return (
    <SelectField
      field={field}
      label={t('searches.mail')}
      values={MAIL_CHOICES}
      textOf={(choice) => t(`searches.mail.${choice}`)}
    />
  )
}
