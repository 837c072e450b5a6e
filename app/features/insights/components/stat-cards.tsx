import type { ReactNode } from 'react'
import { formatChange, formatNumber } from '#app/i18n/format.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { changeOf } from '../overview/periods.ts'

type Props = {
  views: { now: number; before: number }
  reviews: { count: number; waiting: number; average: number | null }
}

/** Views in the last 30 days, reviews with the number waiting for an answer, and the average rating. */
export function StatCards({ views, reviews }: Props) {
  const t = useTranslation()
  const locale = useLocale()
  const { count, waiting, average } = reviews
  return (
    <dl className="grid gap-4 lg:grid-cols-3 lg:gap-6">
      <StatCard name={t('overview.views')} figure={formatNumber(locale, views.now)}>
        <Change {...views} />
      </StatCard>
      <StatCard name={t('reviews.title')} figure={formatNumber(locale, count)}>
        {waiting > 0 ? t('dashboard.waiting.text', { count: waiting }) : t('overview.noneWaiting')}
      </StatCard>
      <StatCard name={t('overview.average')} figure={average === null ? '–' : formatNumber(locale, average, 1)}>
        {average === null ? t('overview.noAverage') : t('overview.averageOf')}
      </StatCard>
    </dl>
  )
}

function Change({ now, before }: Props['views']) {
  const t = useTranslation()
  const locale = useLocale()
  const change = changeOf(now, before)
  if (change === null) return t('overview.notCompared')
  if (Math.abs(change) < 0.005) return t('overview.unchanged')
  return t('overview.compared', { change: formatChange(locale, change) })
}

/** A figure with its name above and an explanation below. */
function StatCard({ name, figure, children }: { name: string; figure: string; children: ReactNode }) {
  return (
    <div className="sheet p-5">
      <dt className="text-ink-soft text-sm">{name}</dt>
      <dd>
        <p className="font-[620] font-head text-2xl leading-snug tracking-[-0.012em]">{figure}</p>
        <p className="text-ink-faint text-sm">{children}</p>
      </dd>
    </div>
  )
}
