import { data, redirect } from 'react-router'
import { Failure } from '#app/core/failure.ts'
import { formOf, submit } from '#app/core/forms/submit.server.ts'
import { placeSchema } from '#app/features/claims/claim.schema.ts'
import { PlaceForm } from '#app/features/claims/components/place-form.tsx'
import { NewSchoolForm } from '#app/features/school-admin/components/new-school-form.tsx'
import { addSchoolByHand } from '#app/features/school-admin/edit/add-school.server.ts'
import { newSchoolSchema } from '#app/features/school-admin/edit/school-actions.schema.ts'
import { SCHOOL_ADMIN_POLICY } from '#app/features/school-admin/policy.ts'
import { findAlikeSchools } from '#app/features/search/results/find-alike-schools.server.ts'
import { countryName } from '#app/i18n/format.ts'
import { Link } from '#app/i18n/link.tsx'
import { localeOf, localePath } from '#app/i18n/locales.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { authMeta } from '#app/routes/auth/auth-meta.ts'
import { messageCookie } from '#app/routes/message.server.ts'
import { requireSession, sessionForChange } from '#app/routes/session.server.ts'
import { BackLink } from '#app/ui/back-link.tsx'
import type { Route } from './+types/new-school.ts'

/** The page first asks for name, town and country in its address, and then shows similar schools and the form. */
export async function loader(args: Route.LoaderArgs) {
  await requireSession(args, SCHOOL_ADMIN_POLICY.add)
  const { searchParams, pathname } = new URL(args.request.url)
  const [name = '', city = '', country = 'DE'] = ['name', 'city', 'country'].map(
    (key) => searchParams.get(key) ?? undefined,
  )
  const { data: place } = placeSchema.safeParse({ name, city, country })
  const alike = place ? await findAlikeSchools(place, localeOf(pathname)) : []
  const given = { name, city, country }
  return data({ given, place: place ?? null, alike }, { headers: { 'cache-control': 'private, no-store' } })
}

export async function action({ request, context }: Route.ActionArgs) {
  const locale = localeOf(new URL(request.url).pathname)
  const field = { school_known: 'none' }
  return await submit(
    await formOf(request),
    { schema: newSchoolSchema, field },
    async ({ none, reason, ...school }) => {
      const { userId } = await sessionForChange({ context }, SCHOOL_ADMIN_POLICY.add)
      if (!none && (await findAlikeSchools(school, locale)).length > 0) throw new Failure('conflict', 'school_known')
      const id = await addSchoolByHand(userId, school, reason)
      const headers = { 'set-cookie': messageCookie('message.schoolAdded') }
      return redirect(localePath(locale, `/admin/schools/${id}`), { headers })
    },
  )
}

export const meta = (args: Route.MetaArgs) => authMeta(args, 'schoolAdmin.new')

export default function NewSchool({ loaderData: { given, place, alike } }: Route.ComponentProps) {
  const t = useTranslation()
  const locale = useLocale()
  return (
    <>
      <header>
        <p>
          <BackLink to="/admin/schools">{t('schoolAdmin.back')}</BackLink>
        </p>
        <h1>{t('schoolAdmin.new')}</h1>
        <p className="mt-2 max-w-measure text-ink-soft">{t('schoolAdmin.new.text')}</p>
      </header>
      <div className="sheet max-w-3xl p-5 sm:p-6">
        {place ? (
          <>
            <p className="mb-4 text-lg">
              {[place.name, place.city, countryName(locale, place.country)].join(', ')}{' '}
              <Link to="/admin/new-school" className="text-base">
                {t('missing.change')}
              </Link>
            </p>
            <NewSchoolForm key={JSON.stringify(place)} place={place} alike={alike} />
          </>
        ) : (
          <PlaceForm given={given} />
        )}
      </div>
    </>
  )
}
