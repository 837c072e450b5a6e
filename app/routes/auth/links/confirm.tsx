import { Form, redirect } from 'react-router'
import { visitorContext } from '#app/core/contexts.ts'
import { formOf, submit } from '#app/core/forms/submit.server.ts'
import { useSubmission } from '#app/core/forms/use-submission.ts'
import { countAttempt } from '#app/core/limits/attempts.server.ts'
import { nextPath } from '#app/core/next-path.ts'
import { credentialFailure } from '#app/features/accounts/identity/credentials.schema.ts'
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '#app/features/accounts/identity/credentials.ts'
import { LinkForm } from '#app/features/accounts/sign-in/components/link-form.tsx'
import { LinkUsed } from '#app/features/accounts/sign-in/components/link-used.tsx'
import { confirmEmail, confirmSchema, findPending } from '#app/features/accounts/sign-in/confirm-email.server.ts'
import { readPendingCookie } from '#app/features/accounts/sign-in/pending-cookie.server.ts'
import { localeOf, localePath } from '#app/i18n/locales.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { messageCookie } from '#app/routes/message.server.ts'
import { FormFailure } from '#app/ui/form/form-failure.tsx'
import { PasswordField } from '#app/ui/form/password-field.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import { authMeta } from '../auth-meta.ts'
import type { Route } from './+types/confirm.ts'

const handleOf = (request: Request) => readPendingCookie(request.headers.get('cookie'))?.handle

/** Opening the link changes nothing, because mail scanners open every link; the button confirms. */
export async function loader({ request }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  const pending = await findPending(token, handleOf(request))
  return { token, pending: pending ?? null }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { pathname, searchParams } = new URL(request.url)
  const next = nextPath(searchParams.get('next'), '')
  const login = localePath(localeOf(pathname), `/auth${next && `?next=${encodeURIComponent(next)}`}`)
  const field = { weak_password: 'newPassword', password_needed: 'newPassword' }
  const taken = { schema: confirmSchema, field, failureOf: credentialFailure }
  return await submit(await formOf(request), taken, async ({ token, newPassword }) => {
    await countAttempt('link', { address: context.get(visitorContext).address })
    await confirmEmail(token, { handle: handleOf(request), password: newPassword })
    return redirect(login, { headers: { 'set-cookie': messageCookie('message.confirmed') } })
  })
}

export const meta = (args: Route.MetaArgs) => authMeta(args, 'auth.confirm.title')

export default function Confirm({ loaderData: { token, pending } }: Route.ComponentProps) {
  const t = useTranslation()
  if (!pending) return <LinkUsed to="/auth?mode=signup">{t('auth.login.toSignUp')}</LinkUsed>
  if (!pending.sameBrowser) return <ChoosePassword token={token} email={pending.email} />
  return (
    <LinkForm intent="confirm" token={token} title={t('auth.confirm.title')} text={t('auth.confirm.text')}>
      {t('auth.confirm.submit')}
    </LinkForm>
  )
}

/** Shown in a different browser from the one used to sign up: it is not known who chose that password. */
function ChoosePassword({ token, email }: { token: string; email: string }) {
  const t = useTranslation()
  const { form, fields, failure } = useSubmission<'newPassword'>('confirm')
  return (
    <Form {...form} className="grid gap-5">
      <h1>{t('auth.confirm.title')}</h1>
      <p>{t('auth.confirm.elsewhere', { email })}</p>
      <FormFailure failure={failure} />
      <input type="hidden" name="token" value={token} />
      {/* Shows password managers which account the password belongs to. */}
      <input type="email" name="username" value={email} autoComplete="username" readOnly hidden />
      <PasswordField
        field={fields.newPassword}
        label={t('auth.password')}
        hint={t('auth.password.hint', { min: MIN_PASSWORD_LENGTH })}
        autoComplete="new-password"
        minLength={MIN_PASSWORD_LENGTH}
        maxLength={MAX_PASSWORD_LENGTH}
        required
      />
      <SubmitButton intent="confirm" busy={t('account.busy')}>
        {t('auth.confirm.submit')}
      </SubmitButton>
    </Form>
  )
}
