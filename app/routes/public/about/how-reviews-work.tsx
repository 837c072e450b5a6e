import type { ReactNode } from 'react'
import { LAW_VERSIONS } from '#app/core/terms-versions.ts'
import { WithContents } from '#app/features/legal/components/contents.tsx'
import { ANSWER_DAYS, MAX_OPEN_DISPUTES } from '#app/features/moderation/disputes/dispute-rules.ts'
import {
  CONSENT_AGE,
  DRAFT_DAYS,
  EXPERIENCE_DAYS,
  REPORTER_MONTHS,
  REVIEW_EVIDENCE_DAYS,
  TRACE_DAYS,
} from '#app/features/reviews/review.ts'
import { countryName, formatDay } from '#app/i18n/format.ts'
import { Link } from '#app/i18n/link.tsx'
import { localeOf } from '#app/i18n/locales.ts'
import { translator } from '#app/i18n/translate.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { COUNTRIES } from '#db/vocabulary.ts'
import { APPEAL_MONTHS, TARGET_H } from '#lib/promises.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import type { Route } from './+types/how-reviews-work.ts'

const CHECKS = [1, 2, 3, 4, 5, 6] as const
const LEVELS = ['invited', 'proof', 'domain'] as const
const KEPT = [1, 2, 3, 4, 5, 6] as const
const PARTS = [
  'who',
  'checks',
  'people',
  'order',
  'average',
  'verified',
  'money',
  'dispute',
  'objection',
  'storage',
  'country',
  'contact',
] as const
type Part = (typeof PARTS)[number]

export const headers = () => ({ 'cache-control': 'public, max-age=0, s-maxage=300' })

export function meta({ location, matches }: Route.MetaArgs) {
  const t = translator(localeOf(location.pathname))
  const title = `${t('howReviews.title')} · Aulario`
  return pageMeta({ location, matches, title, description: t('howReviews.metaDescription') })
}

export default function HowReviewsWork() {
  const t = useTranslation()
  const locale = useLocale()
  const sections = PARTS.map((id) => ({ id, title: t(`howReviews.${id}`) }))
  const contents = useContents()
  return (
    <div className="page section-space">
      <h1>{t('howReviews.title')}</h1>
      <WithContents sections={sections}>
        <p className="mt-6 text-lg">{t('howReviews.intro')}</p>
        {PARTS.map((part) => (
          <section key={part} aria-labelledby={part}>
            <h2 id={part} className="mt-10 mb-3">
              {t(`howReviews.${part}`)}
            </h2>
            {contents[part]}
          </section>
        ))}
        <p className="mt-10 text-ink-soft text-sm">
          {t('howReviews.version', { day: formatDay(locale, LAW_VERSIONS['how-reviews-work'][0]) })}
        </p>
      </WithContents>
    </div>
  )
}

/** The content under each heading. */
function useContents(): Record<Part, ReactNode> {
  const t = useTranslation()
  const locale = useLocale()
  const days = { days: REVIEW_EVIDENCE_DAYS }
  const periods = { ...days, draft: DRAFT_DAYS, trace: TRACE_DAYS, months: REPORTER_MONTHS }
  return {
    who: <p>{t('howReviews.who.text')}</p>,
    checks: (
      <>
        <p>{t('howReviews.checks.text')}</p>
        <Items items={CHECKS.map((check) => t(`howReviews.checks.${check}`))} />
        <p className="mt-3">{t('howReviews.checks.note')}</p>
      </>
    ),
    people: <p>{t('howReviews.people.text', { hours: TARGET_H })}</p>,
    order: <p>{t('howReviews.order.text')}</p>,
    average: (
      <>
        <p>{t('howReviews.average.text')}</p>
        <p className="mt-3 font-semibold">{t('howReviews.average.formula')}</p>
      </>
    ),
    verified: (
      <>
        <p>{t('howReviews.verified.text')}</p>
        <Items
          items={LEVELS.map((level) =>
            level === 'proof' ? t('howReviews.verified.proof', days) : t(`howReviews.verified.${level}`),
          )}
        />
      </>
    ),
    money: <p>{t('howReviews.money.text')}</p>,
    dispute: <p>{t('howReviews.dispute.text', { days: ANSWER_DAYS, max: MAX_OPEN_DISPUTES })}</p>,
    objection: <p>{t('howReviews.objection.text', { months: APPEAL_MONTHS })}</p>,
    storage: <Items items={KEPT.map((kept) => t(`howReviews.storage.${kept}`, periods))} />,
    country: (
      <>
        <p>{t('howReviews.country.text', { days: EXPERIENCE_DAYS.ES ?? 0 })}</p>
        <Items
          items={COUNTRIES.map((code) =>
            t('howReviews.country.age', { country: countryName(locale, code), age: CONSENT_AGE[code] }),
          )}
        />
      </>
    ),
    contact: <ContactItems />,
  }
}

function ContactItems() {
  const t = useTranslation()
  return (
    <Items
      items={[
        <Link key="rules" to="/review-rules">
          {t('howReviews.contact.rules')}
        </Link>,
        <Link key="ordering" to="/ordering">
          {t('howReviews.contact.ordering')}
        </Link>,
        <Link key="write" to="/contact">
          {t('howReviews.contact.write')}
        </Link>,
      ]}
    />
  )
}

function Items({ items }: { items: ReactNode[] }) {
  return (
    <ul className="mt-3 flex list-disc flex-col gap-2 pl-6">
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list
        <li key={index}>{item}</li>
      ))}
    </ul>
  )
}
