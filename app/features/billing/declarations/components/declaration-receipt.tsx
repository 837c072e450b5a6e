import { formatInstant } from '#app/i18n/format.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { FactList } from '#app/ui/lists/fact-list.tsx'
import { useFocusedHeading } from './use-focused-heading.ts'

type Props = {
  title: string
  receipt: { number: string; receivedAt: Date; email: string }
  /** The content of the declaration, verbatim. */
  facts: Parameters<typeof FactList>[0]['facts']
  /** What happens now. */
  next: string
}

/** Confirms a declaration with content, day and time; the mail says the same. */
export function DeclarationReceipt({ title, receipt: { number, receivedAt, email }, facts, next }: Props) {
  const t = useTranslation()
  const locale = useLocale()
  const heading = useFocusedHeading()
  return (
    <div className="grid max-w-2xl gap-4">
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p className="text-lg">
        {t('withdrawal.received.number', { number, time: formatInstant(locale, receivedAt.toISOString()) })}
      </p>
      <h2 className="text-xl">{t('withdrawal.content')}</h2>
      <FactList facts={facts} className="sheet p-5" />
      <p>{t('withdrawal.received.mail', { email })}</p>
      <p>{next}</p>
    </div>
  )
}
