import { data } from 'react-router'
import { SchoolFilter } from '#app/features/school-admin/components/school-filter.tsx'
import { SchoolTable } from '#app/features/school-admin/components/school-table.tsx'
import { listAllSchools } from '#app/features/school-admin/list-all-schools.server.ts'
import { SCHOOL_ADMIN_POLICY } from '#app/features/school-admin/policy.ts'
import { readSchoolsAddress, schoolsAddress } from '#app/features/school-admin/schools-address.ts'
import { listSchoolSources } from '#app/features/schools/sources/find-sources.server.ts'
import { Link } from '#app/i18n/link.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { authMeta } from '#app/routes/auth/auth-meta.ts'
import { requireSession } from '#app/routes/session.server.ts'
import { button } from '#app/ui/button.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { Route } from './+types/schools.ts'

export async function loader(args: Route.LoaderArgs) {
  await requireSession(args, SCHOOL_ADMIN_POLICY.read)
  const query = readSchoolsAddress(new URL(args.request.url).searchParams)
  const [found, sources] = await Promise.all([listAllSchools(query), listSchoolSources()])
  return data({ query, sources, ...found }, { headers: { 'cache-control': 'private, no-store' } })
}

export const meta = (args: Route.MetaArgs) => authMeta(args, 'adminNav.schools')

export default function Schools({ loaderData: { query, sources, schools, next } }: Route.ComponentProps) {
  const t = useTranslation()
  return (
    <>
      <header>
        <h1>{t('adminNav.schools')}</h1>
        <p className="mt-2 text-ink-soft">{t('schoolAdmin.intro')}</p>
        <Link to="/admin/new-school" className={`${button('main')} mt-4`}>
          <Icon name="plus" size={18} />
          {t('schoolAdmin.new')}
        </Link>
      </header>
      <SchoolFilter key={schoolsAddress({ ...query, after: '' })} query={query} sources={sources} />
      {schools.length === 0 ? (
        <EmptyState drawing="empty-results" title={<h2 className="text-xl">{t('schoolAdmin.empty')}</h2>}>
          <p>{t('schoolAdmin.emptyText')}</p>
        </EmptyState>
      ) : (
        <SchoolTable schools={schools} />
      )}
      <div className="flex flex-wrap gap-3">
        {query.after && (
          <Link to={schoolsAddress({ ...query, after: '' })} className={button('quiet')}>
            {t('schoolAdmin.first')}
          </Link>
        )}
        {next && (
          <Link to={schoolsAddress({ ...query, after: next })} rel="next" className={button('quiet')}>
            {t('moderation.next')}
          </Link>
        )}
      </div>
    </>
  )
}
