import { type FieldMetadata, getInputProps } from '@conform-to/react'
import type { InputHTMLAttributes, ReactNode } from 'react'
import type { PlainKey } from '#app/i18n/translate.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Icon } from '#app/ui/icon.tsx'
import { classes } from '../classes.ts'
import { INPUT } from './input.ts'

type FieldProps = {
  field: FieldMetadata<string | undefined, Record<string, unknown>, string[]>
  label: string
  hint?: ReactNode
  /** Shown at the end of the label's line, such as a link. */
  aside?: ReactNode
}

/** Label above, hint below, errors (keys of the catalogue) below that; never a placeholder as label. */
export function FieldFrame({ field, label, hint, aside, children }: FieldProps & { children: ReactNode }) {
  return (
    <div>
      <div className="mb-1.5 flex items-baseline justify-between gap-3">
        <label htmlFor={field.id} className="font-semibold text-base">
          {label}
        </label>
        {aside}
      </div>
      {children}
      {hint && (
        <p id={field.descriptionId} className="mt-1.5 text-ink-soft text-sm first-letter:uppercase">
          {hint}
        </p>
      )}
      <FieldErrors id={field.errorId} errors={field.errors} />
    </div>
  )
}

/** The errors of a field, shown beside it. */
export function FieldErrors({ id, errors }: { id: string; errors: string[] | undefined }) {
  const t = useTranslation()
  if (!errors) return null
  return (
    <p id={id} className="mt-1.5 flex items-start gap-1.5 font-semibold text-base text-danger">
      <Icon name="circle-alert" size={18} className="mt-1 flex-none" />
      {t(errors[0] as PlainKey)}
    </p>
  )
}

type Input = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & {
  type?: 'text' | 'email' | 'tel' | 'url' | 'password'
}

/** Returns the attributes of a field's input: its name, value and references for screen readers. */
export function inputOf(field: FieldProps['field'], type: NonNullable<Input['type']>, hint: boolean) {
  const { key: _, ...attributes } = getInputProps(field, {
    type,
    ariaDescribedBy: hint ? field.descriptionId : undefined,
  })
  return attributes
}

/** One line of text with its label. */
export function TextField({ field, label, hint, aside, type = 'text', className, ...input }: FieldProps & Input) {
  return (
    <FieldFrame field={field} label={label} hint={hint} aside={aside}>
      <input {...inputOf(field, type, hint !== undefined)} {...input} className={classes(INPUT, className)} />
    </FieldFrame>
  )
}
