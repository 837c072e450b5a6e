import type { FieldMetadata } from '@conform-to/react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { TextField } from '#app/ui/form/field.tsx'

type Field = FieldMetadata<string | undefined, Record<string, unknown>, string[]>

/**
 * A field that only programs fill in: people neither see it, nor hear it announced, nor reach it with the keyboard.
 *
 * @param props.showsErrors whether it becomes visible to people whose browser filled it in
 */
export function Honeypot(props: { field: Field; label?: string; showsErrors?: boolean }) {
  const { field, label, showsErrors = false } = props
  const t = useTranslation()
  const isShown = showsErrors && field.errors !== undefined
  return (
    <div className={isShown ? undefined : 'sr-only'} aria-hidden={!isShown}>
      <TextField
        field={field}
        label={label ?? t('contactFields.trap')}
        tabIndex={isShown ? 0 : -1}
        autoComplete="off"
      />
    </div>
  )
}
