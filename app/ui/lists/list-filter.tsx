import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { button } from '../button.ts'
import { INPUT } from '../form/input.ts'
import { type Choices, Select } from '../form/select.tsx'

/**
 * Narrows a list: a form that leads to an address, so it works without JavaScript and can be bookmarked.
 *
 * @param props.submit text of its button
 */
export function ListFilter({ submit, children }: { submit: string; children: ReactNode }) {
  return (
    <Form className="flex flex-wrap items-start gap-4">
      {children}
      <button type="submit" className={`${button('quiet')} min-h-12 max-sm:self-end sm:mt-8`}>
        {submit}
      </button>
    </Form>
  )
}

/** One choice of a filter. */
export function FilterSelect<Value extends string | number>(
  props: Choices<Value> & { name: string; label: string; value: Value | '' | undefined },
) {
  const { label, value, ...select } = props
  return (
    <label className="grid min-w-0 content-start gap-1.5">
      <span className="font-semibold">{label}</span>
      <Select {...select} defaultValue={value ?? ''} />
    </label>
  )
}

type SearchProps = {
  name?: string
  label: string
  hint?: string
  value: string
  maxLength?: number
  /** Its position in a grid; in a row it takes the remaining space. */
  className?: string
}

/** The text for which a list is searched. */
export function FilterSearch({ name = 'q', label, hint, value, maxLength = 100, className }: SearchProps) {
  return (
    <label className={`grid min-w-0 content-start gap-1.5 ${className ?? 'grow sm:max-w-96'}`}>
      <span className="font-semibold">{label}</span>
      <input type="search" name={name} defaultValue={value} maxLength={maxLength} className={INPUT} />
      {hint && <span className="text-ink-soft text-sm">{hint}</span>}
    </label>
  )
}
