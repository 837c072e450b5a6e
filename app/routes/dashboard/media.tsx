import { MediaScreen } from '#app/features/media/school/components/media-screen.tsx'
import { authMeta } from '#app/routes/auth/auth-meta.ts'
import { changeMedia } from '#app/routes/media/change-media.server.ts'
import { loadMedia } from '#app/routes/media/load-media.server.ts'
import { sendForm } from '#app/routes/retry.client.ts'
import type { Route } from './+types/media.ts'
import { requireDashboard } from './dashboard-school.server.ts'

export async function loader(args: Route.LoaderArgs) {
  const { session, school } = await requireDashboard(args)
  return { view: await loadMedia(args.request, { userId: session.userId, schoolId: school.id }, true) }
}

export const action = (args: Route.ActionArgs) => changeMedia(args)
export const clientAction = sendForm
export const meta = (args: Route.MetaArgs) => authMeta(args, 'dashboard.nav.media')

/** Also after a refusal: it may say that somebody else has changed something meanwhile. */
export const shouldRevalidate = () => true

export default function Media({ loaderData: { view } }: Route.ComponentProps) {
  return <MediaScreen view={view} />
}
