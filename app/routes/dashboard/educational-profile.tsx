import { redirect } from 'react-router'
import { formOf, submit } from '#app/core/forms/submit.server.ts'
import { TextForm } from '#app/features/profile-editing/components/text-form.tsx'
import { LanguageLinks, SectionLinks } from '#app/features/profile-editing/components/text-links.tsx'
import {
  readEducationalProfile,
  type Section,
} from '#app/features/profile-editing/texts/read-educational-profile.server.ts'
import { saveText } from '#app/features/profile-editing/texts/save-text.server.ts'
import { textSchema } from '#app/features/profile-editing/texts/text.schema.ts'
import { SECTIONS } from '#app/features/school-profile/sections.ts'
import { Link } from '#app/i18n/link.tsx'
import { isLocale, localeOf, localePath } from '#app/i18n/locales.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { authMeta } from '#app/routes/auth/auth-meta.ts'
import { evenAfterRefusal } from '#app/routes/connection/even-after-refusal.ts'
import { messageCookie } from '#app/routes/message.server.ts'
import { sessionForChange } from '#app/routes/session.server.ts'
import { COUNTRY_LANGUAGE } from '#db/vocabulary.ts'
import type { Route } from './+types/educational-profile.ts'
import { requireDashboard } from './dashboard-school.server.ts'

export async function loader(args: Route.LoaderArgs) {
  const { session, school } = await requireDashboard(args)
  const { searchParams } = new URL(args.request.url)
  const tab = searchParams.get('tab')
  const language = searchParams.get('language') ?? undefined
  const shown = {
    section: SECTIONS.find((name) => name === tab) ?? (SECTIONS[0] satisfies Section),
    language: isLocale(language) ? language : COUNTRY_LANGUAGE[school.country],
  }
  const member = { userId: session.userId, schoolId: school.id }
  return { schoolId: school.id, profile: await readEducationalProfile(member, shown) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const here = localePath(localeOf(new URL(request.url).pathname), '/dashboard/educational-profile')
  return await submit(await formOf(request), { schema: textSchema }, async ({ schoolId, ...written }) => {
    const { userId } = await sessionForChange({ context })
    await saveText({ userId, schoolId }, written)
    const query = new URLSearchParams({ tab: written.section, language: written.language })
    return redirect(`${here}?${query}`, { headers: { 'set-cookie': messageCookie('message.textSaved') } })
  })
}

export const meta = (args: Route.MetaArgs) => authMeta(args, 'ownTexts.title')

/** Reloads even after a refusal, because the text may have been changed in the meantime. */
export const shouldRevalidate = evenAfterRefusal

export default function EducationalProfilePage({ loaderData: { schoolId, profile } }: Route.ComponentProps) {
  const t = useTranslation()
  return (
    <>
      <h1>{t('ownTexts.title')}</h1>
      <p className="max-w-measure">
        {t('ownTexts.intro')} <Link to="/dashboard/versions">{t('ownTexts.versions')}</Link>
      </p>
      <div className="grid items-start gap-6 lg:grid-cols-[14rem_minmax(0,40rem)]">
        <SectionLinks {...profile} />
        <section aria-labelledby="tab" className="sheet min-w-0 p-5 pb-0 sm:px-6 sm:pt-6">
          <h2 id="tab" className="text-xl">
            {t(`section.${profile.section}`)}
          </h2>
          <div className="my-4">
            <LanguageLinks {...profile} />
          </div>
          <TextForm key={`${schoolId} ${profile.section} ${profile.language}`} schoolId={schoolId} profile={profile} />
        </section>
      </div>
    </>
  )
}
