import { Form } from 'react-router'
import { useSubmission } from '#app/core/forms/use-submission.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { TextField } from '#app/ui/form/field.tsx'
import { FormFailure } from '#app/ui/form/form-failure.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import { Section } from '#app/ui/section.tsx'
import { CODE_MINUTES, CODE_TRIES } from '../claim.ts'

/** Requests a mailed code for the school (intent `claim-code`) and redeems it (intent `claim-redeem`). */
export function CodeSection({ mailbox, codeSent }: { mailbox: string | null; codeSent: boolean }) {
  const t = useTranslation()
  return (
    <Section id="by-code" title={t('claim.code')} gap={4}>
      {mailbox === null ? (
        <p>{t('claim.code.none')}</p>
      ) : codeSent ? (
        <>
          <p role="status">{t('claim.code.sent', { mailbox, minutes: CODE_MINUTES, tries: CODE_TRIES })}</p>
          <RedeemForm />
          <RequestForm again />
        </>
      ) : (
        <>
          <p>{t('claim.code.text', { mailbox })}</p>
          <p className="text-ink-soft">{t('claim.code.tells')}</p>
          <RequestForm />
        </>
      )}
    </Section>
  )
}

function RequestForm({ again = false }: { again?: boolean }) {
  const t = useTranslation()
  const { form, failure } = useSubmission('claim-code')
  return (
    <Form {...form} className="grid gap-4">
      <FormFailure failure={failure} />
      <SubmitButton
        intent="claim-code"
        variant={again ? 'quiet' : 'main'}
        busy={t('account.busy')}
        className="justify-self-start"
      >
        {t(again ? 'claim.code.again' : 'claim.code.send')}
      </SubmitButton>
    </Form>
  )
}

function RedeemForm() {
  const t = useTranslation()
  const { form, fields, failure } = useSubmission<'code'>('claim-redeem')
  return (
    <Form {...form} className="grid gap-4">
      <FormFailure failure={fields.code.errors ? undefined : failure} />
      <TextField
        field={fields.code}
        label={t('claim.code.label')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        required
        className="max-w-48 text-xl tracking-[0.25em]"
      />
      <SubmitButton intent="claim-redeem" busy={t('account.busy')} className="justify-self-start">
        {t('claim.code.submit')}
      </SubmitButton>
    </Form>
  )
}
