import { useTranslation } from '#app/i18n/use-translation.ts'
import { GUARANTEED_YEARS, REFUND_DAYS } from '../../orders/order.ts'

/** What is bought, how long it lasts and how to get out of it. */
export function OrderTerms({ school, contactEmail }: { school: string; contactEmail: string }) {
  const t = useTranslation()
  const years = GUARANTEED_YEARS
  const parts = [
    { title: t('order.what.title'), text: t('order.what.text', { school }) },
    { title: t('order.lifetime.title'), text: t('order.lifetime.text', { years }) },
    {
      title: t('order.withdrawal.title'),
      text: t('order.withdrawal.text', { days: REFUND_DAYS, email: contactEmail }),
    },
  ]
  return (
    <div className="sheet grid gap-5 p-5 sm:p-6">
      {parts.map(({ title, text }) => (
        <section key={title}>
          <h2 className="text-xl">{title}</h2>
          <p className="mt-1">{text}</p>
        </section>
      ))}
    </div>
  )
}
