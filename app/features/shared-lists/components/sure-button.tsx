import { type ReactNode, useState } from 'react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { button } from '#app/ui/button.ts'
import { classes } from '#app/ui/classes.ts'

type Props = {
  /** The button before it is pressed. */
  label: string
  /** What it says to screen readers beside others of the same text. */
  name?: string
  question: ReactNode
  onSure: () => unknown
  variant?: 'plain' | 'quiet'
}

/** A button that asks before it does what cannot be taken back. */
export function SureButton({ label, name, question, onSure, variant = 'plain' }: Props) {
  const t = useTranslation()
  const [isAsking, setAsking] = useState(false)
  if (!isAsking)
    return (
      <button
        type="button"
        aria-label={name}
        onClick={() => setAsking(true)}
        className={classes(button(variant, 'small'), 'justify-self-start', variant === 'plain' && '-ml-2.5')}
      >
        {label}
      </button>
    )
  return (
    <fieldset aria-label={name ?? label} className="grid gap-2 rounded-card bg-notice-wash p-3 text-notice-ink">
      <p className="wrap-anywhere">{question}</p>
      <p className="flex flex-wrap gap-2">
        <button type="button" onClick={onSure} className={button('danger', 'small')}>
          {label}
        </button>
        {/* biome-ignore lint/a11y/noAutofocus: it stands where the button was that had the focus */}
        <button type="button" autoFocus onClick={() => setAsking(false)} className={button('quiet', 'small')}>
          {t('list.cancel')}
        </button>
      </p>
    </fieldset>
  )
}
