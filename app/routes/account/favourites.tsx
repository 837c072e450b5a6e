import { Link } from '#app/i18n/link.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { authMeta } from '#app/routes/auth/auth-meta.ts'
import { requireSession } from '#app/routes/session.server.ts'
import { button } from '#app/ui/button.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import type { Route } from './+types/favourites.ts'

export async function loader(args: Route.LoaderArgs) {
  await requireSession(args)
  return null
}

export const meta = (args: Route.MetaArgs) => authMeta(args, 'account.nav.favourites')

export default function Favourites() {
  const t = useTranslation()
  return (
    <>
      <h1>{t('account.nav.favourites')}</h1>
      <EmptyState drawing="empty-results" title={<h2 className="text-xl">{t('account.favourites.empty')}</h2>}>
        <p>{t('account.favourites.emptyText')}</p>
        <Link to="/" className={button('quiet')}>
          {t('account.findSchools')}
        </Link>
      </EmptyState>
    </>
  )
}
