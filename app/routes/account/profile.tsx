import { redirect } from 'react-router'
import { z } from 'zod'
import { formOf, submit } from '#app/core/forms/submit.server.ts'
import { removeAvatar } from '#app/features/accounts/me/avatar.server.ts'
import { AvatarForm, RemoveAvatarForm } from '#app/features/accounts/me/components/avatar-form.tsx'
import { ContactForm } from '#app/features/accounts/me/components/contact-form.tsx'
import { LanguageForm } from '#app/features/accounts/me/components/language-form.tsx'
import { NameForm } from '#app/features/accounts/me/components/name-form.tsx'
import { contactSchema, languageSchema, nameSchema } from '#app/features/accounts/me/profile.schema.ts'
import { findProfile, updateContact, updateLanguage, updateName } from '#app/features/accounts/me/profile.server.ts'
import { ACCOUNTS_POLICY } from '#app/features/accounts/policy.ts'
import { type Locale, localeOf, localePath } from '#app/i18n/locales.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { authMeta } from '#app/routes/auth/auth-meta.ts'
import { type MessageKey, messageCookie } from '#app/routes/message.server.ts'
import { requireSession, sessionForChange } from '#app/routes/session.server.ts'
import { Section } from '#app/ui/section.tsx'
import type { Route } from './+types/profile.ts'

export async function loader(args: Route.LoaderArgs) {
  const { userId, locale } = await requireSession(args, ACCOUNTS_POLICY.changeProfile)
  return { profile: await findProfile(userId), locale: locale as Locale }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await formOf(request)
  const here = localePath(localeOf(new URL(request.url).pathname), '/account')
  const saved = (message: MessageKey) => redirect(here, { headers: { 'set-cookie': messageCookie(message) } })
  switch (form.get('intent')) {
    case 'contact':
      return await submit(form, { schema: contactSchema }, async (contact) => {
        const { userId } = await sessionForChange({ context }, ACCOUNTS_POLICY.changeProfile)
        await updateContact(userId, contact)
        return saved('message.contactUpdated')
      })
    case 'language':
      return await submit(form, { schema: languageSchema }, async ({ locale }) => {
        const { userId } = await sessionForChange({ context }, ACCOUNTS_POLICY.changeProfile)
        await updateLanguage(userId, locale)
        return saved('message.languageSaved')
      })
    case 'remove-picture':
      return await submit(form, { schema: z.object({}), unexpected: 'image_delete' }, async () => {
        const { userId } = await sessionForChange({ context }, ACCOUNTS_POLICY.changeProfile)
        await removeAvatar(userId)
        return saved('message.profileImageRemoved')
      })
    default:
      return await submit(form, { schema: nameSchema }, async ({ fullName }) => {
        const { userId } = await sessionForChange({ context }, ACCOUNTS_POLICY.changeProfile)
        await updateName(userId, fullName)
        return saved('message.profileUpdated')
      })
  }
}

export const meta = (args: Route.MetaArgs) => authMeta(args, 'account.title')

export default function Profile({ loaderData: { profile, locale } }: Route.ComponentProps) {
  const t = useTranslation()
  return (
    <>
      <h1>{t('account.title')}</h1>
      <Section id="name-title" title={t('account.name.title')}>
        <div className="grid gap-6">
          <AvatarForm avatarUrl={profile.avatarUrl} />
          {profile.avatarUrl && <RemoveAvatarForm />}
          <NameForm fullName={profile.fullName} />
        </div>
      </Section>
      <Section id="contact-title" title={t('account.contact.title')}>
        <ContactForm contact={profile} />
      </Section>
      <Section id="language-title" title={t('account.language.title')}>
        <LanguageForm locale={locale} />
      </Section>
    </>
  )
}
