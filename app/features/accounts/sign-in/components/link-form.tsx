import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { useSubmission } from '#app/core/forms/use-submission.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { FormFailure } from '#app/ui/form/form-failure.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'

/** The page behind a mailed link: it says what will happen, and its button does it. */
export function LinkForm(props: { intent: string; token: string; title: string; text: string; children: ReactNode }) {
  const t = useTranslation()
  const { form, failure } = useSubmission<'token'>(props.intent)
  return (
    <Form {...form} className="grid gap-5">
      <h1>{props.title}</h1>
      <p>{props.text}</p>
      <FormFailure failure={failure} />
      <input type="hidden" name="token" value={props.token} />
      <SubmitButton intent={props.intent} busy={t('account.busy')}>
        {props.children}
      </SubmitButton>
    </Form>
  )
}
