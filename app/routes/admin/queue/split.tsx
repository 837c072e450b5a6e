import { data, Outlet, useLocation, useOutletContext } from 'react-router'
import { CaseItem } from '#app/features/moderation/cases/components/case-item.tsx'
import { QueueFilter } from '#app/features/moderation/cases/components/queue-filter.tsx'
import { listQueue } from '#app/features/moderation/cases/list-queue.server.ts'
import { queueAddress, readQueueAddress } from '#app/features/moderation/cases/queue-address.ts'
import { MODERATION_POLICY } from '#app/features/moderation/policy.ts'
import { Link } from '#app/i18n/link.tsx'
import { pathWithoutLocale } from '#app/i18n/locales.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { requireSession } from '#app/routes/session.server.ts'
import { BackLink } from '#app/ui/back-link.tsx'
import { button } from '#app/ui/button.ts'
import { classes } from '#app/ui/classes.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import type { AdminContext } from '../layout.tsx'
import type { Route } from './+types/split.ts'

export async function loader(args: Route.LoaderArgs) {
  const { userId } = await requireSession(args, MODERATION_POLICY.readQueue)
  const query = readQueueAddress(new URL(args.request.url).searchParams)
  const page = await listQueue(userId, query)
  return data({ ...page, query, now: new Date() }, { headers: { 'cache-control': 'private, no-store' } })
}

/** The queue, with the open case beside it; narrow screens show one or the other. */
export default function Split({ loaderData: { cases, next, query, now } }: Route.ComponentProps) {
  const t = useTranslation()
  const path = pathWithoutLocale(useLocation().pathname)
  const context = useOutletContext<AdminContext>()
  const { after, ...shown } = query
  const inCase = path !== '/admin'
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[18rem_minmax(0,1fr)] xl:grid-cols-[20rem_minmax(0,1fr)]">
      <div className="min-w-0 lg:order-last">
        {inCase && (
          <p className="mb-2 lg:hidden">
            <BackLink to={queueAddress(shown)}>{t('moderation.back')}</BackLink>
          </p>
        )}
        <div className="grid grid-cols-1 content-start gap-6">
          <Outlet context={context} />
        </div>
      </div>
      <section
        aria-label={t('moderation.list')}
        className={classes(
          'grid min-w-0 grid-cols-1 gap-3 lg:sticky lg:top-4 lg:max-h-[calc(100dvh-2rem)] lg:content-start lg:overflow-y-auto lg:p-1',
          inCase && 'max-lg:hidden',
        )}
      >
        <QueueFilter query={shown} counts={context.kinds} />
        {cases.length === 0 ? (
          <EmptyState drawing="empty-reviews" title={<h2 className="text-xl">{t('moderation.empty')}</h2>}>
            <p>{t('moderation.emptyText')}</p>
          </EmptyState>
        ) : (
          <ol className="grid grid-cols-1 gap-2">
            {cases.map((waiting) => (
              <CaseItem key={`${waiting.kind}-${waiting.id}`} waiting={waiting} now={now} query={shown} path={path} />
            ))}
          </ol>
        )}
        <div className="flex flex-wrap gap-3">
          {after && (
            <Link to={queueAddress(shown)} className={button('quiet')}>
              {t('moderation.first')}
            </Link>
          )}
          {next && (
            <Link to={queueAddress({ ...shown, after: next })} rel="next" className={button('quiet')}>
              {t('moderation.next')}
            </Link>
          )}
        </div>
      </section>
    </div>
  )
}
