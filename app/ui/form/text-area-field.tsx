import { type FieldMetadata, getTextareaProps } from '@conform-to/react'
import { FieldFrame } from './field.tsx'
import { INPUT } from './input.ts'

type Field = FieldMetadata<string | undefined, Record<string, unknown>, string[]>

/** Several lines of text with their label. */
export function TextAreaField(props: {
  field: Field
  label: string
  hint?: string
  maxLength: number
  rows?: number
  required?: boolean
  autoFocus?: boolean
}) {
  const { field, label, hint, rows = 5, ...limits } = props
  const { key: _, ...attributes } = getTextareaProps(field, { ariaDescribedBy: hint ? field.descriptionId : undefined })
  return (
    <FieldFrame field={field} label={label} hint={hint}>
      <textarea {...attributes} {...limits} rows={rows} className={`${INPUT} py-2.5`} />
    </FieldFrame>
  )
}
