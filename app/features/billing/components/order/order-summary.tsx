import { formatEuro, formatNumber } from '#app/i18n/format.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { GUARANTEED_YEARS } from '../../orders/order.ts'
import { PREMIUM_CENTS } from '../../plan-rows.ts'

/** The order in three lines, with the VAT of the school's country. */
export function OrderSummary({ school, vat }: { school: string; vat: { basisPoints: number; cents: number } | null }) {
  const t = useTranslation()
  const locale = useLocale()
  return (
    <section aria-labelledby="summary" className="sheet grid gap-2 border-2 border-premium p-5 sm:p-6">
      <h2 id="summary" className="text-xl">
        {t('order.summary.title')}
      </h2>
      <p>{t('order.summary.what', { school, years: GUARANTEED_YEARS })}</p>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-semibold">{t('order.summary.total')}</span>
        <strong className="font-head text-2xl">{formatEuro(locale, PREMIUM_CENTS)}</strong>
      </p>
      {vat && (
        <p className="text-ink-soft">
          {t('order.summary.vat', {
            vat: formatEuro(locale, vat.cents),
            rate: formatNumber(locale, vat.basisPoints / 100),
          })}
        </p>
      )}
      <p>{t('order.summary.once')}</p>
      <p className="text-ink-soft text-sm">{t('order.summary.otherVat')}</p>
    </section>
  )
}
