import { LAW_VERSIONS } from '#app/core/terms-versions.ts'
import { WithContents } from '#app/features/legal/components/contents.tsx'
import { formatDay } from '#app/i18n/format.ts'
import { localeOf } from '#app/i18n/locales.ts'
import { translator } from '#app/i18n/translate.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import type { Route } from './+types/ordering.ts'

const STEPS = [1, 2, 3, 4, 5] as const
const PARTS = ['rating', 'distance', 'others', 'facts', 'sites', 'sponsored', 'home', 'missing'] as const

export const headers = () => ({ 'cache-control': 'public, max-age=0, s-maxage=300' })

export function meta({ location, matches }: Route.MetaArgs) {
  const t = translator(localeOf(location.pathname))
  return pageMeta({ location, matches, title: t('ordering.metaTitle'), description: t('ordering.metaDescription') })
}

export default function Ordering() {
  const t = useTranslation()
  const locale = useLocale()
  const sections = (['relevance', ...PARTS] as const).map((id) => ({ id, title: t(`ordering.${id}`) }))
  return (
    <div className="page section-space">
      <h1>{t('ordering.title')}</h1>
      <WithContents sections={sections}>
        <p className="mt-6 text-lg">{t('ordering.intro')}</p>
        <h2 id="relevance" className="mt-10">
          {t('ordering.relevance')}
        </h2>
        <ol className="mt-3 flex list-decimal flex-col gap-2 pl-6">
          {STEPS.map((step) => (
            <li key={step}>{t(`ordering.relevance.${step}`)}</li>
          ))}
        </ol>
        {PARTS.map((part) => (
          <section key={part} aria-labelledby={part}>
            <h2 id={part} className="mt-10">
              {t(`ordering.${part}`)}
            </h2>
            <p className="mt-3">{t(`ordering.${part}.text`)}</p>
          </section>
        ))}
        <p className="mt-10 text-ink-soft text-sm">
          {t('ordering.version', { day: formatDay(locale, LAW_VERSIONS.ordering[0]) })}
        </p>
      </WithContents>
    </div>
  )
}
