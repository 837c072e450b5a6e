import type { ReactNode } from 'react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'

/** Query of a decision's address that asks for the next case to be opened afterwards. */
const THEN_NEXT = '?then=next'

/** The button that decides, and the one that decides and opens the next case of the queue. */
export function DecideButton(props: { intent: string; variant?: 'main' | 'danger'; children: ReactNode }) {
  const { intent, variant = 'main', children } = props
  const t = useTranslation()
  const busy = t('account.busy')
  return (
    <div className="flex flex-wrap gap-3">
      <SubmitButton intent={intent} busy={busy} variant={variant}>
        {children}
      </SubmitButton>
      <SubmitButton intent={intent} busy={busy} variant="quiet" formAction={THEN_NEXT}>
        {t('lock.saveAndNext')}
      </SubmitButton>
    </div>
  )
}
