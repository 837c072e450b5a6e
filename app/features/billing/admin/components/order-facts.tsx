import { countryName, formatDay, formatInstant } from '#app/i18n/format.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { FactList } from '#app/ui/lists/fact-list.tsx'
import { formatAmount, formatRate } from '../../amounts.ts'
import type { Order } from '../../orders/order.ts'
import type { VatRule } from '../../vat/vat-rules.ts'

/** An order as it was placed: buyer, amounts, dates. */
export function OrderFacts({ order }: { order: Order }) {
  const t = useTranslation()
  const locale = useLocale()
  const instant = (at: Date | null) => (at ? formatInstant(locale, at.toISOString()) : '')
  const town = `${order.buyer_postal_code} ${order.buyer_city}`
  const address = [order.buyer_street, town, countryName(locale, order.buyer_country)].filter((line) => line.trim())
  const rule = t(`orderDesk.vat.${order.vat_rule as VatRule}`)
  const vat = `${formatAmount(locale, order.vat_cents)} (${formatRate(locale, order.vat_basis_points)}, ${rule})`
  const facts: [string, string][] = [
    [t('orderDesk.school'), `${order.school_name} (${order.school_id})`],
    [t('orderDesk.buyer'), [order.buyer_organisation, order.buyer_name].filter(Boolean).join(', ')],
    [t('orderDesk.address'), address.join(', ')],
    [t('orderDesk.email'), order.buyer_email],
    [t('orderDesk.vatId'), order.buyer_vat_id],
    [t('orderDesk.reference'), order.buyer_reference],
    [t('orderDesk.amount'), formatAmount(locale, order.amount_cents)],
    [t('orderDesk.vat'), vat],
    [
      t('orderDesk.payment'),
      [t(`orderDesk.payment.${order.provider}`), order.method, order.payment_id].filter(Boolean).join(' · '),
    ],
    [t('orderDesk.ordered'), instant(order.created_at)],
    [t('orderDesk.paidAt'), instant(order.paid_at)],
    [t('orderDesk.refundableUntil'), instant(order.refundable_until)],
    [t('orderDesk.guaranteedUntil'), order.guaranteed_until ? formatDay(locale, order.guaranteed_until) : ''],
    [t('orderDesk.refundReason'), order.refund_reason ?? ''],
  ]
  return <FactList facts={facts} />
}
