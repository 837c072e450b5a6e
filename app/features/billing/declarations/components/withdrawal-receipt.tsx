import { useTranslation } from '#app/i18n/use-translation.ts'
import type { Receipt } from '../declare-withdrawal.server.ts'
import { useWithdrawalFacts } from './confirm-withdrawal.tsx'
import { DeclarationReceipt } from './declaration-receipt.tsx'
import { useFocusedHeading } from './use-focused-heading.ts'

export function WithdrawalReceipt({ receipt }: { receipt: Receipt }) {
  const t = useTranslation()
  return (
    <DeclarationReceipt
      title={t('withdrawal.received')}
      receipt={receipt}
      facts={useWithdrawalFacts(receipt)}
      next={t(receipt.done ? 'withdrawal.done.text' : 'withdrawal.received.next')}
    />
  )
}

/** Shown after the mailed link has been confirmed, or opened again. */
export function WithdrawalDone({ order }: { order: { number: string; school: string } }) {
  const t = useTranslation()
  const heading = useFocusedHeading()
  return (
    <div className="grid max-w-2xl gap-4">
      <h1 ref={heading} tabIndex={-1}>
        {t('withdrawal.done.title')}
      </h1>
      <p>{t('withdrawal.done.order', order)}</p>
      <p>{t('withdrawal.done.text')}</p>
    </div>
  )
}
