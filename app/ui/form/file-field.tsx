import { type FieldMetadata, getInputProps } from '@conform-to/react'
import type { ReactNode } from 'react'
import { FieldFrame } from './field.tsx'
import { FileInput } from './file-input.tsx'

type Field = FieldMetadata<string | undefined, Record<string, unknown>, string[]>

/**
 * Chooses one file. With JavaScript, a file that is too large is refused before it is uploaded.
 *
 * @param props.accept types of files as in HTML
 * @param props.limit largest size in bytes, with the message for larger files
 */
export function FileField(props: {
  field: Field
  label: string
  hint: ReactNode
  accept: string
  limit: { bytes: number; refusal: string }
  required?: boolean
}) {
  const { field, label, hint, accept, limit, required } = props
  const { key: _, type: __, ...input } = getInputProps(field, { type: 'file', ariaDescribedBy: field.descriptionId })
  return (
    <FieldFrame field={field} label={label} hint={hint}>
      <FileInput
        {...input}
        accept={accept}
        required={required}
        onChange={({ currentTarget }) => {
          const tooLarge = (currentTarget.files?.[0]?.size ?? 0) > limit.bytes
          currentTarget.setCustomValidity(tooLarge ? limit.refusal : '')
        }}
      />
    </FieldFrame>
  )
}
