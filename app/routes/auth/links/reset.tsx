import { Form, redirect } from 'react-router'
import { visitorContext } from '#app/core/contexts.ts'
import { formOf, submit } from '#app/core/forms/submit.server.ts'
import { useSubmission } from '#app/core/forms/use-submission.ts'
import { countAttempt } from '#app/core/limits/attempts.server.ts'
import { credentialFailure } from '#app/features/accounts/identity/credentials.schema.ts'
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '#app/features/accounts/identity/credentials.ts'
import { rememberDevice } from '#app/features/accounts/sessions/known-device.server.ts'
import { noSessionCookie } from '#app/features/accounts/sessions/session-cookie.server.ts'
import { KeepFields } from '#app/features/accounts/sign-in/components/keep-fields.tsx'
import { LinkUsed } from '#app/features/accounts/sign-in/components/link-used.tsx'
import {
  listKeepableAtReset,
  resetPassword,
  resetSchema,
} from '#app/features/accounts/sign-in/recovery/reset-password.server.ts'
import { localeOf, localePath } from '#app/i18n/locales.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { messageCookie } from '#app/routes/message.server.ts'
import { FormFailure } from '#app/ui/form/form-failure.tsx'
import { PasswordField } from '#app/ui/form/password-field.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import { authMeta } from '../auth-meta.ts'
import type { Route } from './+types/reset.ts'

export async function loader({ request }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  return { token, kept: await listKeepableAtReset(token) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const login = localePath(localeOf(new URL(request.url).pathname), '/auth')
  const form = await formOf(request)
  const taken = { schema: resetSchema, field: { weak_password: 'newPassword' }, failureOf: credentialFailure }
  return await submit(form, taken, async (value) => {
    const visitor = context.get(visitorContext)
    await countAttempt('link', { address: visitor.address })
    const email = await resetPassword(value.token, value)
    // Lets the person sign in next, whatever number of attempts strangers have made; the second factor is still
    // required.
    const known = await rememberDevice({ email, hasSecondFactor: false }, visitor)
    const cookies = [noSessionCookie(), known, messageCookie('message.passwordReset')]
    return redirect(login, { headers: cookies.map((cookie) => ['set-cookie', cookie]) })
  })
}

export const meta = (args: Route.MetaArgs) => authMeta(args, 'auth.reset.title')

export default function Reset({ loaderData: { token, kept } }: Route.ComponentProps) {
  const t = useTranslation()
  const { form, fields, failure, errors } = useSubmission<'newPassword' | 'keep'>('reset')
  if (!kept) return <LinkUsed to="/auth/forgot">{t('auth.forgot.submit')}</LinkUsed>
  return (
    <Form {...form} className="grid gap-5">
      <h1>{t('auth.reset.title')}</h1>
      <FormFailure failure={failure} />
      <input type="hidden" name="token" value={token} />
      <PasswordField
        field={fields.newPassword}
        label={t('account.password.new')}
        hint={t('auth.password.hint', { min: MIN_PASSWORD_LENGTH })}
        autoComplete="new-password"
        minLength={MIN_PASSWORD_LENGTH}
        maxLength={MAX_PASSWORD_LENGTH}
        required
      />
      <KeepFields
        field={fields.keep}
        kept={kept}
        refused={errors.refusal !== undefined}
        ticked={false}
        text={t('recovery.keep.reset')}
      />
      <p className="text-ink-soft">{t('auth.reset.note')}</p>
      <SubmitButton intent="reset" busy={t('account.busy')}>
        {t('auth.reset.submit')}
      </SubmitButton>
    </Form>
  )
}
