import { redirectDocument } from 'react-router'
import { visitorContext } from '#app/core/contexts.ts'
import { formOf, submit } from '#app/core/forms/submit.server.ts'
import { DeleteForm } from '#app/features/accounts/components/account/delete-form.tsx'
import { hasPassword } from '#app/features/accounts/passwords/check-password.server.ts'
import { deleteAccount } from '#app/features/accounts/personal-data/delete-account.server.ts'
import { deleteSchema } from '#app/features/accounts/personal-data/own-data.schema.ts'
import { noSessionCookie } from '#app/features/accounts/sessions/session-cookie.server.ts'
import { Link } from '#app/i18n/link.tsx'
import { localeOf, localePath } from '#app/i18n/locales.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { authMeta } from '#app/routes/auth/auth-meta.ts'
import { messageCookie } from '#app/routes/message.server.ts'
import { requireSession, sessionForChange } from '#app/routes/session.server.ts'
import { button } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Section } from '#app/ui/section.tsx'
import type { Route } from './+types/data.ts'

export async function loader(args: Route.LoaderArgs) {
  const { userId } = await requireSession(args)
  return { hasPassword: await hasPassword(userId) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const home = localePath(localeOf(new URL(request.url).pathname), '/')
  const field = { wrong_password: 'password' }
  return await submit(await formOf(request), { schema: deleteSchema, field }, async ({ password, keepReviews }) => {
    const session = await sessionForChange({ context })
    await deleteAccount(session, { password, keepReviews: keepReviews === 'on' }, context.get(visitorContext))
    const cookies = [noSessionCookie(), messageCookie('message.accountDeleted')]
    return redirectDocument(home, { headers: cookies.map((cookie) => ['set-cookie', cookie]) })
  })
}

export const meta = (args: Route.MetaArgs) => authMeta(args, 'account.nav.data')

export default function Data({ loaderData }: Route.ComponentProps) {
  const t = useTranslation()
  return (
    <>
      <h1>{t('account.nav.data')}</h1>
      <Section id="export-title" title={t('account.export.title')}>
        <p className="mb-5">{t('account.export.text')}</p>
        <Link to="/account/export" reloadDocument className={button('quiet')}>
          <Icon name="download" size={18} />
          {t('account.export.submit')}
        </Link>
      </Section>
      <Section id="delete-title" title={t('account.delete.title')}>
        <DeleteForm hasPassword={loaderData.hasPassword} />
      </Section>
    </>
  )
}
