import { useEffect, useId, useRef, useState } from 'react'
import { formatMonth } from '#app/i18n/format.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { button } from '#app/ui/button.ts'
import { INPUT } from '#app/ui/form/input.ts'
import type { Answer } from '../answer.server.ts'
import { MAX_LABEL_LENGTH, nameOfArea } from '../child.ts'
import { keepChild } from '../device/device-children.ts'
import { CalendarForm } from './calendar-form.tsx'
import { ChildDates } from './child-dates.tsx'

/** The dates of the child that was asked about, and how the device remembers it. */
export function AnswerView({ answer }: { answer: Answer }) {
  const { child, place, known, today } = answer
  const t = useTranslation()
  const locale = useLocale()
  const heading = useRef<HTMLHeadingElement>(null)
  const name = t('children.born', { month: formatMonth(locale, `${child.born}-01`) })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new answer is read from its heading
  useEffect(() => heading.current?.focus(), [answer])
  return (
    <section aria-labelledby="answer-title" className="sheet grid gap-4 p-5 sm:p-6">
      <div>
        <h2 ref={heading} id="answer-title" tabIndex={-1} className="text-xl">
          {name}
        </h2>
        <p className="text-ink-soft">{whereOf(place, child.area)}</p>
      </div>
      <ChildDates known={known} today={today} />
      <div className="flex flex-wrap items-end gap-4">
        <CalendarForm child={child} name={name} />
      </div>
      <RememberForm key={JSON.stringify([child, place])} answer={answer} />
    </section>
  )
}

/** Returns where a child lives: the place with its area, or the area alone. */
export function whereOf(place: string, area: string): string {
  const name = nameOfArea(area)
  return place && place !== name ? `${place}, ${name}` : name
}

/** Not a form that could be sent: the label stays on the device. */
function RememberForm({ answer: { child, place } }: { answer: Answer }) {
  const t = useTranslation()
  const id = useId()
  const [label, setLabel] = useState('')
  const [outcome, setOutcome] = useState<'remembered' | 'refused'>()
  return (
    <div className="noscript:hidden grid max-w-lg gap-2">
      {outcome !== 'remembered' && (
        <>
          <label htmlFor={id} className="font-semibold">
            {t('children.label')}
          </label>
          <input
            id={id}
            value={label}
            onChange={({ target }) => setLabel(target.value)}
            maxLength={MAX_LABEL_LENGTH}
            autoComplete="off"
            aria-describedby={`${id}-hint`}
            className={INPUT}
          />
          <p id={`${id}-hint`} className="text-ink-soft text-sm">
            {t('children.label.hint')}
          </p>
          <button
            type="button"
            onClick={() => setOutcome(keepChild({ ...child, place, label }) ? 'remembered' : 'refused')}
            className={`${button('quiet')} justify-self-start`}
          >
            {t('children.remember')}
          </button>
        </>
      )}
      <p role="status" className="empty:hidden">
        {outcome && t(`children.${outcome}`)}
      </p>
    </div>
  )
}
