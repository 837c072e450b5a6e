import { data } from 'react-router'
import { listOpenClaims } from '#app/features/schools/claims/desk/list-claims.server.ts'
import { ClaimQueue } from '#app/features/schools/components/claims/desk/claim-queue.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { authMeta } from '#app/routes/auth/auth-meta.ts'
import { requireRole } from '#app/routes/session.server.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import type { Route } from './+types/claims.ts'
import { STAFF } from './staff.server.ts'

export async function loader(args: Route.LoaderArgs) {
  const { userId } = await requireRole(args, STAFF)
  return data({ claims: await listOpenClaims(userId) }, { headers: { 'cache-control': 'private, no-store' } })
}

export const meta = (args: Route.MetaArgs) => authMeta(args, 'claimDesk.title')

export default function Claims({ loaderData: { claims } }: Route.ComponentProps) {
  const t = useTranslation()
  return (
    <>
      <header>
        <h1>{t('claimDesk.title')}</h1>
        <p className="mt-2 text-ink-soft">{t('claimDesk.intro')}</p>
      </header>
      {claims.length === 0 ? (
        <EmptyState drawing="empty-reviews" title={<h2 className="text-xl">{t('claimDesk.empty')}</h2>} />
      ) : (
        <ClaimQueue claims={claims} />
      )}
    </>
  )
}
