import { data, redirect } from 'react-router'
import { formOf, submit } from '#app/core/forms/submit.server.ts'
import { VisibilityForm } from '#app/features/profile-editing/forms/visibility-form.tsx'
import { PROFILE_POLICY } from '#app/features/profile-editing/policy.ts'
import { findSelfReported } from '#app/features/profile-editing/read-self-reported.server.ts'
import { visibilitySchema } from '#app/features/profile-editing/self-reported.schema.ts'
import { updateVisibility } from '#app/features/profile-editing/update-visibility.server.ts'
import { VisitorsView } from '#app/features/school-profile/components/visitors-view.tsx'
import { findSchoolProfile } from '#app/features/school-profile/find-school.server.ts'
import { Link } from '#app/i18n/link.tsx'
import { localeOf, localePath } from '#app/i18n/locales.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { authMeta } from '#app/routes/auth/auth-meta.ts'
import { evenAfterRefusal } from '#app/routes/connection/even-after-refusal.ts'
import { messageCookie } from '#app/routes/message.server.ts'
import { sessionForChange } from '#app/routes/session.server.ts'
import type { Route } from './+types/settings.ts'
import { requireDashboard } from './dashboard-school.server.ts'

export async function loader(args: Route.LoaderArgs) {
  const { session, school } = await requireDashboard(args)
  const word = await findSelfReported(session.userId, school.id)
  if (!word) throw data(null, { status: 404 })
  const { id, visibility, seen } = word
  const profile = await findSchoolProfile(school.id, localeOf(new URL(args.request.url).pathname))
  return { school: { id, visibility, seen }, profile }
}

export async function action({ request, context }: Route.ActionArgs) {
  const here = localePath(localeOf(new URL(request.url).pathname), '/dashboard/settings')
  return await submit(await formOf(request), { schema: visibilitySchema }, async ({ schoolId, ...visibility }) => {
    const { userId } = await sessionForChange({ context })
    await updateVisibility({ userId, schoolId }, visibility, PROFILE_POLICY.updateVisibilityInDashboard)
    return redirect(here, { headers: { 'set-cookie': messageCookie('message.visibilityUpdated') } })
  })
}

export const meta = (args: Route.MetaArgs) => authMeta(args, 'dashboard.nav.settings')

/** Reloads even after a refusal, because another person may have saved in the meantime. */
export const shouldRevalidate = evenAfterRefusal

export default function Settings({ loaderData: { school, profile } }: Route.ComponentProps) {
  const t = useTranslation()
  return (
    <>
      <h1>{t('dashboard.nav.settings')}</h1>
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,40rem)_minmax(0,24rem)]">
        <section aria-labelledby="visibility-title" className="sheet max-w-160 p-5 sm:p-6">
          <h2 id="visibility-title" className="mb-4 text-xl">
            {t('own.visibility')}
          </h2>
          <VisibilityForm key={school.id} school={school} />
        </section>
        {profile && <VisitorsView school={profile} />}
      </div>
      <p>
        <Link to={`/account/schools/${school.id}/people`}>{t('own.people')}</Link>
      </p>
    </>
  )
}
