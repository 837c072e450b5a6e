import { formatDay, formatInstant } from '#app/i18n/format.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { FactList } from '#app/ui/lists/fact-list.tsx'
import { useFocusedHeading } from '../../withdrawal/components/use-focused-heading.ts'
import type { CancellationReceipt as Receipt } from '../declare-cancellation.server.ts'

/** Confirms a cancellation with content, day and time; the mail says the same. */
export function CancellationReceipt({ receipt }: { receipt: Receipt }) {
  const t = useTranslation()
  const locale = useLocale()
  const heading = useFocusedHeading()
  const { number, receivedAt, kind, reason, name, contract, endsOn, email } = receipt
  const time = formatInstant(locale, receivedAt.toISOString())
  return (
    <div className="grid max-w-2xl gap-4">
      <h1 ref={heading} tabIndex={-1}>
        {t('cancellation.received')}
      </h1>
      <p className="text-lg">{t('withdrawal.received.number', { number, time })}</p>
      <h2 className="text-xl">{t('withdrawal.content')}</h2>
      <FactList
        facts={[
          [t('cancellation.kind'), t(`cancellation.kind.${kind}`)],
          ...(reason ? [[t('cancellation.reason'), reason] as [string, string]] : []),
          [t('withdrawal.name'), name],
          [t('withdrawal.contract'), contract],
          [t('cancellation.endsOn'), endsOn ? formatDay(locale, endsOn) : t('cancellation.soonest')],
          [t('withdrawal.email'), email],
        ]}
        className="sheet p-5"
      />
      <p>{t('withdrawal.received.mail', { email })}</p>
      <p>{t('cancellation.received.next')}</p>
    </div>
  )
}
