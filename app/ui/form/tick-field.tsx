import { type FieldMetadata, getInputProps } from '@conform-to/react'
import type { ReactNode } from 'react'
import { FieldErrors } from './field.tsx'

type Field = FieldMetadata<string | undefined, Record<string, unknown>, string[]>

/** A statement with a checkbox. */
export function TickField(props: { field: Field; required?: boolean; children: ReactNode }) {
  const { field, children, ...input } = props
  const { key: _, ...attributes } = getInputProps(field, { type: 'checkbox', value: 'on' })
  return (
    <div>
      <label className="flex min-h-11 items-start gap-3">
        <input {...attributes} {...input} className="mt-1 size-5 flex-none accent-board" />
        <span>{children}</span>
      </label>
      <FieldErrors id={field.errorId} errors={field.errors} />
    </div>
  )
}
