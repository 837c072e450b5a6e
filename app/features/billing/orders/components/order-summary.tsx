import type { ReactNode } from 'react'
import { formatEuro, formatNumber } from '#app/i18n/format.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { Fold } from '#app/ui/fold.tsx'
import { PREMIUM_CENTS } from '../../plan.ts'
import { GUARANTEED_YEARS, REFUND_DAYS } from '../order.ts'

/** VAT contained in the price for a buyer in the school's country; null where there is none or the buyer decides. */
type Vat = { basisPoints: number; cents: number } | null

/** What is ordered and what it costs, for the top of the page. */
export function OrderPrice({ school, vat }: { school: string; vat: Vat }) {
  const t = useTranslation()
  const locale = useLocale()
  const rate = vat && formatNumber(locale, vat.basisPoints / 100)
  return (
    <p className="sheet flex flex-wrap items-baseline justify-between gap-x-4 border-2 border-premium px-5 py-4">
      <span className="font-semibold">{t('orders.what', { school })}</span>
      <span className="flex flex-wrap items-baseline gap-x-2">
        <strong className="font-head text-2xl">{formatEuro(locale, PREMIUM_CENTS)}</strong>
        <span className="text-ink-soft text-sm">
          {rate ? t('order.price.withVat', { rate }) : t('order.price.withoutVat')}
        </span>
      </span>
    </p>
  )
}

/**
 * The order directly above the button that binds: service, price, term and how to get out of it (§ 312j Abs. 2 BGB).
 * Only what the terms say at greater length is folded.
 */
export function OrderSummary({ school, vat, contactEmail }: { school: string; vat: Vat; contactEmail: string }) {
  const t = useTranslation()
  const locale = useLocale()
  const years = GUARANTEED_YEARS
  const days = REFUND_DAYS
  return (
    <section aria-labelledby="summary" className="sheet grid gap-3 border-2 border-premium p-5 sm:p-6">
      <h2 id="summary" className="text-xl">
        {t('order.summary.title')}
      </h2>
      <dl className="grid gap-3">
        <Part title={t('order.service')}>{t('order.what.text', { school })}</Part>
        <Part title={t('order.summary.total')}>
          <strong className="font-head text-xl">{formatEuro(locale, PREMIUM_CENTS)}</strong>{' '}
          {vat &&
            t('order.summary.vat', {
              vat: formatEuro(locale, vat.cents),
              rate: formatNumber(locale, vat.basisPoints / 100),
            })}
          <span className="block">{t('order.summary.once')}</span>
        </Part>
        <Part title={t('order.term')}>{t('order.term.text', { years })}</Part>
        <Part title={t('order.withdrawal.title')}>{t('order.withdrawal.short', { days })}</Part>
      </dl>
      <Fold title={t('order.law')}>
        <LawText title={t('order.lifetime.title')} text={t('order.lifetime.text', { years })} />
        <LawText title={t('order.withdrawal.title')} text={t('order.withdrawal.text', { days, email: contactEmail })} />
        <LawText title={t('order.contract.title')} text={t('order.contract.text')} />
        <LawText title={t('order.vat')} text={t('order.summary.otherVat')} />
      </Fold>
    </section>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <dt className="font-semibold">{title}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function LawText({ title, text }: { title: string; text: string }) {
  return (
    <div>
      <h3 className="text-base">{title}</h3>
      <p className="mt-1">{text}</p>
    </div>
  )
}
