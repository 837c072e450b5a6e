import { data } from 'react-router'
import { MODERATION_POLICY } from '#app/features/moderation/policy.ts'
import { logQuery, readLogAddress } from '#app/features/moderation/team/audit-log/audit-log-address.ts'
import { LogTable } from '#app/features/moderation/team/audit-log/components/audit-log-table.tsx'
import { listLog, listLogKinds } from '#app/features/moderation/team/audit-log/list-audit-log.server.ts'
import { nameEntries } from '#app/features/moderation/team/audit-log/name-entries.server.ts'
import { Link } from '#app/i18n/link.tsx'
import { localePath } from '#app/i18n/locales.ts'
import { hasText, type PlainKey } from '#app/i18n/translate.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { button } from '#app/ui/button.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { FilterSearch, FilterSelect, ListFilter } from '#app/ui/lists/list-filter.tsx'
import { authMeta } from '../../auth/auth-meta.ts'
import { requireSession } from '../../session.server.ts'
import type { Route } from './+types/audit-log.ts'

export async function loader(args: Route.LoaderArgs) {
  await requireSession(args, MODERATION_POLICY.readAuditLog)
  const query = readLogAddress(new URL(args.request.url).searchParams)
  const [page, kinds] = await Promise.all([listLog(query), listLogKinds()])
  const entries = await nameEntries(page.entries)
  return data({ query, entries, next: page.next, kinds }, { headers: { 'cache-control': 'private, no-store' } })
}

export const meta = (args: Route.MetaArgs) => authMeta(args, 'log.title')

export default function Log({ loaderData: { query, entries, next, kinds } }: Route.ComponentProps) {
  const t = useTranslation()
  const locale = useLocale()
  const { before, ...filter } = query
  return (
    <>
      <header>
        <h1>{t('log.title')}</h1>
        <p className="mt-2 text-ink-soft">{t('log.intro')}</p>
      </header>
      <Filter query={filter} kinds={kinds} />
      {entries.length === 0 ? (
        <EmptyState drawing="empty-results" title={<h2 className="text-xl">{t('log.empty')}</h2>}>
          <p>{t('log.emptyText')}</p>
        </EmptyState>
      ) : (
        <LogTable entries={entries} />
      )}
      <div className="flex flex-wrap gap-3">
        {before && (
          <Link to={`/admin/log${logQuery(filter)}`} className={button('quiet')}>
            {t('moderation.first')}
          </Link>
        )}
        {next && (
          <Link to={`/admin/log${logQuery({ ...filter, before: next })}`} rel="next" className={button('quiet')}>
            {t('moderation.next')}
          </Link>
        )}
        <a href={localePath(locale, `/admin/log.csv${logQuery(filter)}`)} className={button('plain')}>
          <Icon name="download" size={18} />
          {t('log.csv')}
        </a>
      </div>
    </>
  )
}

function Filter({ query, kinds }: { query: { kind: string; subject: string }; kinds: string[] }) {
  const t = useTranslation()
  const locale = useLocale()
  return (
    <ListFilter submit={t('log.show')}>
      <FilterSelect
        name="kind"
        label={t('log.kind')}
        value={query.kind}
        values={kinds}
        textOf={(kind) => {
          const key = `log.noun.${kind}`
          return hasText(key, locale) ? t(key as PlainKey) : kind
        }}
        none={t('log.all')}
      />
      <FilterSearch name="subject" label={t('log.id')} hint={t('log.id.hint')} value={query.subject} />
    </ListFilter>
  )
}
