import { data, useActionData } from 'react-router'
import { formOf, submit } from '#app/core/forms/submit.server.ts'
import { tokenSchema } from '#app/core/tokens/token.schema.ts'
import { readUnsubscribe, unsubscribe } from '#app/features/accounts/me/unsubscribe.server.ts'
import { LinkForm } from '#app/features/accounts/sign-in/components/link-form.tsx'
import { LinkUsed } from '#app/features/accounts/sign-in/components/link-used.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { authMeta } from '../auth-meta.ts'
import type { Route } from './+types/unsubscribe.ts'

export function loader({ request }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  return { token, name: readUnsubscribe(token)?.name }
}

/** Mail programs send `List-Unsubscribe=One-Click` here (RFC 8058); people press the button. */
export async function action({ request }: Route.ActionArgs) {
  const form = await formOf(request)
  form.set('token', new URL(request.url).searchParams.get('token') ?? String(form.get('token') ?? ''))
  return await submit(form, { schema: tokenSchema }, async ({ token }) => {
    await unsubscribe(token)
    return data({ done: true })
  })
}

export const meta = (args: Route.MetaArgs) => authMeta(args, 'auth.unsubscribe.title')

export default function Unsubscribe({ loaderData: { token, name } }: Route.ComponentProps) {
  const t = useTranslation()
  const done = useActionData<{ done?: boolean }>()?.done
  if (!name) return <LinkUsed to="/account/notifications">{t('account.nav.notifications')}</LinkUsed>
  const kind = t(`account.notifications.${name}`)
  if (done) {
    return (
      <>
        <h1>{t('auth.unsubscribe.title')}</h1>
        <p role="status" className="mt-3">
          {t('auth.unsubscribe.done', { kind })}
        </p>
      </>
    )
  }
  return (
    <LinkForm intent="unsubscribe" token={token} title={t('auth.unsubscribe.title')} text={kind}>
      {t('auth.unsubscribe.submit')}
    </LinkForm>
  )
}
