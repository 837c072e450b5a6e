import { type MouseEvent, useEffect, useRef } from 'react'
import type { PlainKey } from '#app/i18n/translate.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Icon } from '#app/ui/icon.tsx'

type Props<Name extends string> = {
  /** The answer that refused the form: each new one moves the focus to the summary. */
  refusal: unknown
  /** Why the form as a whole was not accepted (key of the catalogue). */
  failure: string | undefined
  fields: Record<Name, { id: string; errors?: string[] | undefined }>
  /** Labels of the fields that can be refused, in their order on the page. */
  labels: Partial<Record<Name, string>>
}

/**
 * Why a long form was not accepted: above its fields, with a link to each refused one. Without JavaScript the browser
 * focuses the summary as the page opens, and follows the links. Short forms show a `FormFailure` instead.
 */
export function ErrorSummary<Name extends string>({ refusal, failure, fields, labels }: Props<Name>) {
  const t = useTranslation()
  const box = useRef<HTMLDivElement>(null)
  const refused = (Object.entries(labels) as [Name, string][]).filter(([name]) => fields[name].errors)
  const isShown = failure !== undefined || refused.length > 0
  // The fields learn of a refusal one render after it has arrived.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new refusal of what is shown already is a new reason
  useEffect(() => box.current?.focus(), [refusal, isShown])
  if (!isShown) return null
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: without script nothing else leads to what has to be corrected
      autoFocus
      className="rounded-control border-[1.5px] border-danger bg-danger-wash px-4 py-3 text-base text-danger"
    >
      <p className="flex items-start gap-2 font-semibold">
        <Icon name="circle-alert" size={18} className="mt-1 flex-none" />
        {t((failure ?? 'failure.fields') as PlainKey)}
      </p>
      {refused.length > 0 && (
        <ul className="mt-2 ml-6.5 grid gap-1">
          {refused.map(([name, label]) => (
            <li key={name}>
              <a href={`#${fields[name].id}`} onClick={focusField} className="inline-block min-h-6 text-danger">
                {label.length > MAX_NAME_LENGTH ? '' : `${label} – `}
                {t(fields[name].errors?.[0] as PlainKey)}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** Longer labels are statements to agree to, not names: the message alone says what is missing. */
const MAX_NAME_LENGTH = 60

/**
 * Focuses the field of a link and unfolds the part that contains it, without changing the address, which would remove
 * the errors from the page.
 */
function focusField(event: MouseEvent<HTMLAnchorElement>) {
  const field = document.getElementById(event.currentTarget.hash.slice(1))
  if (!field) return
  event.preventDefault()
  for (let fold = field.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
    fold.open = true
  field.focus()
}
