import { LAW_VERSIONS } from '#app/core/terms-versions.ts'
import { CONSENT_AGE, CONTENT_RULES, EXPERIENCE_DAYS } from '#app/features/reviews/review.ts'
import { countryName, formatDay } from '#app/i18n/format.ts'
import { Link } from '#app/i18n/link.tsx'
import { localeOf } from '#app/i18n/locales.ts'
import { translator } from '#app/i18n/translate.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { COUNTRIES } from '#db/vocabulary.ts'
import { APPEAL_MONTHS } from '#lib/promises.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import type { Route } from './+types/review-rules.ts'

const GOOD = [1, 2, 3, 4] as const

export const headers = () => ({ 'cache-control': 'public, max-age=0, s-maxage=300' })

export function meta({ location, matches }: Route.MetaArgs) {
  const t = translator(localeOf(location.pathname))
  const title = `${t('reviewRules.title')} · Aulario`
  return pageMeta({ location, matches, title, description: t('reviewRules.metaDescription') })
}

export default function ReviewRules() {
  const t = useTranslation()
  const locale = useLocale()
  const ages = COUNTRIES.map((code) =>
    t('howReviews.country.age', { country: countryName(locale, code), age: CONSENT_AGE[code] }),
  ).join(', ')
  return (
    <div className="page section-space">
      <div className="max-w-measure">
        <h1>{t('reviewRules.title')}</h1>
        <p className="mt-4 text-lg">{t('reviewRules.intro')}</p>
        <h2 className="mt-10">{t('reviewRules.good')}</h2>
        <List items={GOOD.map((good) => t(`reviewRules.good.${good}`))} />
        <h2 className="mt-10">{t('reviewRules.bad')}</h2>
        <p className="mt-3">{t('reviewRules.bad.text')}</p>
        <List items={CONTENT_RULES.map((rule) => t(`rule.${rule}`))} />
        <h2 className="mt-10">{t('reviewRules.who')}</h2>
        <p className="mt-3">{t('reviewRules.who.text', { ages, days: EXPERIENCE_DAYS.ES ?? 0 })}</p>
        <h2 className="mt-10">{t('reviewRules.reward')}</h2>
        <p className="mt-3">{t('reviewRules.reward.text')}</p>
        <h2 className="mt-10">{t('reviewRules.breach')}</h2>
        <p className="mt-3">{t('reviewRules.breach.text', { months: APPEAL_MONTHS })}</p>
        <h2 className="mt-10">{t('reviewRules.report')}</h2>
        <p className="mt-3">{t('reviewRules.report.text')}</p>
        <p className="mt-6">
          <Link to="/how-reviews-work">{t('reviewRules.how')}</Link>
        </p>
        <p className="mt-10 text-ink-soft text-sm">
          {t('howReviews.version', { day: formatDay(locale, LAW_VERSIONS['review-rules'][0]) })}
        </p>
      </div>
    </div>
  )
}

function List({ items }: { items: string[] }) {
  return (
    <ul className="mt-3 flex list-disc flex-col gap-2 pl-6">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}
