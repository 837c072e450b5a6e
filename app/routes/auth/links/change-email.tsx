import { redirect } from 'react-router'
import { visitorContext } from '#app/core/contexts.ts'
import { formOf, submit } from '#app/core/forms/submit.server.ts'
import { countAttempt } from '#app/core/limits/attempts.server.ts'
import { tokenSchema } from '#app/core/tokens/token.schema.ts'
import { findEmailChange, followEmailChange } from '#app/features/accounts/identity/change-email.server.ts'
import { rememberDevice } from '#app/features/accounts/sessions/known-device.server.ts'
import { LinkForm } from '#app/features/accounts/sign-in/components/link-form.tsx'
import { LinkUsed } from '#app/features/accounts/sign-in/components/link-used.tsx'
import { Link } from '#app/i18n/link.tsx'
import { localeOf, localePath } from '#app/i18n/locales.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { messageCookie } from '#app/routes/message.server.ts'
import { currentSession } from '#app/routes/session.server.ts'
import { button } from '#app/ui/button.ts'
import { authMeta } from '../auth-meta.ts'
import type { Route } from './+types/change-email.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  return { token, change: await findEmailChange(token, await currentSession({ context })) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const login = localePath(localeOf(new URL(request.url).pathname), '/auth')
  return await submit(await formOf(request), { schema: tokenSchema }, async ({ token }) => {
    const visitor = context.get(visitorContext)
    await countAttempt('link', { address: visitor.address })
    const session = await currentSession({ context })
    const followed = await followEmailChange(token, session)
    const message = messageCookie(followed.done === 'agreed' ? 'message.emailChangeAgreed' : 'message.emailChanged')
    const own =
      followed.done === 'changed'
        ? [followed.stays.cookie, await rememberDevice({ ...session!, email: followed.stays.email }, visitor)]
        : []
    return redirect(login, { headers: [...own, message].map((one) => ['set-cookie', one]) })
  })
}

export const meta = (args: Route.MetaArgs) => authMeta(args, 'account.email.title')

export default function ChangeEmail({ loaderData: { token, change } }: Route.ComponentProps) {
  const t = useTranslation()
  if (!change) return <LinkUsed to="/account/security">{t('account.nav.security')}</LinkUsed>
  const { newEmail, side, signedIn } = change
  if (side === 'new' && !signedIn) return <SignInFirst newEmail={newEmail} />
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

/**
 * Shown where the browser is not signed in to the account: otherwise the link would give this address to a stranger's
 * account.
 */
function SignInFirst({ newEmail }: { newEmail: string }) {
  const t = useTranslation()
  return (
    <>
      <h1>{t('auth.changeEmail.newTitle')}</h1>
      <p className="mt-3 mb-5">{t('auth.changeEmail.signInFirst', { newEmail })}</p>
      <Link to="/auth" className={button('main')}>
        {t('auth.login.submit')}
      </Link>
    </>
  )
}
