import { Outlet } from 'react-router'
import { NavLink } from '#app/i18n/link.tsx'
import { loadArea } from '#app/i18n/load-catalogue.client.ts'
import { localeOf } from '#app/i18n/locales.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { requireRole } from '#app/routes/session.server.ts'
import { Shell } from '#app/routes/shell/shell.tsx'
import type { Route } from './+types/layout.ts'
import { STAFF } from './staff.server.ts'

/** Nothing below is shown to anybody but the team. */
export async function loader(args: Route.LoaderArgs) {
  const { role } = await requireRole(args, STAFF)
  return { isAdmin: role === 'admin' }
}

/** Fetches the texts before the page is drawn; public pages come without them. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const locale = localeOf(new URL(request.url).pathname)
  await Promise.all([
    loadArea('account', locale),
    loadArea('profile', locale),
    loadArea('moderation', locale),
    loadArea('corrections', locale),
  ])
  return await serverLoader()
}

export default function AdminLayout({ loaderData: { isAdmin } }: Route.ComponentProps) {
  const t = useTranslation()
  const look =
    'flex min-h-11 items-center rounded-control px-3 text-ink no-underline hover:bg-sunken aria-[current=page]:bg-board-wash aria-[current=page]:font-semibold aria-[current=page]:text-board'
  return (
    <Shell>
      <div className="page grid gap-6 pt-8 lg:grid-cols-[14rem_minmax(0,1fr)] lg:gap-10">
        <nav aria-label={t('desk.sections')}>
          <ul className="flex flex-wrap gap-1 lg:flex-col">
            <li>
              <NavLink to="/admin/reviews" className={look}>
                {t('desk.title')}
              </NavLink>
            </li>
            <li>
              <NavLink to="/admin/claims" className={look}>
                {t('desk.claims')}
              </NavLink>
            </li>
            <li>
              <NavLink to="/admin/corrections" className={look}>
                {t('corrections.title')}
              </NavLink>
            </li>
            {isAdmin && (
              <li>
                <NavLink to="/admin/orders" className={look}>
                  {t('orderDesk.title')}
                </NavLink>
              </li>
            )}
            {isAdmin && (
              <li>
                <NavLink to="/admin/log" className={look}>
                  {t('log.title')}
                </NavLink>
              </li>
            )}
          </ul>
        </nav>
        <div className="grid min-w-0 content-start gap-6">
          <Outlet />
        </div>
      </div>
    </Shell>
  )
}
