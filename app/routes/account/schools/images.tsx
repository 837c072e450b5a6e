import { data } from 'react-router'
import { MediaScreen } from '#app/features/school-media/components/media-screen.tsx'
import { MEDIA_POLICY } from '#app/features/school-media/policy.ts'
import { findOwnSchool } from '#app/features/schools/membership/own-schools.server.ts'
import { authMeta } from '#app/routes/auth/auth-meta.ts'
import { evenAfterRefusal } from '#app/routes/connection/even-after-refusal.ts'
import { requireSession } from '#app/routes/session.server.ts'
import { BackLink } from '#app/ui/back-link.tsx'
import { changeMedia } from '../../dashboard/media/change-media.server.ts'
import { loadMedia } from '../../dashboard/media/load-media.server.ts'
import type { Route } from './+types/images.ts'

/** For the members of the school, on any plan; everyone else gets a 404. */
export async function loader(args: Route.LoaderArgs) {
  const { userId } = await requireSession(args, MEDIA_POLICY.delete)
  const school = await findOwnSchool(userId, args.params.id)
  if (!school) throw data(null, { status: 404 })
  const view = await loadMedia(args.request, { userId, schoolId: school.id }, school)
  return { school: { id: school.id, name: school.name }, view }
}

export const action = (args: Route.ActionArgs) => changeMedia(args)
export const meta = (args: Route.MetaArgs) => authMeta(args, 'media.image.one')

/** Reloads even after a refusal, because another person may have changed something in the meantime. */
export const shouldRevalidate = evenAfterRefusal

export default function Images({ loaderData: { school, view } }: Route.ComponentProps) {
  return (
    <>
      <p>
        <BackLink to={`/account/schools/${school.id}`}>{school.name}</BackLink>
      </p>
      <MediaScreen view={view} />
    </>
  )
}
