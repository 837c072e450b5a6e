import { redirect } from 'react-router'
import { visitorContext } from '#app/core/contexts.ts'
import { formOf, submit } from '#app/core/forms/submit.server.ts'
import { nextPath } from '#app/core/next-path.ts'
import { countAttempt } from '#app/core/rate-limits.server.ts'
import { tokenSchema } from '#app/core/tokens/token.schema.ts'
import { LinkForm } from '#app/features/accounts/components/link-form.tsx'
import { LinkUsed } from '#app/features/accounts/components/link-used.tsx'
import { confirmEmail, isConfirmable } from '#app/features/accounts/sign-up/confirm-email.server.ts'
import { localeOf, localePath } from '#app/i18n/locales.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { messageCookie } from '#app/routes/message.server.ts'
import type { Route } from './+types/confirm.ts'
import { authMeta } from './auth-meta.ts'

/** Opening the link changes nothing, because mail scanners open every link; the button confirms. */
export async function loader({ request }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  return { token, usable: await isConfirmable(token) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { pathname, searchParams } = new URL(request.url)
  const next = nextPath(searchParams.get('next'), '')
  const login = localePath(localeOf(pathname), `/auth${next && `?next=${encodeURIComponent(next)}`}`)
  return await submit(await formOf(request), { schema: tokenSchema }, async ({ token }) => {
    await countAttempt('link', { address: context.get(visitorContext).address })
    await confirmEmail(token)
    return redirect(login, { headers: { 'set-cookie': messageCookie('message.confirmed') } })
  })
}

export const meta = (args: Route.MetaArgs) => authMeta(args, 'auth.confirm.title')

export default function Confirm({ loaderData: { token, usable } }: Route.ComponentProps) {
  const t = useTranslation()
  if (!usable) return <LinkUsed to="/auth?mode=signup">{t('auth.login.toSignUp')}</LinkUsed>
  return (
    <LinkForm intent="confirm" token={token} title={t('auth.confirm.title')} text={t('auth.confirm.text')}>
      {t('auth.confirm.submit')}
    </LinkForm>
  )
}
