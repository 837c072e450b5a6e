import type { FieldMetadata } from '@conform-to/react'
import { FieldErrors } from './field.tsx'

type Field = FieldMetadata<string | undefined, Record<string, unknown>, string[]>

/** One choice out of a few whole sentences: works with arrow keys and without JavaScript. */
export function RadioField<Value extends string>(props: {
  field: Field
  label: string
  values: readonly Value[]
  textOf: (value: Value) => string
  required?: boolean
  /** Attributes by which keyboard shortcuts find the choices, in the order of the values. */
  shortcuts?: readonly ({ 'data-shortcut': string } | undefined)[]
}) {
  const { field, label, values, textOf, required, shortcuts } = props
  return (
    <fieldset aria-describedby={field.errors ? field.errorId : undefined}>
      <legend className="mb-1.5 font-semibold">{label}</legend>
      <div className="grid gap-1">
        {values.map((value, index) => (
          <label
            key={value}
            className="flex min-h-11 items-start gap-3 rounded-control px-3 py-2 has-checked:bg-board-wash"
          >
            <input
              type="radio"
              // Links in the error summary point to the first choice.
              id={index === 0 ? field.id : undefined}
              name={field.name}
              value={value}
              defaultChecked={field.initialValue === value}
              required={required}
              {...shortcuts?.[index]}
              className="mt-1 size-5 flex-none accent-board"
            />
            <span className="min-w-0">{textOf(value)}</span>
          </label>
        ))}
      </div>
      <FieldErrors id={field.errorId} errors={field.errors} />
    </fieldset>
  )
}
