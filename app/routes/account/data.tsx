import { redirect, redirectDocument } from 'react-router'
import { visitorContext } from '#app/core/contexts.ts'
import { emptySchema } from '#app/core/forms/empty.schema.ts'
import { formOf, refuseUnknownForm, submit } from '#app/core/forms/submit.server.ts'
import { IdentityCodeForm } from '#app/features/accounts/identity/components/identity-code-form.tsx'
import { hasPassword, mailIdentityCode } from '#app/features/accounts/identity/confirm-identity.server.ts'
import { DeleteForm } from '#app/features/accounts/me/components/delete-form.tsx'
import { deleteAccount, deleteSchema } from '#app/features/accounts/me/delete-account.server.ts'
import { RESTORE_DAYS } from '#app/features/accounts/me/deletion.ts'
import { ACCOUNTS_POLICY } from '#app/features/accounts/policy.ts'
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
  const { userId, email } = await requireSession(args, ACCOUNTS_POLICY.delete)
  return { email, hasPassword: await hasPassword(userId) }
}

const DELETION = { schema: deleteSchema, field: { wrong_password: 'password', wrong_mailed_code: 'password' } }

export async function action({ request, context }: Route.ActionArgs) {
  const form = await formOf(request)
  const visitor = context.get(visitorContext)
  const locale = localeOf(new URL(request.url).pathname)
  switch (form.get('intent')) {
    case 'identity-code':
      return await submit(form, { schema: emptySchema }, async () => {
        await mailIdentityCode(await sessionForChange({ context }, ACCOUNTS_POLICY.delete), visitor)
        const message = messageCookie('message.identityCodeSent')
        return redirect(localePath(locale, '/account/data'), { headers: { 'set-cookie': message } })
      })
    case 'delete':
      return await submit(form, DELETION, async ({ password: passwordOrCode, keepReviews }) => {
        const session = await sessionForChange({ context }, ACCOUNTS_POLICY.delete)
        await deleteAccount(session, { passwordOrCode, keepReviews: keepReviews === 'on' }, visitor)
        const cookies = [noSessionCookie(), messageCookie('message.accountDeleted')]
        const headers = cookies.map((cookie): [string, string] => ['set-cookie', cookie])
        return redirectDocument(localePath(locale, '/'), { headers })
      })
    default:
      return refuseUnknownForm(form)
  }
}

export const meta = (args: Route.MetaArgs) => authMeta(args, 'account.nav.data')

export default function Data({ loaderData: { email, hasPassword } }: Route.ComponentProps) {
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
        <div className="grid gap-5">
          <p>{t('account.delete.text', { days: RESTORE_DAYS })}</p>
          {!hasPassword && <IdentityCodeForm email={email} />}
          <DeleteForm hasPassword={hasPassword} />
        </div>
      </Section>
    </>
  )
}
