import { redirect } from 'react-router'
import { visitorContext } from '#app/core/contexts.ts'
import { formOf, submit } from '#app/core/forms/submit.server.ts'
import { countAttempt } from '#app/core/limits/attempts.server.ts'
import { tokenSchema } from '#app/core/tokens/token.schema.ts'
import { LinkForm } from '#app/features/accounts/sign-in/components/link-form.tsx'
import { LinkUsed } from '#app/features/accounts/sign-in/components/link-used.tsx'
import {
  isStoppable,
  stopFactorRemovalByLink,
} from '#app/features/accounts/sign-in/second-factor/factor-removal.server.ts'
import { localeOf, localePath } from '#app/i18n/locales.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { messageCookie } from '#app/routes/message.server.ts'
import { authMeta } from '../auth-meta.ts'
import type { Route } from './+types/stop-removal.ts'

export async function loader({ request }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  return { token, usable: await isStoppable(token) }
}

/** Continues to a new password, because the person who requested the removal knows the current one. */
export async function action({ request, context }: Route.ActionArgs) {
  const forgot = localePath(localeOf(new URL(request.url).pathname), '/auth/forgot')
  return await submit(await formOf(request), { schema: tokenSchema }, async ({ token }) => {
    await countAttempt('link', { address: context.get(visitorContext).address })
    await stopFactorRemovalByLink(token)
    return redirect(forgot, { headers: { 'set-cookie': messageCookie('message.factorKept') } })
  })
}

export const meta = (args: Route.MetaArgs) => authMeta(args, 'auth.stopRemoval.title')

export default function StopRemoval({ loaderData: { token, usable } }: Route.ComponentProps) {
  const t = useTranslation()
  if (!usable) return <LinkUsed to="/">{t('auth.back')}</LinkUsed>
  return (
    <LinkForm intent="stop-removal" token={token} title={t('auth.stopRemoval.title')} text={t('auth.stopRemoval.text')}>
      {t('auth.stopRemoval.title')}
    </LinkForm>
  )
}
