import { type FieldMetadata, getSelectProps } from '@conform-to/react'
import { FieldFrame } from './field.tsx'
import { type Choices, Select } from './select.tsx'

type Field = FieldMetadata<string | undefined, Record<string, unknown>, string[]>

/** One choice of several, with its label. */
export function SelectField<Value extends string | number>(
  props: Choices<Value> & { field: Field; label: string; hint?: string; required?: boolean; autoComplete?: string },
) {
  const { field, label, hint, ...choices } = props
  const { key: _, ...attributes } = getSelectProps(field, { ariaDescribedBy: hint ? field.descriptionId : undefined })
  return (
    <FieldFrame field={field} label={label} hint={hint}>
      <Select {...attributes} {...choices} />
    </FieldFrame>
  )
}
