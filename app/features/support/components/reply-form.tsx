import { Form } from 'react-router'
import { MAX_MESSAGE_LENGTH } from '#app/core/forms/contact-field-limits.ts'
import { useSubmission } from '#app/core/forms/use-submission.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { FormFailure } from '#app/ui/form/form-failure.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import { TextAreaField } from '#app/ui/form/text-area-field.tsx'
import type { TicketState } from '../ticket.ts'

/** The form that replies in one's own ticket, or closes it. */
export function ReplyForm({ state }: { state: TicketState }) {
  const t = useTranslation()
  const { form, fields, failure } = useSubmission<'message'>('reply')
  return (
    <section aria-labelledby="reply-title" className="sheet p-5 md:p-6">
      <h2 id="reply-title" className="text-lg">
        {t('ticket.reply')}
      </h2>
      {state === 'closed' && <p className="mt-1 text-ink-soft">{t('ticket.reply.reopen')}</p>}
      <Form {...form} noValidate className="mt-4 grid gap-4">
        <FormFailure failure={failure} />
        <TextAreaField
          field={fields.message}
          label={t('support.message')}
          maxLength={MAX_MESSAGE_LENGTH}
          autoFocus={fields.message.errors !== undefined}
          required
        />
        <SubmitButton intent="reply" busy={t('account.busy')} className="justify-self-start">
          {t('ticket.reply.submit')}
        </SubmitButton>
      </Form>
      {state !== 'closed' && <CloseForm />}
    </section>
  )
}

function CloseForm() {
  const t = useTranslation()
  const { form, failure } = useSubmission('close')
  return (
    <Form {...form} className="mt-6 grid gap-3 border-line border-t pt-5">
      <FormFailure failure={failure} />
      <p>{t('ticket.close.text')}</p>
      <SubmitButton intent="close" busy={t('account.busy')} variant="quiet" className="justify-self-start">
        {t('ticket.close')}
      </SubmitButton>
    </Form>
  )
}
