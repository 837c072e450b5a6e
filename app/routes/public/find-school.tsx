import { ClaimableList } from '#app/features/claims/components/claimable-list.tsx'
import { FindSchoolForm } from '#app/features/claims/components/find-school-form.tsx'
import { searchSchools } from '#app/features/search/results/search-schools.server.ts'
import { readSearchAddress } from '#app/features/search/search-address.ts'
import { Link } from '#app/i18n/link.tsx'
import { localeOf } from '#app/i18n/locales.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { button } from '#app/ui/button.ts'
import { claimMeta } from '../account/claims/claim-meta.ts'
import type { Route } from './+types/find-school.ts'

/** The first page of a search for a school by all its words, including those for adults, without paid places. */
export async function loader({ request }: Route.LoaderArgs) {
  const url = new URL(request.url)
  const { text } = readSearchAddress(url.searchParams)
  if (text === '') return { text, found: null }
  const address = readSearchAddress(new URLSearchParams({ q: text, others: 'all' }))
  const results = await searchSchools(address, localeOf(url.pathname))
  const { total, schools } = results.isBesideText ? { total: 0, schools: [] } : results
  return { text, found: { total, schools } }
}

export const meta = (args: Route.MetaArgs) => claimMeta(args, 'claim.search.title', { noindex: false })

export default function FindSchool({ loaderData: { text, found } }: Route.ComponentProps) {
  const t = useTranslation()
  return (
    <div className="page grid gap-6 pt-8">
      <header>
        <h1>{t('claim.search.title')}</h1>
        <p className="mt-3 max-w-measure text-ink-soft text-lg">{t('claim.search.intro')}</p>
      </header>
      <FindSchoolForm text={text} />
      {found && (
        <div className="grid max-w-3xl gap-4">
          <p role="status" className="font-semibold">
            {found.total === 0 ? t('claim.search.none') : t('claim.search.found', { count: found.total })}
          </p>
          <ClaimableList schools={found.schools} />
          {found.total > found.schools.length && <p className="text-ink-soft">{t('claim.search.more')}</p>}
        </div>
      )}
      <section aria-labelledby="missing" className="max-w-3xl border-line border-t pt-6">
        <h2 id="missing" className="text-xl">
          {t('claim.missing')}
        </h2>
        <p className="mt-2 mb-4 text-ink-soft">{t('claim.missing.text')}</p>
        <Link to="/claim/missing" className={button('quiet')}>
          {t('missing.submit')}
        </Link>
      </section>
    </div>
  )
}
