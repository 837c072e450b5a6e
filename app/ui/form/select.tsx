import type { SelectHTMLAttributes } from 'react'
import { classes } from '../classes.ts'
import { INPUT, SMALL_INPUT } from './input.ts'

/** The values to choose from. */
export type Choices<Value extends string | number = string> = {
  values: readonly Value[]
  textOf: (value: Value) => string
  /** Language of a value's text, if the texts are in different languages. */
  langOf?: (value: Value) => string
  /** Text of the choice above the values that means none of them; left out if not given. */
  none?: string
}

type SelectProps<Value extends string | number> = Choices<Value> &
  SelectHTMLAttributes<HTMLSelectElement> & { small?: boolean }

/** One choice of several, as a native element. The caller adds its label. */
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
