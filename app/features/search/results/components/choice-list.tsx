import { type ReactNode, useEffect, useRef } from 'react'
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
  notes?: Partial<Record<string, string>> | undefined
  /**
   * Number of results, for a list that stays complete: the choices that are stated for few of them are folded apart.
   * Without it, choices that would leave no school are left out, as most registers are silent about most features, so
   * that a zero would say more than is known.
   */
  of?: number
  /** Name of that fold; the default says how many choices are in it. */
  rare?: string
}

/** Share of the results below which a choice is rarely stated. */
const RARE_SHARE = 0.05

/** The choices of one filter, each with the number of schools that it would leave. */
export function ChoiceList<T extends string>(props: Props<T>) {
  const { legend, chosen, counts, note, of } = props
  const t = useTranslation()
  const box = useRef<HTMLFieldSetElement>(null)
  const keepFocus = useKeptFocus(box, counts)
  const least = of === undefined ? 1 : Math.max(1, of * RARE_SHARE)
  const isCommon = (choice: T) => counts[choice] >= least || chosen.includes(choice)
  const common = props.choices.filter(isCommon)
  const rare = of === undefined ? [] : props.choices.filter((choice) => !isCommon(choice))
  const { open = common.length } = props
  const hidden = common.slice(open)
  if (common.length + rare.length === 0) return null
  return (
    <fieldset ref={box} onChange={keepFocus} className="border-line border-b pb-5">
      <legend className="mb-2 font-semibold">
        {legend}
        {note && <Note text={note} />}
      </legend>
      <Choices {...props} choices={common.slice(0, open)} of={undefined} />
      <Fold label={t('filter.more', { number: hidden.length })} isOpen={hidden.some((one) => chosen.includes(one))}>
        {hidden.length > 0 && <Choices {...props} choices={hidden} of={undefined} />}
      </Fold>
      <Fold label={props.rare ?? t('filter.more', { number: rare.length })} isOpen={false}>
        {rare.length > 0 && <Choices {...props} choices={rare} />}
      </Fold>
    </fieldset>
  )
}

/**
 * A choice that is made or taken back may move into or out of a fold, at once or with the new counts: the focus goes
 * with it.
 */
function useKeptFocus(box: { current: HTMLElement | null }, counts: object) {
  const last = useRef<{ value: string; counts: object }>(undefined)
  useEffect(() => {
    if (!last.current) return
    if (document.activeElement === document.body)
      box.current?.querySelector<HTMLElement>(`[value="${CSS.escape(last.current.value)}"]`)?.focus()
    if (last.current.counts !== counts) last.current = undefined
  })
  return ({ target }: { target: EventTarget }) => {
    last.current = { value: (target as HTMLInputElement).value, counts }
  }
}

function Fold({ label, isOpen, children }: { label: string; isOpen: boolean; children: ReactNode }) {
  return (
    children && (
      <details open={isOpen} className="group">
        <summary className="flex min-h-8 list-none items-center gap-1 text-board text-sm">
          <Icon name="chevron-down" size={16} className="group-open:rotate-180" />
          {label}
        </summary>
        {children}
      </details>
    )
  )
}

const Note = ({ text }: { text: string }) => <small className="block font-normal text-ink-soft text-xs">{text}</small>

function Choices<T extends string>({ name, choices, chosen, labels, counts, onChange, notes, of }: Props<T>) {
  const t = useTranslation()
  const locale = useLocale()
  const numberOf = (choice: T) => {
    const number = formatNumber(locale, counts[choice])
    return !of ? number : t('filter.ofTotal', { number, total: formatNumber(locale, of) })
  }
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
        {of === undefined && notes?.[choice] && <Note text={notes[choice]} />}
      </span>
      <span className="ml-auto flex-none text-ink-faint tabular-nums">{numberOf(choice)}</span>
    </label>
  ))
}
