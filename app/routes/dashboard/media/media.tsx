import { MediaScreen } from '#app/features/school-media/components/media-screen.tsx'
import { evenAfterRefusal } from '#app/routes/connection/even-after-refusal.ts'
import { authMeta } from '../../auth/auth-meta.ts'
import { requireDashboard } from '../dashboard-school.server.ts'
import type { Route } from './+types/media.ts'
import { changeMedia } from './change-media.server.ts'
import { loadMedia } from './load-media.server.ts'

export async function loader(args: Route.LoaderArgs) {
  const { session, school } = await requireDashboard(args)
  return { view: await loadMedia(args.request, { userId: session.userId, schoolId: school.id }, school) }
}

export const action = (args: Route.ActionArgs) => changeMedia(args)
export const meta = (args: Route.MetaArgs) => authMeta(args, 'dashboard.nav.media')

/** Reloads even after a refusal, because another person may have changed something in the meantime. */
export const shouldRevalidate = evenAfterRefusal

export default function Media({ loaderData: { view } }: Route.ComponentProps) {
  return <MediaScreen view={view} />
}
