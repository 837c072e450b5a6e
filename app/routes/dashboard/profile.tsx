import { redirect } from 'react-router'
import { formOf, submit } from '#app/core/forms/submit.server.ts'
import { AvatarForm } from '#app/features/accounts/me/components/avatar-form.tsx'
import { DraftNote } from '#app/features/profile-editing/profile-form/components/draft-note.tsx'
import { EditProfileForm } from '#app/features/profile-editing/profile-form/components/edit-profile-form.tsx'
import { draftSchema, profileSchema } from '#app/features/profile-editing/profile-form/profile.schema.ts'
import { findProfileForm } from '#app/features/profile-editing/profile-form/read-profile-form.server.ts'
import {
  discardDraft,
  publishProfile,
  saveDraft,
} from '#app/features/profile-editing/profile-form/save-profile.server.ts'
import { LogoForm } from '#app/features/school-media/logo/logo-form.tsx'
import { initials } from '#app/features/schools/initials.ts'
import { Link } from '#app/i18n/link.tsx'
import { localeOf, localePath } from '#app/i18n/locales.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { authMeta } from '#app/routes/auth/auth-meta.ts'
import { evenAfterRefusal } from '#app/routes/connection/even-after-refusal.ts'
import { type MessageKey, messageCookie } from '#app/routes/message.server.ts'
import { sessionForChange } from '#app/routes/session.server.ts'
import { INPUT } from '#app/ui/form/input.ts'
import { Section } from '#app/ui/section.tsx'
import type { Route } from './+types/profile.ts'
import { requireDashboard } from './dashboard-school.server.ts'

export async function loader(args: Route.LoaderArgs) {
  const { session, school } = await requireDashboard(args)
  const form = await findProfileForm({ userId: session.userId, schoolId: school.id })
  // The person has just lost access to the school.
  if (!form) throw new Response(null, { status: 404 })
  return { form, logo: school.logo, email: session.email, avatarUrl: session.avatarUrl }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await formOf(request)
  const locale = localeOf(new URL(request.url).pathname)
  const to = (path: string, message?: MessageKey) =>
    redirect(localePath(locale, path), message && { headers: { 'set-cookie': messageCookie(message) } })
  if (form.get('intent') === 'discard')
    return await submit(form, { schema: draftSchema }, async ({ schoolId, seen }) => {
      const { userId } = await sessionForChange({ context })
      await discardDraft({ userId, schoolId }, seen)
      return to('/dashboard/profile', 'message.draftDiscarded')
    })
  return await submit(form, { schema: profileSchema }, async ({ schoolId, step, ...typed }) => {
    const { userId } = await sessionForChange({ context })
    const member = { userId, schoolId, locale }
    if (step === 'publish') {
      const isAsked = await publishProfile(member, typed)
      return to('/dashboard/overview', isAsked ? 'message.schoolNameRequested' : 'message.schoolProfileUpdated')
    }
    await saveDraft(member, typed)
    return step === 'preview' ? to('/dashboard/preview') : to('/dashboard/profile', 'message.draftSaved')
  })
}

export const meta = (args: Route.MetaArgs) => authMeta(args, 'editProfile.title')

/** Reloads even after a refusal, because another person may have saved in the meantime. */
export const shouldRevalidate = evenAfterRefusal

export default function EditProfile({ loaderData: { form, logo, email, avatarUrl } }: Route.ComponentProps) {
  const t = useTranslation()
  const { school, draft, seen } = form
  return (
    <>
      <h1>{t('editProfile.title')}</h1>
      <p className="flex flex-wrap gap-x-6 gap-y-2">
        <Link to="/dashboard/position">{t('position.title')}</Link>
        <Link to="/dashboard/versions">{t('ownTexts.versions')}</Link>
      </p>
      <div className="grid max-w-[40rem] gap-6">
        <Section id="person" title={t('editProfile.person')}>
          <AvatarForm avatarUrl={avatarUrl} />
          <div className="mt-6">
            <label htmlFor="account-email" className="mb-1.5 block font-semibold">
              {t('editProfile.email')}
            </label>
            <input
              id="account-email"
              type="email"
              value={email}
              readOnly
              aria-describedby="account-email-hint"
              className={INPUT}
            />
            <p id="account-email-hint" className="mt-1.5 text-ink-soft text-sm">
              <Link to="/account/security">{t('editProfile.email.hint')}</Link>
            </p>
          </div>
        </Section>
        <Section id="school-logo" title={t('editProfile.logo')}>
          <LogoForm schoolId={school.id} category={school.category} initials={initials(school.name)} logo={logo} />
        </Section>
        <Section id="school" title={t('editProfile.school')}>
          {draft && (
            <div className="mb-6">
              <DraftNote schoolId={school.id} draft={draft} seen={seen} />
            </div>
          )}
          <EditProfileForm key={`${school.id} ${draft !== null}`} form={form} />
        </Section>
      </div>
    </>
  )
}
