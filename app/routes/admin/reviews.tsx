import { data } from 'react-router'
import { MatterItem } from '#app/features/moderation/components/matter-item.tsx'
import { QueueFilter } from '#app/features/moderation/components/queue-filter.tsx'
import { countQueue, listQueue } from '#app/features/moderation/queue/list-queue.server.ts'
import { queueAddress, readQueueAddress, TARGET_H } from '#app/features/moderation/queue/queue-address.ts'
import { Link } from '#app/i18n/link.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { authMeta } from '#app/routes/auth/auth-meta.ts'
import { requireRole } from '#app/routes/session.server.ts'
import { button } from '#app/ui/button.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import type { Route } from './+types/reviews.ts'
import { STAFF } from './staff.server.ts'

export async function loader(args: Route.LoaderArgs) {
  await requireRole(args, STAFF)
  const { kind, after } = readQueueAddress(new URL(args.request.url).searchParams)
  const [counts, page] = await Promise.all([countQueue(), listQueue(kind, after)])
  const answer = { counts, ...page, kind, isFirst: after === undefined, now: new Date() }
  return data(answer, { headers: { 'cache-control': 'private, no-store' } })
}

export const meta = (args: Route.MetaArgs) => authMeta(args, 'desk.title')

export default function Queue({ loaderData: { counts, matters, next, kind, isFirst, now } }: Route.ComponentProps) {
  const t = useTranslation()
  return (
    <>
      <header>
        <h1>{t('desk.title')}</h1>
        <p className="mt-2 text-ink-soft">{t('desk.intro', { hours: TARGET_H })}</p>
      </header>
      <QueueFilter kind={kind} counts={counts} />
      {matters.length === 0 ? (
        <EmptyState drawing="empty-reviews" title={<h2 className="text-xl">{t('desk.empty')}</h2>}>
          <p>{t('desk.emptyText')}</p>
        </EmptyState>
      ) : (
        <ol className="grid gap-3">
          {matters.map((matter) => (
            <MatterItem key={`${matter.kind}-${matter.id}`} matter={matter} now={now} />
          ))}
        </ol>
      )}
      <div className="flex flex-wrap gap-3">
        {!isFirst && (
          <Link to={queueAddress(kind)} className={button('quiet')}>
            {t('desk.first')}
          </Link>
        )}
        {next && (
          <Link to={queueAddress(kind, next)} rel="next" className={button('quiet')}>
            {t('desk.next')}
          </Link>
        )}
      </div>
    </>
  )
}
