import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { MAX_MESSAGE_LENGTH } from '#app/core/forms/contact-field-limits.ts'
import { useSubmission } from '#app/core/forms/use-submission.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { FormFailure } from '#app/ui/form/form-failure.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import { TextAreaField } from '#app/ui/form/text-area-field.tsx'
import type { FoundEnquiry } from '../find-enquiry.server.ts'

/** @param props.own address of the person who answers, to which the sender can reply */
export function AnswerForm({ email, own }: { email: string; own: string }) {
  const t = useTranslation()
  const { form, fields, failure } = useSubmission<'text'>('answer')
  return (
    <Form {...form} noValidate className="grid max-w-160 gap-5">
      <FormFailure failure={failure} />
      <TextAreaField
        field={fields.text}
        label={t('inbox.answer.text')}
        hint={t('inbox.answer.hint', { email, own })}
        maxLength={MAX_MESSAGE_LENGTH}
        rows={8}
      />
      <SubmitButton intent="answer" busy={t('enquiry.busy')} className="justify-self-start">
        {t('inbox.answer.submit')}
      </SubmitButton>
    </Form>
  )
}

/** Everything else that can be done with an enquiry. One that was answered from here stays answered. */
export function EnquiryActions({ enquiry: { answer, answeredAt } }: { enquiry: FoundEnquiry }) {
  const t = useTranslation()
  return (
    <div className="grid max-w-160 gap-4">
      {!answer && (
        <Action intent={answeredAt ? 'reopen' : 'done'} variant="quiet">
          {t(answeredAt ? 'inbox.reopen' : 'inbox.done')}
        </Action>
      )}
      <details className="text-sm">
        <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-danger">
          {t('inbox.delete')}
        </summary>
        <p className="mb-3">{t('inbox.delete.sure')}</p>
        <Action intent="delete" variant="danger">
          {t('inbox.delete.submit')}
        </Action>
      </details>
    </div>
  )
}

function Action(props: { intent: 'done' | 'reopen' | 'delete'; variant: 'quiet' | 'danger'; children: ReactNode }) {
  const { intent, variant, children } = props
  const t = useTranslation()
  const { form, failure } = useSubmission(intent)
  return (
    <Form {...form} className="grid justify-items-start gap-3">
      <FormFailure failure={failure} />
      <SubmitButton intent={intent} variant={variant} busy={t('account.busy')}>
        {children}
      </SubmitButton>
    </Form>
  )
}
