import { data } from 'react-router'
import { NEXT } from '#app/features/admin/shortcuts/use-shortcuts.ts'
import { CaseItem } from '#app/features/moderation/components/case-item.tsx'
import { QueueFilter } from '#app/features/moderation/components/queue-filter.tsx'
import { countQueue, listQueue } from '#app/features/moderation/queue/list-queue.server.ts'
import {
  ILLEGAL_TARGET_H,
  queueAddress,
  readQueueAddress,
  TARGET_H,
} from '#app/features/moderation/queue/queue-address.ts'
import { Link } from '#app/i18n/link.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { authMeta } from '#app/routes/auth/auth-meta.ts'
import { requireRole } from '#app/routes/session.server.ts'
import { button } from '#app/ui/button.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { STAFF } from '../staff.server.ts'
import type { Route } from './+types/queue.ts'

export async function loader(args: Route.LoaderArgs) {
  const { userId } = await requireRole(args, STAFF)
  const query = readQueueAddress(new URL(args.request.url).searchParams)
  const [counts, page] = await Promise.all([countQueue(userId), listQueue(userId, query)])
  const answer = { counts, ...page, query, now: new Date() }
  return data(answer, { headers: { 'cache-control': 'private, no-store' } })
}

export const meta = (args: Route.MetaArgs) => authMeta(args, 'moderation.title')

export default function Queue({ loaderData: { counts, cases, next, query, now } }: Route.ComponentProps) {
  const t = useTranslation()
  const { after, ...shown } = query
  const begin = query.kind ? `/admin/next?kind=${query.kind}` : '/admin/next'
  return (
    <>
      <header>
        <h1>{t('moderation.title')}</h1>
        <p className="mt-2 max-w-measure text-ink-soft">
          {t('moderation.intro', { hours: TARGET_H, illegal: ILLEGAL_TARGET_H })}
        </p>
      </header>
      <QueueFilter query={shown} counts={counts} />
      {cases.length === 0 ? (
        <EmptyState drawing="empty-reviews" title={<h2 className="text-xl">{t('moderation.empty')}</h2>}>
          <p>{t('moderation.emptyText')}</p>
        </EmptyState>
      ) : (
        <>
          {!query.mine && (
            <Link to={begin} className={`${button('main')} justify-self-start`} {...NEXT}>
              {t('lock.first')}
            </Link>
          )}
          <ol className="grid gap-3">
            {cases.map((waiting) => (
              <CaseItem key={`${waiting.kind}-${waiting.id}`} waiting={waiting} now={now} />
            ))}
          </ol>
        </>
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
    </>
  )
}
