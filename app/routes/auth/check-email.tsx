import { Form, redirect } from 'react-router'
import { visitorContext } from '#app/core/contexts.ts'
import { formOf, submit } from '#app/core/forms/submit.server.ts'
import { useSubmission } from '#app/core/forms/use-submission.ts'
import { nextPath } from '#app/core/next-path.ts'
import { pendingCookie, readPendingCookie } from '#app/features/accounts/sign-in/pending-cookie.server.ts'
import { newEmailSchema, resendConfirmation } from '#app/features/accounts/sign-in/sign-up.server.ts'
import { Link } from '#app/i18n/link.tsx'
import { localeOf, localePath } from '#app/i18n/locales.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { messageCookie } from '#app/routes/message.server.ts'
import { TextField } from '#app/ui/form/field.tsx'
import { FormFailure } from '#app/ui/form/form-failure.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import type { Route } from './+types/check-email.ts'
import { authMeta } from './auth-meta.ts'

export const loader = ({ request }: Route.LoaderArgs) => ({
  email: readPendingCookie(request.headers.get('cookie'))?.email ?? null,
})

export async function action({ request, context }: Route.ActionArgs) {
  const here = localePath(localeOf(new URL(request.url).pathname), '/auth/check-email')
  const pending = readPendingCookie(request.headers.get('cookie'))
  if (!pending) return redirect(here)
  return await submit(await formOf(request), { schema: newEmailSchema }, async ({ email }) => {
    await resendConfirmation(pending.handle, email, context.get(visitorContext), nextPath(pending.next, ''))
    const cookies = [pendingCookie({ ...pending, email }), messageCookie('message.resent')]
    return redirect(here, { headers: cookies.map((cookie) => ['set-cookie', cookie]) })
  })
}

export const meta = (args: Route.MetaArgs) => authMeta(args, 'auth.checkEmail.title')

export default function CheckEmail({ loaderData: { email } }: Route.ComponentProps) {
  const t = useTranslation()
  return (
    <>
      <h1>{t('auth.checkEmail.title')}</h1>
      {email === null ? (
        <p className="mt-3">{t('auth.checkEmail.noSignUp')}</p>
      ) : (
        <>
          <p className="mt-3">{t('auth.checkEmail.text', { email })}</p>
          <p className="mt-3 mb-5 text-ink-soft">{t('auth.checkEmail.nothing')}</p>
          <ResendForm key={email} email={email} />
        </>
      )}
      <p className="mt-5">
        <Link to="/auth">{t('auth.signUp.toLogin')}</Link>
      </p>
    </>
  )
}

function ResendForm({ email }: { email: string }) {
  const t = useTranslation()
  const { form, fields, failure } = useSubmission<'email'>('resend', { email })
  return (
    <Form {...form} className="grid gap-5">
      <FormFailure failure={failure} />
      <TextField field={fields.email} label={t('auth.email')} type="email" autoComplete="email" required />
      <SubmitButton intent="resend" variant="quiet" busy={t('account.busy')}>
        {t('auth.checkEmail.resend')}
      </SubmitButton>
    </Form>
  )
}
