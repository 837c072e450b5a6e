import { redirect } from 'react-router'
import { visitorContext } from '#app/core/contexts.ts'
import { formOf, submit } from '#app/core/forms/submit.server.ts'
import { countAttempt } from '#app/core/rate-limits.server.ts'
import { tokenSchema } from '#app/core/tokens/token.schema.ts'
import { LinkForm } from '#app/features/accounts/components/link-form.tsx'
import { LinkUsed } from '#app/features/accounts/components/link-used.tsx'
import { findEmailChange, followEmailChange } from '#app/features/accounts/emails/change-email.server.ts'
import { rememberDevice } from '#app/features/accounts/sessions/known-device.server.ts'
import { localeOf, localePath } from '#app/i18n/locales.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { messageCookie } from '#app/routes/message.server.ts'
import { currentSession } from '#app/routes/session.server.ts'
import type { Route } from './+types/change-email.ts'
import { authMeta } from './auth-meta.ts'

export async function loader({ request }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  return { token, change: await findEmailChange(token) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const login = localePath(localeOf(new URL(request.url).pathname), '/auth')
  return await submit(await formOf(request), { schema: tokenSchema }, async ({ token }) => {
    const visitor = context.get(visitorContext)
    await countAttempt('link', { address: visitor.address })
    const session = await currentSession({ context })
    const { done, stays } = await followEmailChange(token, session)
    const message = messageCookie(done === 'agreed' ? 'message.emailChangeAgreed' : 'message.emailChanged')
    const own =
      stays && session ? [stays.cookie, await rememberDevice({ ...session, email: stays.email }, visitor)] : []
    return redirect(login, { headers: [...own, message].map((one) => ['set-cookie', one]) })
  })
}

export const meta = (args: Route.MetaArgs) => authMeta(args, 'account.email.title')

export default function ChangeEmail({ loaderData: { token, change } }: Route.ComponentProps) {
  const t = useTranslation()
  if (!change) return <LinkUsed to="/account/security">{t('account.nav.security')}</LinkUsed>
  const { newEmail, side } = change
  return side === 'old' ? (
    <LinkForm
      intent="agree"
      token={token}
      title={t('auth.changeEmail.oldTitle')}
      text={t('auth.changeEmail.oldText', { newEmail })}
    >
      {t('auth.changeEmail.oldTitle')}
    </LinkForm>
  ) : (
    <LinkForm
      intent="confirm-new"
      token={token}
      title={t('auth.changeEmail.newTitle')}
      text={t('auth.changeEmail.newText', { newEmail })}
    >
      {t('auth.changeEmail.newTitle')}
    </LinkForm>
  )
}
