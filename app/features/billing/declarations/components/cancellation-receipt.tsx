import { formatDay } from '#app/i18n/format.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import type { CancellationReceipt as Receipt } from '../declare-cancellation.server.ts'
import { DeclarationReceipt } from './declaration-receipt.tsx'

export function CancellationReceipt({ receipt }: { receipt: Receipt }) {
  const t = useTranslation()
  const locale = useLocale()
  const { kind, reason, name, contract, endsOn, email } = receipt
  return (
    <DeclarationReceipt
      title={t('cancellation.received')}
      receipt={receipt}
      facts={[
        [t('cancellation.kind'), t(`cancellation.kind.${kind}`)],
        ...(reason ? [[t('cancellation.reason'), reason] as [string, string]] : []),
        [t('withdrawal.name'), name],
        [t('withdrawal.contract'), contract],
        [t('cancellation.endsOn'), endsOn ? formatDay(locale, endsOn) : t('cancellation.soonest')],
        [t('withdrawal.email'), email],
      ]}
      next={t('cancellation.received.next')}
    />
  )
}
