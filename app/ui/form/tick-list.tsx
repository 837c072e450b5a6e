import { classes } from '../classes.ts'

type Props = {
  name: string
  legend: string
  values: readonly { value: string; label: string; fixed?: string | undefined }[]
  ticked: readonly string[]
  /** Whether there is only room for one column. */
  isNarrow?: boolean
}

/** A list of checkboxes; `fixed` ones stay ticked, with the reason. */
export function TickList({ name, legend, values, ticked, isNarrow }: Props) {
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold">{legend}</legend>
      <ul className={classes('grid gap-x-6', !isNarrow && 'sm:grid-cols-2')}>
        {values.map(({ value, label, fixed }) => (
          <li key={value}>
            <label className="flex min-h-11 items-center gap-3">
              <input
                type="checkbox"
                name={name}
                value={value}
                defaultChecked={fixed !== undefined || ticked.includes(value)}
                disabled={fixed !== undefined}
                className="size-5 flex-none accent-board"
              />
              <span>
                {label}
                {fixed && <span className="text-ink-soft text-sm"> ({fixed})</span>}
              </span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
