import { data } from 'react-router'
import { hasRight } from '#app/core/policy.ts'
import { ScheduleProblems } from '#app/features/import-runs/schedules/components/schedule-problems.tsx'
import { listTroubledSchedules } from '#app/features/import-runs/schedules/list-schedules.server.ts'
import { MODERATION_POLICY } from '#app/features/moderation/policy.ts'
import { BarChart } from '#app/features/moderation/team/stats/components/bar-chart.tsx'
import { KindTable } from '#app/features/moderation/team/stats/components/kind-stats.tsx'
import {
  ImportTable,
  SingleFiguresTable,
  WeekTable,
} from '#app/features/moderation/team/stats/components/other-stats.tsx'
import { readFigures } from '#app/features/moderation/team/stats/read-stats.server.ts'
import { FIGURE_DAYS, type Figures } from '#app/features/moderation/team/stats/stats.ts'
import { SEARCH_POLICY } from '#app/features/search/policy.ts'
import { ZeroResultTable } from '#app/features/search/zero-results/components/zero-result-table.tsx'
import { listZeroResults } from '#app/features/search/zero-results/list-zero-results.server.ts'
import { readZeroResultsAddress } from '#app/features/search/zero-results/zero-results-address.ts'
import { formatDay, formatNumber } from '#app/i18n/format.ts'
import { Link } from '#app/i18n/link.tsx'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { button } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Section } from '#app/ui/section.tsx'
import { authMeta } from '../../auth/auth-meta.ts'
import { requireSession } from '../../session.server.ts'
import type { Route } from './+types/figures.ts'

/** Number of texts without results shown here; the page about searches lists them all. */
const MAX_SHOWN_TEXTS = 8

export async function loader(args: Route.LoaderArgs) {
  const session = await requireSession(args, MODERATION_POLICY.readFigures)
  const [figures, searches, late] = await Promise.all([
    readFigures(),
    // Only admins create synonyms.
    hasRight(session, SEARCH_POLICY.readFailures)
      ? listZeroResults(readZeroResultsAddress(new URLSearchParams()))
      : null,
    listTroubledSchedules(),
  ])
  const texts = searches?.texts.slice(0, MAX_SHOWN_TEXTS)
  return data({ ...figures, texts, late }, { headers: { 'cache-control': 'private, no-store' } })
}

export const meta = (args: Route.MetaArgs) => authMeta(args, 'figures.title')

export default function FiguresPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslation()
  const locale = useLocale()
  const { kinds, singles, weeks, imports, texts, late } = loaderData
  return (
    <>
      <header>
        <h1>{t('figures.title')}</h1>
        <p className="mt-2 max-w-measure text-ink-soft">{t('figures.intro', { days: FIGURE_DAYS })}</p>
      </header>
      <Link to="/admin/figures.csv" reloadDocument className={`${button('quiet')} justify-self-start`}>
        <Icon name="download" size={18} />
        {t('figures.csv')}
      </Link>
      <Section id="kinds" title={t('figures.kinds')}>
        <p className="mb-4 max-w-measure text-ink-soft">{t('figures.kinds.meaning')}</p>
        <KindCharts kinds={kinds} />
        <KindTable kinds={kinds} />
      </Section>
      <Section id="singles" title={t('figures.singles')}>
        <SingleFiguresTable singles={singles} />
      </Section>
      <Section id="weeks" title={t('figures.weeks')}>
        <p className="mb-4 max-w-measure text-ink-soft">{t('figures.weeks.meaning')}</p>
        <BarChart
          label={t('figures.weeks')}
          bars={weeks.map(({ monday, reviews }) => ({ key: monday, name: formatDay(locale, monday), value: reviews }))}
        />
        <details className="mt-4">
          <summary className="min-h-11 cursor-pointer content-center font-semibold">{t('figures.asTable')}</summary>
          <WeekTable weeks={weeks} />
        </details>
      </Section>
      {texts && (
        <Section id="searches" title={t('figures.searches')}>
          <p className="mb-4 max-w-measure text-ink-soft">{t('figures.searches.meaning')}</p>
          {texts.length > 0 ? <ZeroResultTable texts={texts} /> : <p>{t('figures.searches.none')}</p>}
        </Section>
      )}
      <Section id="imports" title={t('figures.imports')}>
        <p className="mb-4 max-w-measure text-ink-soft">{t('figures.imports.meaning')}</p>
        {late.length > 0 ? (
          <ScheduleProblems schedules={late} />
        ) : (
          <p className="mb-4">{t('figures.imports.onTime')}</p>
        )}
        <ImportTable imports={imports} />
      </Section>
    </>
  )
}

/** Open cases and the time that decisions took, by kind of case. */
function KindCharts({ kinds }: Pick<Figures, 'kinds'>) {
  const t = useTranslation()
  const locale = useLocale()
  return (
    <div className="mb-5 grid gap-6 xl:grid-cols-2">
      <div>
        <h3 className="mb-3 text-base">{t('figures.open')}</h3>
        <BarChart
          label={t('figures.open')}
          bars={kinds.map(({ kind, open }) => ({ key: kind, name: t(`moderation.kind.${kind}`), value: open }))}
        />
      </div>
      <div>
        <h3 className="mb-3 text-base">{t('figures.median')}</h3>
        <BarChart
          label={t('figures.median')}
          bars={kinds.map(({ kind, medianHours }) => ({
            key: kind,
            name: t(`moderation.kind.${kind}`),
            value: medianHours ?? 0,
            text:
              medianHours === null
                ? t('figures.none')
                : t('figures.hours', { hours: formatNumber(locale, medianHours, 1) }),
          }))}
        />
      </div>
    </div>
  )
}
