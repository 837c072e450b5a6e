import type { SelectHTMLAttributes } from 'react'
import { classes } from '../classes.ts'
import { INPUT, SMALL_INPUT } from './input.ts'

/** What is to be chosen from. */
export type Choices<Value extends string | number = string> = {
  values: readonly Value[]
  textOf: (value: Value) => string
  /** Language of the text of a value, where texts are in different ones. */
  langOf?: (value: Value) => string
  /** Text of the choice that stands for none of the values, above them; without it there is none. */
  none?: string
}

type SelectProps<Value extends string | number> = Choices<Value> &
  SelectHTMLAttributes<HTMLSelectElement> & { small?: boolean }

/** One choice of several, as the browser shows it. Its label is the caller's. */
export function Select<Value extends string | number>(props: SelectProps<Value>) {
  const { values, textOf, langOf, none, small, className, ...select } = props
  return (
    <select {...select} className={classes(small ? SMALL_INPUT : INPUT, className)}>
      {none !== undefined && <option value="">{none}</option>}
      {values.map((value) => (
        <option key={value} value={value} lang={langOf?.(value)}>
          {textOf(value)}
        </option>
      ))}
    </select>
  )
}
