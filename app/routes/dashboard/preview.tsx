import { redirect } from 'react-router'
import { formOf, submit } from '#app/core/forms/submit.server.ts'
import { hasProfileMap } from '#app/features/map/static/render-profile-map.server.ts'
import { PreviewBar } from '#app/features/profile-editing/profile-form/components/preview-bar.tsx'
import { previewSchool } from '#app/features/profile-editing/profile-form/preview-school.server.ts'
import { draftSchema } from '#app/features/profile-editing/profile-form/profile.schema.ts'
import { publishDraft } from '#app/features/profile-editing/profile-form/save-profile.server.ts'
import { arrangeFacts } from '#app/features/school-profile/arrange-facts.ts'
import { ProfileContact } from '#app/features/school-profile/components/profile-contact.tsx'
import { ProfileHeader } from '#app/features/school-profile/components/profile-header.tsx'
import { revealEmail } from '#app/features/school-profile/reveal-email.server.ts'
import { localeOf, localePath } from '#app/i18n/locales.ts'
import { authMeta } from '#app/routes/auth/auth-meta.ts'
import { evenAfterRefusal } from '#app/routes/connection/even-after-refusal.ts'
import { messageCookie } from '#app/routes/message.server.ts'
import { sessionForChange } from '#app/routes/session.server.ts'
import { sessionLinks } from '#app/styles/session-sheet.ts'
import { hydrateOnInteraction } from '#app/ui/hooks/hydrate-on-interaction.tsx'
import type { Route } from './+types/preview.ts'
import { requireDashboard } from './dashboard-school.server.ts'

// Loaded in the same way as on the profile itself: if a page imported them, the server would load them for every page.
const ProfileAbout = hydrateOnInteraction(
  async () => (await import('#app/features/school-profile/components/profile-about.tsx')).ProfileAbout,
)
const ProfileMap = hydrateOnInteraction(
  async () => (await import('#app/features/map/static/profile-map.tsx')).ProfileMap,
)
const OfficialFacts = hydrateOnInteraction(
  async () => (await import('#app/features/school-profile/components/official-facts.tsx')).OfficialFacts,
)

export const links = sessionLinks

export async function loader(args: Route.LoaderArgs) {
  const { session, school } = await requireDashboard(args)
  const locale = localeOf(new URL(args.request.url).pathname)
  const preview = await previewSchool({ userId: session.userId, schoolId: school.id }, locale)
  // The team has hidden the school: visitors see nothing of it.
  if (!preview) throw new Response(null, { status: 404 })
  const { profile, draft, seen } = preview
  const email = await revealEmail(profile.id)
  const facts = arrangeFacts(profile, null, null, locale)
  return { profile, facts, email, seen, hasDraft: draft !== null, hasMap: hasProfileMap(profile) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const locale = localeOf(new URL(request.url).pathname)
  return await submit(await formOf(request), { schema: draftSchema }, async ({ schoolId, seen }) => {
    const { userId } = await sessionForChange({ context })
    const isAsked = await publishDraft({ userId, schoolId, locale }, seen)
    const message = messageCookie(isAsked ? 'message.schoolNameRequested' : 'message.schoolProfileUpdated')
    return redirect(localePath(locale, '/dashboard/overview'), { headers: { 'set-cookie': message } })
  })
}

export const meta = (args: Route.MetaArgs) => authMeta(args, 'preview.title')

/** Reloads even after a refusal, because another person may have saved in the meantime. */
export const shouldRevalidate = evenAfterRefusal

/** The parts of the profile with self-reported data, as visitors see them. */
export default function Preview({ loaderData }: Route.ComponentProps) {
  const { profile, facts, email, seen, hasDraft, hasMap } = loaderData
  return (
    <>
      <PreviewBar schoolId={profile.id} seen={seen} hasDraft={hasDraft} />
      <ProfileHeader school={profile}>{null}</ProfileHeader>
      <div className="profile page mt-8 grid items-start gap-10 lg:grid-cols-[1fr_21rem]">
        <div className="min-w-0">
          <ProfileAbout school={profile} />
          <OfficialFacts school={profile} facts={facts} />
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          <ProfileContact school={profile} revealed={{ email }} map={<ProfileMap school={profile} hasMap={hasMap} />} />
        </div>
      </div>
    </>
  )
}
