import { Link } from '#app/i18n/link.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { trendPath } from '../trend/trend-path.ts'
import type { FactId } from '../vocabulary/facts.ts'

/** The link to the page of a fact over the years. @param label what it is about, for screen readers */
export function TrendLink({ schoolId, fact, label }: { schoolId: string; fact: FactId; label: string }) {
  const t = useTranslation()
  return (
    <Link
      to={trendPath(schoolId, fact)}
      rel="nofollow"
      discover="none"
      className="no-print inline-flex min-h-6 items-center text-xs"
    >
      {t('glance.trend')}
      <span className="sr-only">: {label}</span>
    </Link>
  )
}
