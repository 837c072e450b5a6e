import { data } from 'react-router'
import { SEARCH_POLICY } from '#app/features/search/policy.ts'
import { ZeroResultFilter } from '#app/features/search/zero-results/components/zero-result-filter.tsx'
import { ZeroResultTable } from '#app/features/search/zero-results/components/zero-result-table.tsx'
import { ZeroResultWeeks } from '#app/features/search/zero-results/components/zero-result-weeks.tsx'
import {
  countZeroResults,
  listZeroResults,
  TEXTS_PER_PAGE,
} from '#app/features/search/zero-results/list-zero-results.server.ts'
import { readZeroResultsAddress, zeroResultsAddress } from '#app/features/search/zero-results/zero-results-address.ts'
import { Link } from '#app/i18n/link.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { button } from '#app/ui/button.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { PageLinks } from '#app/ui/lists/page-links.tsx'
import { Section } from '#app/ui/section.tsx'
import { authMeta } from '../../auth/auth-meta.ts'
import { requireSession } from '../../session.server.ts'
import type { Route } from './+types/searches.ts'

export async function loader(args: Route.LoaderArgs) {
  await requireSession(args, SEARCH_POLICY.readFailures)
  const asked = readZeroResultsAddress(new URL(args.request.url).searchParams)
  const weeks = await countZeroResults()
  const query = { ...asked, week: weeks.some(({ monday }) => monday === asked.week) ? asked.week : '' }
  const { texts, total } = await listZeroResults(query)
  const pages = Math.ceil(total / TEXTS_PER_PAGE)
  return data({ query, weeks, texts, pages }, { headers: { 'cache-control': 'private, no-store' } })
}

export const meta = (args: Route.MetaArgs) => authMeta(args, 'adminNav.searches')

export default function Searches({ loaderData: { query, weeks, texts, pages } }: Route.ComponentProps) {
  const t = useTranslation()
  return (
    <>
      <header>
        <h1>{t('adminNav.searches')}</h1>
        <p className="mt-2 max-w-measure text-ink-soft">{t('zeroResults.intro')}</p>
      </header>
      <Link to="/admin/synonyms" className={`${button('quiet')} justify-self-start`}>
        {t('zeroResults.synonyms')}
      </Link>
      <Section id="texts-title" title={t('zeroResults.texts')} gap={5}>
        <ZeroResultFilter
          key={zeroResultsAddress({ ...query, page: 1 })}
          query={query}
          mondays={weeks.map(({ monday }) => monday)}
        />
        {texts.length === 0 ? (
          <EmptyState drawing="empty-results" title={<h3 className="text-lg">{t('zeroResults.empty')}</h3>}>
            <p>{t('zeroResults.emptyText')}</p>
          </EmptyState>
        ) : (
          <ZeroResultTable texts={texts} />
        )}
        <PageLinks page={query.page} pages={pages} pathOf={(page) => zeroResultsAddress({ ...query, page })} />
      </Section>
      <Section id="weeks-title" title={t('zeroResults.weeks')}>
        <ZeroResultWeeks weeks={weeks} />
      </Section>
    </>
  )
}
