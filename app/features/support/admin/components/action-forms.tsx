import { Form } from 'react-router'
import { useSubmission } from '#app/core/forms/use-submission.ts'
import { DecideButton } from '#app/features/admin/components/decide-button.tsx'
import { languageName } from '#app/i18n/language-name.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { FormFailure } from '#app/ui/form/form-failure.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import { TextAreaField } from '#app/ui/form/text-area-field.tsx'
import { Section } from '#app/ui/section.tsx'
import { MAX_ANSWER_LENGTH } from '../../ticket.ts'
import type { ViewedTicket } from '../view-ticket.server.ts'

type Props = { ticket: ViewedTicket }

/** The form that answers the sender by mail. What was typed stays when somebody else was faster. */
export function AnswerForm({ ticket }: Props) {
  const t = useTranslation()
  const locale = useLocale()
  const { form, fields, failure } = useSubmission<'text' | 'seen'>('answer')
  return (
    <Section id="answer-title" title={t('ticketAdmin.answer')}>
      <Form {...form} noValidate className="grid gap-4">
        <FormFailure failure={failure} />
        <input type="hidden" name="seen" value={ticket.seen} />
        <TextAreaField
          field={fields.text}
          label={t('ticketAdmin.answer.text')}
          hint={t('ticketAdmin.answer.hint', { language: languageName(locale, ticket.locale) })}
          maxLength={MAX_ANSWER_LENGTH}
          rows={8}
          required
        />
        <DecideButton intent="answer">{t('ticketAdmin.answer.submit')}</DecideButton>
      </Form>
      <p className="mt-4 text-ink-soft text-sm">{t('ticketAdmin.replyByMail')}</p>
    </Section>
  )
}

/** The form for a note that only the team reads. */
export function NoteForm() {
  const t = useTranslation()
  const { form, fields, failure } = useSubmission<'text'>('note')
  return (
    <Section id="note-title" title={t('ticketAdmin.note')}>
      <Form {...form} noValidate className="grid gap-4">
        <FormFailure failure={failure} />
        <TextAreaField
          field={fields.text}
          label={t('ticketAdmin.note.text')}
          hint={t('ticketAdmin.note.hint')}
          maxLength={MAX_ANSWER_LENGTH}
          rows={3}
          required
        />
        <SubmitButton intent="note" busy={t('account.busy')} variant="quiet" className="justify-self-start">
          {t('ticketAdmin.note.submit')}
        </SubmitButton>
      </Form>
    </Section>
  )
}

/** The form that closes or reopens a ticket. */
export function StateForm({ ticket: { state, seen } }: Props) {
  const t = useTranslation()
  const intent = state === 'closed' ? 'reopen' : 'close'
  const { form, failure } = useSubmission(intent)
  return (
    <Section id="state-title" title={t('ticketAdmin.more')}>
      <Form {...form} className="grid gap-4">
        <FormFailure failure={failure} />
        <input type="hidden" name="seen" value={seen} />
        <SubmitButton intent={intent} busy={t('account.busy')} variant="quiet" className="justify-self-start">
          {t(state === 'open' ? 'ticketAdmin.close' : state === 'closed' ? 'ticketAdmin.reopen' : 'ticket.close')}
        </SubmitButton>
      </Form>
    </Section>
  )
}
