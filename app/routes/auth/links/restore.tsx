import { redirect } from 'react-router'
import { visitorContext } from '#app/core/contexts.ts'
import { formOf, submit } from '#app/core/forms/submit.server.ts'
import { countAttempt } from '#app/core/limits/attempts.server.ts'
import { tokenSchema } from '#app/core/tokens/token.schema.ts'
import { isRestorable, restoreAccount } from '#app/features/accounts/me/delete-account.server.ts'
import { LinkForm } from '#app/features/accounts/sign-in/components/link-form.tsx'
import { LinkUsed } from '#app/features/accounts/sign-in/components/link-used.tsx'
import { localeOf, localePath } from '#app/i18n/locales.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { messageCookie } from '#app/routes/message.server.ts'
import { authMeta } from '../auth-meta.ts'
import type { Route } from './+types/restore.ts'

export async function loader({ request }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  return { token, usable: await isRestorable(token) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const login = localePath(localeOf(new URL(request.url).pathname), '/auth')
  return await submit(await formOf(request), { schema: tokenSchema }, async ({ token }) => {
    await countAttempt('link', { address: context.get(visitorContext).address })
    await restoreAccount(token)
    return redirect(login, { headers: { 'set-cookie': messageCookie('message.accountRestored') } })
  })
}

export const meta = (args: Route.MetaArgs) => authMeta(args, 'auth.restore.title')

export default function Restore({ loaderData: { token, usable } }: Route.ComponentProps) {
  const t = useTranslation()
  if (!usable) return <LinkUsed to="/">{t('auth.back')}</LinkUsed>
  return (
    <LinkForm intent="restore" token={token} title={t('auth.restore.title')} text={t('auth.restore.text')}>
      {t('auth.restore.title')}
    </LinkForm>
  )
}
