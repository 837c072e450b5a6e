import { Outlet } from 'react-router'
import { Link, NavLink } from '#app/i18n/link.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Shell } from '#app/routes/shell/shell.tsx'
import type { Route } from './+types/layout.ts'
import { requireDashboard } from './dashboard-school.server.ts'

export async function loader(args: Route.LoaderArgs) {
  const { school } = await requireDashboard(args)
  return { school }
}

const SECTIONS = [{ to: '/dashboard/notifications', key: 'dashboard.nav.notifications' }] as const

export default function DashboardLayout({ loaderData: { school } }: Route.ComponentProps) {
  const t = useTranslation()
  return (
    <Shell>
      <div className="page grid gap-6 pt-8 lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-10">
        <div>
          <p className="font-semibold">{school.name}</p>
          <Link to={`/schools/${school.id}`}>{t('dashboard.publicProfile')}</Link>
          <nav aria-label={t('dashboard.sections')} className="mt-4">
            <ul>
              {SECTIONS.map(({ to, key }) => (
                <li key={to}>
                  <NavLink
                    to={to}
                    className="flex min-h-11 items-center rounded-control px-3 text-ink no-underline hover:bg-sunken aria-[current=page]:bg-board-wash aria-[current=page]:font-semibold aria-[current=page]:text-board"
                  >
                    {t(key)}
                  </NavLink>
                </li>
              ))}
            </ul>
          </nav>
        </div>
        <div className="grid content-start gap-6">
          <Outlet />
        </div>
      </div>
    </Shell>
  )
}
