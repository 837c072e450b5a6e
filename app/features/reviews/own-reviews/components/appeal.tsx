import { Form } from 'react-router'
import { useSubmission } from '#app/core/forms/use-submission.ts'
import { formatDay } from '#app/i18n/format.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { FormFailure } from '#app/ui/form/form-failure.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import { TextAreaField } from '#app/ui/form/text-area-field.tsx'
import { MAX_STATEMENT_LENGTH } from '../../review.ts'

type Props = {
  /** The last day. */
  until: Date
  mayAppeal: boolean
  /** State of the appeal, if there is one. */
  state: 'open' | 'dismissed' | 'upheld' | null
}

/** The appeal against a decision on what somebody wrote: the form, or how it stands. Its intent is `objection`. */
export function Appeal({ until, mayAppeal, state }: Props) {
  const t = useTranslation()
  const day = formatDay(useLocale(), until)
  return (
    <>
      <h3 className="mt-2">{t('ownReviews.objection')}</h3>
      {mayAppeal ? (
        <AppealForm day={day} />
      ) : (
        <p>{state ? t(`ownReviews.objection.${state}`) : t('ownReviews.objection.over', { day })}</p>
      )}
      <p className="text-ink-soft text-sm">{t('ownReviews.objection.courts')}</p>
    </>
  )
}

function AppealForm({ day }: { day: string }) {
  const t = useTranslation()
  const { form, fields, failure } = useSubmission<'text'>('objection')
  return (
    <Form {...form} className="grid gap-4">
      <p>{t('ownReviews.objection.ask', { day })}</p>
      <FormFailure failure={failure} />
      <TextAreaField
        field={fields.text}
        label={t('ownReviews.objection.text')}
        maxLength={MAX_STATEMENT_LENGTH}
        required
      />
      <SubmitButton intent="objection" busy={t('account.busy')} className="justify-self-start">
        {t('ownReviews.objection.submit')}
      </SubmitButton>
    </Form>
  )
}
