import { formatNumber } from '#app/i18n/format.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { Icon } from '#app/ui/icon.tsx'

type Props<T extends string> = {
  legend: string
  /** Name of the parameter in the address. */
  name: string
  choices: readonly T[]
  chosen: readonly T[]
  labels: (choice: T) => string
  counts: Record<T, number>
  onChange: (chosen: T[]) => void
  /** How many are visible; the rest are folded unless one of them is selected. */
  open?: number
  /** What is unknown for some schools: for all choices, or by choice. */
  note?: string | undefined
  notes?: Record<string, string> | undefined
}

/**
 * The choices of one filter that would leave schools, each with their number, and those that are selected. Most
 * registers are silent about most features, so that a zero would say more than is known.
 */
export function ChoiceList<T extends string>(props: Props<T>) {
  const { legend, chosen, counts, note } = props
  const t = useTranslation()
  const choices = props.choices.filter((choice) => counts[choice] > 0 || chosen.includes(choice))
  const { open = choices.length } = props
  const hidden = choices.slice(open)
  if (choices.length === 0) return null
  return (
    <fieldset className="border-line border-b pb-5">
      <legend className="mb-2 font-semibold">
        {legend}
        {note && <Note text={note} />}
      </legend>
      <Choices {...props} choices={choices.slice(0, open)} />
      {hidden.length > 0 && (
        <details open={hidden.some((choice) => chosen.includes(choice))} className="group">
          <summary className="flex min-h-8 list-none items-center gap-1 text-board text-sm">
            <Icon name="chevron-down" size={16} className="group-open:rotate-180" />
            {t('filter.more', { number: hidden.length })}
          </summary>
          <Choices {...props} choices={hidden} />
        </details>
      )}
    </fieldset>
  )
}

const Note = ({ text }: { text: string }) => <small className="block font-normal text-ink-soft text-xs">{text}</small>

function Choices<T extends string>({ name, choices, chosen, labels, counts, onChange, notes }: Props<T>) {
  const locale = useLocale()
  return choices.map((choice) => (
    <label key={choice} className="flex min-h-8 items-center gap-2.5 text-sm">
      <input
        type="checkbox"
        name={name}
        value={choice}
        checked={chosen.includes(choice)}
        onChange={({ target }) =>
          onChange(target.checked ? [...chosen, choice] : chosen.filter((each) => each !== choice))
        }
        className="size-5 flex-none accent-board"
      />
      <span className="min-w-0">
        {labels(choice)}
        {notes?.[choice] && <Note text={notes[choice]} />}
      </span>
      <span className="ml-auto text-ink-faint tabular-nums">{formatNumber(locale, counts[choice])}</span>
    </label>
  ))
}
