import { data, Form, useActionData } from 'react-router'
import { visitorContext } from '#app/core/contexts.ts'
import { formOf, submit } from '#app/core/forms/submit.server.ts'
import { useSubmission } from '#app/core/forms/use-submission.ts'
import { forgotSchema, requestReset } from '#app/features/accounts/sign-in/recovery/reset-password.server.ts'
import { Link } from '#app/i18n/link.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { TextField } from '#app/ui/form/field.tsx'
import { FormFailure } from '#app/ui/form/form-failure.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import type { Route } from './+types/forgot.ts'
import { authMeta } from './auth-meta.ts'

export const loader = () => null

export async function action({ request, context }: Route.ActionArgs) {
  return await submit(await formOf(request), { schema: forgotSchema }, async ({ email }) => {
    await requestReset(email, context.get(visitorContext))
    return data({ sent: true })
  })
}

export const meta = (args: Route.MetaArgs) => authMeta(args, 'auth.forgot.title')

export default function Forgot() {
  const t = useTranslation()
  const { form, fields, failure } = useSubmission<'email'>('forgot')
  const answer = useActionData<{ sent?: boolean }>()
  return (
    <>
      <h1>{t('auth.forgot.title')}</h1>
      {answer?.sent ? (
        <p role="status" className="mt-3">
          {t('auth.forgot.sent')}
        </p>
      ) : (
        <>
          <p className="mt-3 mb-5">{t('auth.forgot.text')}</p>
          <Form {...form} className="grid gap-5">
            <FormFailure failure={failure} />
            <TextField field={fields.email} label={t('auth.email')} type="email" autoComplete="username" required />
            <SubmitButton intent="forgot" busy={t('account.busy')}>
              {t('auth.forgot.submit')}
            </SubmitButton>
          </Form>
        </>
      )}
      <p className="mt-5">
        <Link to="/auth">{t('auth.signUp.toLogin')}</Link>
      </p>
    </>
  )
}
