import { redirect } from 'react-router'
import { visitorContext } from '#app/core/contexts.ts'
import { formOf, submit } from '#app/core/forms/submit.server.ts'
import { countAttempt } from '#app/core/limits/attempts.server.ts'
import { tokenSchema } from '#app/core/tokens/token.schema.ts'
import { confirmAddress, findAddressCheck } from '#app/features/accounts/identity/bounces/check-address.server.ts'
import { LinkForm } from '#app/features/accounts/sign-in/components/link-form.tsx'
import { LinkUsed } from '#app/features/accounts/sign-in/components/link-used.tsx'
import { localeOf, localePath } from '#app/i18n/locales.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { messageCookie } from '#app/routes/message.server.ts'
import { authMeta } from '../auth-meta.ts'
import type { Route } from './+types/confirm-address.ts'

export async function loader({ request }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  return { token, works: await findAddressCheck(token) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const account = localePath(localeOf(new URL(request.url).pathname), '/account/address')
  return await submit(await formOf(request), { schema: tokenSchema }, async ({ token }) => {
    await countAttempt('link', { address: context.get(visitorContext).address })
    await confirmAddress(token)
    return redirect(account, { headers: { 'set-cookie': messageCookie('message.addressConfirmed') } })
  })
}

export const meta = (args: Route.MetaArgs) => authMeta(args, 'bounce.confirm')

export default function ConfirmAddress({ loaderData: { token, works } }: Route.ComponentProps) {
  const t = useTranslation()
  if (!works) return <LinkUsed to="/account/address">{t('bounce.title')}</LinkUsed>
  return (
    <LinkForm intent="confirm-address" token={token} title={t('bounce.confirm')} text={t('bounce.confirmText')}>
      {t('bounce.confirm')}
    </LinkForm>
  )
}
