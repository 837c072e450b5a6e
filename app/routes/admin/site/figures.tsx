import { data } from 'react-router'
import { KindTable } from '#app/features/moderation/stats/components/kind-stats.tsx'
import { ImportTable, SingleTable, WeekTable } from '#app/features/moderation/stats/components/other-stats.tsx'
import { readFigures } from '#app/features/moderation/stats/read-stats.server.ts'
import { FIGURE_DAYS } from '#app/features/moderation/stats/stats.ts'
import { Link } from '#app/i18n/link.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { button } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Section } from '#app/ui/section.tsx'
import { authMeta } from '../../auth/auth-meta.ts'
import { requireRole } from '../../session.server.ts'
import { STAFF } from '../staff.server.ts'
import type { Route } from './+types/figures.ts'

export async function loader(args: Route.LoaderArgs) {
  await requireRole(args, STAFF)
  return data(await readFigures(), { headers: { 'cache-control': 'private, no-store' } })
}

export const meta = (args: Route.MetaArgs) => authMeta(args, 'figures.title')

export default function Figures({ loaderData: { kinds, singles, weeks, imports } }: Route.ComponentProps) {
  const t = useTranslation()
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
        <KindTable kinds={kinds} />
      </Section>
      <Section id="singles" title={t('figures.singles')}>
        <SingleTable singles={singles} />
      </Section>
      <Section id="weeks" title={t('figures.weeks')}>
        <p className="mb-4 max-w-measure text-ink-soft">{t('figures.weeks.meaning')}</p>
        <WeekTable weeks={weeks} />
      </Section>
      <Section id="imports" title={t('figures.imports')}>
        <p className="mb-4 max-w-measure text-ink-soft">{t('figures.imports.meaning')}</p>
        <ImportTable imports={imports} />
      </Section>
    </>
  )
}
