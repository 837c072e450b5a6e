import { Link } from '#app/i18n/link.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'

/** Says beside reviews whether and how they are checked (UWG § 5b(3), art. D. 111-17 Code de la consommation). */
export function CheckedNote() {
  const t = useTranslation()
  return (
    <div className="mt-4 text-ink-soft text-sm">
      <p>{t('published.checked')}</p>
      <p className="flex flex-wrap gap-x-4">
        <Link to="/how-reviews-work" className="inline-flex min-h-8 items-center">
          {t('footer.reviews')}
        </Link>
        <Link to="/review-rules" className="inline-flex min-h-8 items-center">
          {t('published.rules')}
        </Link>
      </p>
    </div>
  )
}
