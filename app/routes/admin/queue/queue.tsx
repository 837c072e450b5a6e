import { useOutletContext } from 'react-router'
import { NEXT } from '#app/features/admin/shortcuts/use-shortcuts.ts'
import { ILLEGAL_TARGET_H, readQueueAddress } from '#app/features/moderation/cases/queue-address.ts'
import { MODERATION_POLICY } from '#app/features/moderation/policy.ts'
import { Link } from '#app/i18n/link.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { authMeta } from '#app/routes/auth/auth-meta.ts'
import { requireSession } from '#app/routes/session.server.ts'
import { button } from '#app/ui/button.ts'
import { TARGET_H } from '#lib/promises.ts'
import type { AdminContext } from '../layout.tsx'
import type { Route } from './+types/queue.ts'

export async function loader(args: Route.LoaderArgs) {
  await requireSession(args, MODERATION_POLICY.readQueue)
  return { query: readQueueAddress(new URL(args.request.url).searchParams) }
}

export const meta = (args: Route.MetaArgs) => authMeta(args, 'moderation.title')

/** Shown beside the queue while no case is open: how the queue is ordered, and a link to the first case. */
export default function Queue({ loaderData: { query } }: Route.ComponentProps) {
  const t = useTranslation()
  const { kinds, counts } = useOutletContext<AdminContext>()
  const begin = query.kind ? `/admin/next?kind=${query.kind}` : '/admin/next'
  return (
    <header>
      <h1>{t('moderation.title')}</h1>
      <p className="mt-2 max-w-measure text-ink-soft">
        {t('moderation.intro', { hours: TARGET_H, illegal: ILLEGAL_TARGET_H })}
      </p>
      {!query.mine && (query.kind ? kinds[query.kind] : counts.cases) > 0 && (
        <Link to={begin} className={`${button('main')} mt-4`} {...NEXT}>
          {t('lock.first')}
        </Link>
      )}
    </header>
  )
}
