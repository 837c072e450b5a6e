import { Select } from '#app/ui/form/select.tsx'

type Props = {
  name: string
  label: string
  value: string
  values: readonly string[]
  textOf: (value: string) => string
  /** Text of the option that means none. */
  none: string
  /** Whether only screen readers get the label, because its position makes it clear. */
  isHidden?: boolean
}

/** A select in a form with many of them. */
export function LabelledSelect({ name, label, value, values, textOf, none, isHidden = false }: Props) {
  return (
    <div>
      <label htmlFor={name} className={isHidden ? 'sr-only' : 'mb-1.5 block font-semibold'}>
        {label}
      </label>
      <Select id={name} name={name} defaultValue={value} values={values} textOf={textOf} none={none} />
    </div>
  )
}
