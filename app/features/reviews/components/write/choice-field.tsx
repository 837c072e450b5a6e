import { type FieldMetadata, getSelectProps } from '@conform-to/react'
import type { ReactNode } from 'react'
import { FieldFrame, INPUT } from '#app/ui/form/field.tsx'

type Field = FieldMetadata<string | undefined, Record<string, unknown>, string[]>

/** One choice of several, with its label. */
export function ChoiceField(props: {
  field: Field
  label: string
  hint?: string
  required?: boolean
  children: ReactNode
}) {
  const { field, label, hint, required, children } = props
  const { key: _, ...attributes } = getSelectProps(field, { ariaDescribedBy: hint ? field.descriptionId : undefined })
  return (
    <FieldFrame field={field} label={label} hint={hint}>
      <select {...attributes} required={required} className={INPUT}>
        {children}
      </select>
    </FieldFrame>
  )
}
