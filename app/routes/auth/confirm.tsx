import { Form, redirect } from 'react-router'
import { visitorContext } from '#app/contexts.ts'
import { LinkUsed } from '#app/features/accounts/components/link-used.tsx'
import { useSubmission } from '#app/features/accounts/components/use-submission.ts'
import { countAttempt } from '#app/features/accounts/limits.server.ts'
import { confirmEmail, isConfirmable } from '#app/features/accounts/sign-up/confirm-email.server.ts'
import { tokenSchema } from '#app/features/accounts/token.schema.ts'
import { localeOf, localePath } from '#app/i18n/locales.ts'
import { translator } from '#app/i18n/translate.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { messageCookie } from '#app/routes/message.server.ts'
import { sendForm } from '#app/routes/retry.client.ts'
import { pageMeta } from '#app/routes/shell/page-meta.ts'
import { submit } from '#app/routes/submit.server.ts'
import { FormFailure } from '#app/ui/form/form-failure.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import type { Route } from './+types/confirm.ts'

/** Opening the link changes nothing: programs that check mails open every link. The button does. */
export async function loader({ request }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  return { token, usable: await isConfirmable(token) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const login = localePath(localeOf(new URL(request.url).pathname), '/auth')
  return await submit(await request.formData(), { schema: tokenSchema }, async ({ token }) => {
    await countAttempt('link', { address: context.get(visitorContext).address })
    await confirmEmail(token)
    return redirect(login, { headers: { 'set-cookie': messageCookie('message.confirmed') } })
  })
}

export const clientAction = sendForm

export function meta({ location, matches }: Route.MetaArgs) {
  const t = translator(localeOf(location.pathname))
  return pageMeta({
    location,
    matches,
    title: t('auth.confirm.title'),
    description: t('auth.metaDescription'),
    noindex: true,
  })
}

export default function Confirm({ loaderData: { token, usable } }: Route.ComponentProps) {
  const t = useTranslation()
  const { form, failure } = useSubmission<'token'>('confirm')
  if (!usable) return <LinkUsed to="/auth?mode=signup">{t('auth.login.toSignUp')}</LinkUsed>
  return (
    <Form {...form} className="grid gap-5">
      <h1>{t('auth.confirm.title')}</h1>
      <p>{t('auth.confirm.text')}</p>
      <FormFailure failure={failure} />
      <input type="hidden" name="token" value={token} />
      <SubmitButton intent="confirm" busy={t('account.busy')}>
        {t('auth.confirm.submit')}
      </SubmitButton>
    </Form>
  )
}
