import { useEffect, useRef } from 'react'
import { Form } from 'react-router'
import { MessageInput, PhoneInput } from '#app/core/forms/contact-inputs.tsx'
import { useSubmission } from '#app/core/forms/use-submission.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { TextField } from '#app/ui/form/field.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import { MAX_PREFERRED_TIME_LENGTH, MAX_SUBJECT_LENGTH, type SupportWay } from '../ticket.ts'

const NAMES = ['phone', 'preferredTime', 'subject', 'message'] as const
type Props = { way: SupportWay; school: { id: string; name: string } }

/** The form of one way to reach the team. */
export function SupportForm({ way, school }: Props) {
  const t = useTranslation()
  const { form, fields, errors } = useSubmission<(typeof NAMES)[number]>('support')
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <Form {...form} noValidate aria-labelledby="support-form" className="mt-6 grid gap-6 border-line border-t pt-6">
      <div>
        <h3 id="support-form" ref={title} tabIndex={-1} className="text-lg">
          {t(`support.way.${way}`)}
        </h3>
        <p className="font-semibold">{t('support.forSchool', { school: school.name })}</p>
        <p className="text-ink-soft">{t('support.shared')}</p>
      </div>
      <ErrorSummary
        {...errors}
        labels={{
          phone: t('support.phone'),
          preferredTime: t('support.preferredTime'),
          subject: t('support.subjectLine'),
          message: t('support.message'),
        }}
      />
      <input type="hidden" name="way" value={way} />
      <input type="hidden" name="schoolId" value={school.id} />
      {way === 'phone' && (
        <>
          <PhoneInput field={fields.phone} label={t('support.phone')} required />
          <TextField
            field={fields.preferredTime}
            label={t('support.preferredTime')}
            hint={t('support.preferredTime.hint')}
            maxLength={MAX_PREFERRED_TIME_LENGTH}
          />
        </>
      )}
      <TextField field={fields.subject} label={t('support.subjectLine')} maxLength={MAX_SUBJECT_LENGTH} required />
      <MessageInput field={fields.message} label={t('support.message')} required />
      <SubmitButton intent="support" busy={t('account.busy')} className="justify-self-start">
        {t('support.submit')}
      </SubmitButton>
    </Form>
  )
}
