import { InboxFilter } from '#app/features/enquiries/components/inbox-filter.tsx'
import { InboxList } from '#app/features/enquiries/components/inbox-list.tsx'
import { inboxPath, readInboxAddress } from '#app/features/enquiries/inbox-address.ts'
import { listEnquiries } from '#app/features/enquiries/list-enquiries.server.ts'
import { Link } from '#app/i18n/link.tsx'
import { localePath } from '#app/i18n/locales.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { authMeta } from '#app/routes/auth/auth-meta.ts'
import { button } from '#app/ui/button.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { requireDashboard } from '../dashboard-school.server.ts'
import type { Route } from './+types/messages.ts'

export async function loader(args: Route.LoaderArgs) {
  const { school } = await requireDashboard(args)
  const address = readInboxAddress(new URL(args.request.url).searchParams)
  return { address, ...(await listEnquiries(school.id, address)) }
}

export const meta = (args: Route.MetaArgs) => authMeta(args, 'dashboard.nav.messages')

export default function Messages({ loaderData }: Route.ComponentProps) {
  const t = useTranslation()
  const { counts } = loaderData
  return (
    <>
      <header>
        <h1>{t('dashboard.nav.messages')}</h1>
        <p className="mt-2 max-w-measure text-ink-soft">{t('inbox.intro')}</p>
      </header>
      {counts.open + counts.answered === 0 ? (
        <EmptyState drawing="empty-reviews" title={<p className="font-semibold">{t('inbox.none')}</p>}>
          <p>{t('inbox.none.text')}</p>
        </EmptyState>
      ) : (
        <Inbox {...loaderData} />
      )}
    </>
  )
}

function Inbox({ address, counts, enquiries, next }: Route.ComponentProps['loaderData']) {
  const t = useTranslation()
  const locale = useLocale()
  const { state, before } = address
  return (
    <>
      <InboxFilter state={state} counts={counts} />
      {enquiries.length === 0 ? <p>{t('inbox.nothing')}</p> : <InboxList enquiries={enquiries} />}
      <div className="flex flex-wrap gap-3">
        {before && (
          <Link to={inboxPath({ state })} className={button('quiet')}>
            {t('inbox.first')}
          </Link>
        )}
        {next && (
          <Link to={inboxPath({ state, before: next })} rel="next" className={button('quiet')}>
            {t('inbox.next')}
          </Link>
        )}
        <a href={localePath(locale, '/dashboard/messages.csv')} download className={button('plain')}>
          <Icon name="download" size={18} />
          {t('inbox.csv')}
        </a>
      </div>
    </>
  )
}
