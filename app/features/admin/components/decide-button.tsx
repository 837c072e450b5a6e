import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import { APPLY } from '../shortcuts/use-shortcuts.ts'

/**
 * The button that decides, and the one that decides and opens the next case in the queue.
 *
 * @param props.nextFirst whether the latter is the usual one
 */
export function DecideButton(props: {
  intent: string
  variant?: 'main' | 'danger'
  nextFirst?: boolean
  children: ReactNode
}) {
  const { intent, variant = 'main', nextFirst = false, children } = props
  const t = useTranslation()
  const busy = t('account.busy')
  const [asked] = useSearchParams()
  // The part of the queue on which the person is working stays selected.
  const kind = asked.get('kind')
  const here = (
    <SubmitButton key="here" intent={intent} busy={busy} variant={nextFirst ? 'quiet' : variant}>
      {children}
    </SubmitButton>
  )
  const next = (
    <SubmitButton
      key="next"
      intent={intent}
      busy={busy}
      variant={nextFirst ? variant : 'quiet'}
      formAction={kind ? `?kind=${encodeURIComponent(kind)}&then=next` : '?then=next'}
      {...APPLY}
    >
      {t('lock.saveAndNext')}
    </SubmitButton>
  )
  return <div className="flex flex-wrap gap-3">{nextFirst ? [next, here] : [here, next]}</div>
}
