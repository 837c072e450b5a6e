import { Outlet } from 'react-router'
import { requireRole } from '#app/routes/session.server.ts'
import { Shell } from '#app/routes/shell/shell.tsx'
import type { Route } from './+types/layout.ts'
import { Navigation } from './navigation.tsx'
import { STAFF } from './staff.server.ts'

/** Nothing below is shown to anyone but the team. */
export async function loader(args: Route.LoaderArgs) {
  const { role } = await requireRole(args, STAFF)
  return { isAdmin: role === 'admin' }
}

export default function AdminLayout({ loaderData: { isAdmin } }: Route.ComponentProps) {
  return (
    <Shell>
      <div className="page grid gap-6 pt-8 lg:grid-cols-[14rem_minmax(0,1fr)] lg:gap-10">
        <Navigation isAdmin={isAdmin} />
        <div className="grid min-w-0 grid-cols-1 content-start gap-6">
          <Outlet />
        </div>
      </div>
    </Shell>
  )
}
