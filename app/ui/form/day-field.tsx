import { type ComponentProps, useRef } from 'react'
import { MAX_TYPED_DAY_LENGTH, writeDay } from '#app/i18n/typed-day.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { Icon } from '#app/ui/icon.tsx'
import { useHydrated } from '../hooks/use-hydrated.ts'
import { FieldFrame, inputOf } from './field.tsx'
import { INPUT } from './input.ts'

type Props = Pick<ComponentProps<typeof FieldFrame>, 'field' | 'label'> & {
  hint?: string
  /** Whether it includes a time; the field's value is then YYYY-MM-DDTHH:MM instead of YYYY-MM-DD. */
  withTime?: boolean
  /** Whether it asks for a day in the past; its example is then one. */
  isPast?: boolean
  /** First and last day that the calendar offers (YYYY-MM-DD); the schema checks them. */
  min?: string
  max?: string
  'aria-required'?: boolean
}

const PAST_EXAMPLE = '2025-03-24'
const EXAMPLE = '2027-03-24'

/**
 * A day, typed and shown in the format of the page's language: the browser's own date field would use the browser's
 * language. With JavaScript, the browser's calendar fills in the text.
 */
export function DayField({ field, label, hint, withTime = false, isPast = false, min, max, ...input }: Props) {
  const t = useTranslation()
  const locale = useLocale()
  const text = useRef<HTMLInputElement>(null)
  const day = isPast ? PAST_EXAMPLE : EXAMPLE
  const example = t('field.day.example', { day: writeDay(locale, withTime ? `${day}T09:30` : day) })
  const { defaultValue, ...attributes } = inputOf(field, 'text', true)
  const choose = (chosen: string) => {
    if (!text.current || chosen === '') return
    text.current.value = writeDay(locale, chosen)
    text.current.dispatchEvent(new Event('input', { bubbles: true }))
    text.current.focus()
  }
  return (
    <FieldFrame field={field} label={label} hint={hint ? `${example} ${hint}` : example}>
      <div className="flex max-w-72 gap-2">
        <input
          {...attributes}
          {...input}
          ref={text}
          defaultValue={writeDay(locale, String(defaultValue ?? ''))}
          maxLength={MAX_TYPED_DAY_LENGTH}
          autoComplete="off"
          className={INPUT}
        />
        <Calendar label={t('field.day.calendar', { field: label })} {...{ withTime, min, max, choose }} />
      </div>
    </FieldFrame>
  )
}

type CalendarProps = Pick<Props, 'withTime' | 'min' | 'max'> & { label: string; choose: (chosen: string) => void }

/** A button that opens the browser's calendar. */
function Calendar({ label, withTime, min, max, choose }: CalendarProps) {
  const picker = useRef<HTMLInputElement>(null)
  if (!useHydrated()) return null
  const bound = (day: string | undefined, time: string) => day && (withTime ? `${day}T${time}` : day)
  return (
    <span className="relative flex-none">
      <input
        ref={picker}
        type={withTime ? 'datetime-local' : 'date'}
        tabIndex={-1}
        aria-hidden
        min={bound(min, '00:00')}
        max={bound(max, '23:59')}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
        className="pointer-events-none absolute inset-0 size-full opacity-0"
      />
      <button
        type="button"
        aria-label={label}
        onClick={() => picker.current?.showPicker()}
        className="relative grid size-12 place-items-center rounded-control border-[1.5px] border-edge"
      >
        <Icon name="calendar-days" size={20} />
      </button>
    </span>
  )
}
