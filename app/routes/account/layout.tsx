import { Outlet } from 'react-router'
import { findSuppression } from '#app/features/accounts/bounces/suppressions.server.ts'
import { Link, NavLink } from '#app/i18n/link.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { requireSession } from '#app/routes/session.server.ts'
import { Shell } from '#app/routes/shell/shell.tsx'
import type { Route } from './+types/layout.ts'

/** Nothing below is shown to anyone but the account's owner. */
export async function loader(args: Route.LoaderArgs) {
  const { role, email } = await requireSession(args)
  return { isStaff: role !== 'user', comesBack: (await findSuppression(email)) !== null }
}

const SECTIONS = [
  { to: '/account', key: 'account.nav.profile' },
  { to: '/account/security', key: 'account.nav.security' },
  { to: '/account/news', key: 'nav.news' },
  { to: '/account/notifications', key: 'account.nav.notifications' },
  { to: '/account/reviews', key: 'account.nav.reviews' },
  { to: '/account/orders', key: 'account.nav.orders' },
  { to: '/account/favourites', key: 'account.nav.favourites' },
  { to: '/account/searches', key: 'account.nav.searches' },
  { to: '/account/schools', key: 'account.nav.schools' },
  { to: '/account/api-keys', key: 'account.nav.apiKeys' },
  { to: '/account/data', key: 'account.nav.data' },
] as const
const ADMIN_PAGES = { to: '/admin', key: 'account.nav.queue' } as const

export default function AccountLayout({ loaderData: { isStaff, comesBack } }: Route.ComponentProps) {
  const t = useTranslation()
  const sections = isStaff ? [...SECTIONS, ADMIN_PAGES] : SECTIONS
  return (
    <Shell>
      <div className="page grid gap-6 pt-8 lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-10">
        <nav aria-label={t('account.sections')}>
          <ul className="flex flex-wrap gap-1 lg:flex-col">
            {sections.map(({ to, key }) => (
              <li key={to}>
                <NavLink
                  to={to}
                  end={to === '/account'}
                  className="flex min-h-11 items-center rounded-control px-3 text-ink no-underline hover:bg-sunken aria-[current=page]:bg-board-wash aria-[current=page]:font-semibold aria-[current=page]:text-board"
                >
                  {t(key)}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="grid content-start gap-6">
          {comesBack && <ComesBack />}
          <Outlet />
        </div>
      </div>
    </Shell>
  )
}

/** A notice that mails to the person's address bounce, so that some are not sent. */
function ComesBack() {
  const t = useTranslation()
  return (
    <p className="rounded-control bg-notice-wash px-4 py-3 text-notice-ink">
      {t('bounce.banner')} <Link to="/account/address">{t('bounce.bannerLink')}</Link>
    </p>
  )
}
