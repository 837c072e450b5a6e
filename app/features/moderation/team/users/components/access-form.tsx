import { Form } from 'react-router'
import { useSubmission } from '#app/core/forms/use-submission.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { FormFailure } from '#app/ui/form/form-failure.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'

const TEXTS = {
  'end-sessions': 'people.endSessions',
  'send-reset': 'people.sendReset',
  'approve-removal': 'people.approveRemoval',
  'refuse-removal': 'people.refuseRemoval',
} as const

/** Helps a person regain access to an account; nobody but its owner ever gets in. */
export function AccessForm({ intent }: { intent: keyof typeof TEXTS }) {
  const t = useTranslation()
  const { form, failure } = useSubmission(intent)
  return (
    <Form {...form} className="grid gap-2">
      <FormFailure failure={failure} />
      <p className="text-ink-soft">{t(`${TEXTS[intent]}.text`)}</p>
      <SubmitButton intent={intent} variant="quiet" busy={t('account.busy')} className="justify-self-start">
        {t(TEXTS[intent])}
      </SubmitButton>
    </Form>
  )
}
