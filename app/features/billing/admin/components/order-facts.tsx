import { countryName, formatDay, formatInstant } from '#app/i18n/format.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { FactList } from '#app/ui/lists/fact-list.tsx'
import { formatAmount, formatRate } from '../../orders/amounts.ts'
import type { Order } from '../../orders/order.ts'
import type { VatRule } from '../../orders/vat/vat-rules.ts'

/** An order as it was placed: buyer, amounts, dates. */
export function OrderFacts({ order }: { order: Order }) {
  const t = useTranslation()
  const locale = useLocale()
  const instant = (at: Date | null) => (at ? formatInstant(locale, at.toISOString()) : '')
  const town = `${order.buyer_postal_code} ${order.buyer_city}`
  const address = [order.buyer_street, town, countryName(locale, order.buyer_country)].filter((line) => line.trim())
  const rule = t(`orderAdmin.vat.${order.vat_rule as VatRule}`)
  const vat = `${formatAmount(locale, order.vat_cents)} (${formatRate(locale, order.vat_basis_points)}, ${rule})`
  const facts: [string, string][] = [
    [t('orderAdmin.school'), `${order.school_name} (${order.school_id})`],
    [t('orderAdmin.buyer'), [order.buyer_organisation, order.buyer_name].filter(Boolean).join(', ')],
    [t('orderAdmin.address'), address.join(', ')],
    [t('orderAdmin.email'), order.buyer_email],
    [t('orderAdmin.vatId'), order.buyer_vat_id],
    [t('orderAdmin.reference'), order.buyer_reference],
    [t('orderAdmin.amount'), formatAmount(locale, order.amount_cents)],
    [t('orderAdmin.vat'), vat],
    [
      t('orderAdmin.payment'),
      [t(`orderAdmin.payment.${order.provider}`), order.method, order.payment_id].filter(Boolean).join(' · '),
    ],
    [t('orderAdmin.ordered'), instant(order.created_at)],
    [t('orderAdmin.paidAt'), instant(order.paid_at)],
    [t('orderAdmin.refundableUntil'), instant(order.refundable_until)],
    [t('orderAdmin.guaranteedUntil'), order.guaranteed_until ? formatDay(locale, order.guaranteed_until) : ''],
    [t('orderAdmin.refundReason'), order.refund_reason ?? ''],
  ]
  return <FactList facts={facts} />
}
