import { formatInstant } from '#app/i18n/format.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import type { Receipt } from '../declare-withdrawal.server.ts'
import { DeclaredFacts } from './declared-facts.tsx'
import { useFocusedHeading } from './use-focused-heading.ts'

/** Confirms a withdrawal with content, day and time; the mail says the same. */
export function WithdrawalReceipt({ receipt }: { receipt: Receipt }) {
  const t = useTranslation()
  const locale = useLocale()
  const heading = useFocusedHeading()
  const { number, receivedAt, name, contract, email, done } = receipt
  return (
    <div className="grid max-w-2xl gap-4">
      <h1 ref={heading} tabIndex={-1}>
        {t('withdrawal.received')}
      </h1>
      <p className="text-lg">
        {t('withdrawal.received.number', { number, time: formatInstant(locale, receivedAt.toISOString()) })}
      </p>
      <h2 className="text-xl">{t('withdrawal.content')}</h2>
      <DeclaredFacts declared={{ name, contract, email }} />
      <p>{t('withdrawal.received.mail', { email })}</p>
      <p>{t(done ? 'withdrawal.done.text' : 'withdrawal.received.next')}</p>
    </div>
  )
}
