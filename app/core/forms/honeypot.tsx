import type { FieldMetadata } from '@conform-to/react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { TextField } from '#app/ui/form/field.tsx'

type Field = FieldMetadata<string | undefined, Record<string, unknown>, string[]>

/** A field that only programs fill in: people neither see it, nor hear it announced, nor reach it with the keyboard. */
export function Honeypot({ field }: { field: Field }) {
  const t = useTranslation()
  return (
    <div className="sr-only" aria-hidden="true">
      <TextField field={field} label={t('contactFields.trap')} tabIndex={-1} autoComplete="off" />
    </div>
  )
}
