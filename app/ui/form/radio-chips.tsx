import type { FieldMetadata } from '@conform-to/react'
import { FieldErrors } from './field.tsx'

type Field = FieldMetadata<string | undefined, Record<string, unknown>, string[]>

/** One choice out of a few short texts, as chips: works with arrow keys and without JavaScript. */
export function RadioChips<Value extends string>(props: {
  field: Field
  label: string
  values: readonly Value[]
  textOf: (value: Value) => string
  required?: boolean
}) {
  const { field, label, values, textOf, required } = props
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {values.map((value, index) => (
          <label
            key={value}
            className="relative inline-flex min-h-9 items-center rounded-full border-[1.5px] border-edge px-3 font-semibold text-sm outline-board outline-offset-2 has-checked:border-board has-checked:bg-board-wash has-checked:text-board has-focus-visible:outline-2"
          >
            <input
              type="radio"
              // Links in the error summary point to the first choice.
              id={index === 0 ? field.id : undefined}
              name={field.name}
              value={value}
              defaultChecked={field.initialValue === value}
              required={required}
              aria-invalid={field.errors ? true : undefined}
              aria-describedby={field.errors ? field.errorId : undefined}
              className="absolute inset-0 size-full cursor-pointer appearance-none rounded-full outline-none"
            />
            {textOf(value)}
          </label>
        ))}
      </div>
      <FieldErrors id={field.errorId} errors={field.errors} />
    </fieldset>
  )
}
