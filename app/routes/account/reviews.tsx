import { Link } from '#app/i18n/link.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { authMeta } from '#app/routes/auth/auth-meta.ts'
import { requireSession } from '#app/routes/session.server.ts'
import { button } from '#app/ui/button.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import type { Route } from './+types/reviews.ts'

export async function loader(args: Route.LoaderArgs) {
  await requireSession(args)
  return null
}

export const meta = (args: Route.MetaArgs) => authMeta(args, 'account.nav.reviews')

export default function Reviews() {
  const t = useTranslation()
  return (
    <>
      <h1>{t('account.nav.reviews')}</h1>
      <EmptyState drawing="empty-reviews" title={<h2 className="text-xl">{t('account.reviews.empty')}</h2>}>
        <p>{t('account.reviews.emptyText')}</p>
        <Link to="/" className={button('quiet')}>
          {t('account.findSchools')}
        </Link>
      </EmptyState>
    </>
  )
}
