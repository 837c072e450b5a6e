import { Form } from 'react-router'
import { useSubmission } from '#app/core/forms/use-submission.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { FormFailure } from '#app/ui/form/form-failure.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import { IDENTITY_CODE_MINUTES } from '../credentials.ts'

/** Asks for the mailed code by which an account without a password confirms who it is. */
export function IdentityCodeForm({ email }: { email: string }) {
  const t = useTranslation()
  const { failure } = useSubmission<never>('identity-code')
  return (
    <Form method="post" className="grid max-w-lg gap-5">
      <p>{t('account.identity.text', { email, minutes: IDENTITY_CODE_MINUTES })}</p>
      <FormFailure failure={failure} />
      <SubmitButton intent="identity-code" variant="quiet" busy={t('account.busy')} className="justify-self-start">
        {t('account.identity.submit')}
      </SubmitButton>
    </Form>
  )
}
