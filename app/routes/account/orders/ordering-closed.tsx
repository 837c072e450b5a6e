import { Link } from '#app/i18n/link.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { button } from '#app/ui/button.ts'

/** Replaces the pages of an order while ordering is closed. */
export function OrderingClosed() {
  const t = useTranslation()
  return (
    <div className="page grid max-w-2xl gap-4 pt-8">
      <h1>{t('order.closed.title')}</h1>
      <p>{t('order.closed.text')}</p>
      <p>
        <Link to="/about#contact" className={button('quiet')}>
          {t('premium.ask')}
        </Link>
      </p>
    </div>
  )
}
