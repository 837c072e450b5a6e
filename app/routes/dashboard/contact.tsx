import { data, redirect } from 'react-router'
import { formOf, submit } from '#app/core/forms/submit.server.ts'
import { ContactList } from '#app/features/profile-editing/forms/contact-list.tsx'
import { PlaceForm } from '#app/features/profile-editing/forms/place-form.tsx'
import { findSelfReported } from '#app/features/profile-editing/read-self-reported.server.ts'
import { placeSchema } from '#app/features/profile-editing/self-reported.schema.ts'
import { updateContactAndPlace } from '#app/features/profile-editing/update-contact.server.ts'
import { VisitorsView } from '#app/features/school-profile/components/visitors-view.tsx'
import { findSchoolProfile } from '#app/features/school-profile/find-school.server.ts'
import { Link } from '#app/i18n/link.tsx'
import { localeOf, localePath } from '#app/i18n/locales.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { authMeta } from '#app/routes/auth/auth-meta.ts'
import { evenAfterRefusal } from '#app/routes/connection/even-after-refusal.ts'
import { findReportedValues } from '#app/routes/dashboard/reported-values.server.ts'
import { messageCookie } from '#app/routes/message.server.ts'
import { sessionForChange } from '#app/routes/session.server.ts'
import { button } from '#app/ui/button.ts'
import type { Route } from './+types/contact.ts'
import { requireDashboard } from './dashboard-school.server.ts'

/** The form is shown for `?edit=1`, and when it contains an error. */
export async function loader(args: Route.LoaderArgs) {
  const { session, school } = await requireDashboard(args)
  const word = await findSelfReported(session.userId, school.id)
  if (!word) throw data(null, { status: 404 })
  const { pathname, searchParams } = new URL(args.request.url)
  const profile = await findSchoolProfile(school.id, localeOf(pathname))
  return { edit: searchParams.has('edit'), school: word, profile }
}

export async function action({ request, context }: Route.ActionArgs) {
  const locale = localeOf(new URL(request.url).pathname)
  const form = await formOf(request)
  const schema = placeSchema(await findReportedValues({ context }, String(form.get('schoolId'))))
  return await submit(form, { schema }, async ({ schoolId, ...contact }) => {
    const { userId } = await sessionForChange({ context })
    const isAsked = await updateContactAndPlace({ userId, schoolId, locale }, contact)
    const message = messageCookie(isAsked ? 'message.contactInfoRequested' : 'message.contactInfoUpdateSuccess')
    return redirect(localePath(locale, '/dashboard/contact'), { headers: { 'set-cookie': message } })
  })
}

export const meta = (args: Route.MetaArgs) => authMeta(args, 'dashboard.nav.contact')

/** Reloads even after a refusal, because another person may have saved in the meantime. */
export const shouldRevalidate = evenAfterRefusal

export default function Contact({ loaderData: { edit, school, profile } }: Route.ComponentProps) {
  const t = useTranslation()
  return (
    <>
      <h1>{t('dashboard.nav.contact')}</h1>
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,40rem)_minmax(0,24rem)]">
        <div className="sheet max-w-160 p-5 sm:p-6">
          {edit ? (
            <PlaceForm key={school.id} school={school} />
          ) : (
            <div className="grid gap-6">
              <ContactList school={school} />
              <Link to="/dashboard/contact?edit=1" className={`${button('main')} justify-self-start`}>
                {t('own.edit')}
              </Link>
            </div>
          )}
        </div>
        {profile && <VisitorsView school={profile} />}
      </div>
    </>
  )
}
