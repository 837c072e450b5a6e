import { Form } from 'react-router'
import { useSubmission } from '#app/core/forms/use-submission.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { FormFailure } from '#app/ui/form/form-failure.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import { TextAreaField } from '#app/ui/form/text-area-field.tsx'
import { MAX_TEXT_LENGTH } from '../claim.ts'
import type { ClaimOfOwnSchool } from '../submit/read-own-claims.server.ts'
import { ClaimStateBadge } from './claim-state.tsx'

/** Somebody else's claim as the school's owners see it. The form's intent is `claim-answer`. */
export function ClaimAnswer({ claim }: { claim: ClaimOfOwnSchool }) {
  const t = useTranslation()
  const school = [claim.name, claim.city].filter(Boolean).join(', ')
  return (
    <div className="sheet grid gap-4 p-5 sm:p-6">
      <p>
        <ClaimStateBadge state={claim.state} />
      </p>
      <p>{t('claim.other.text', { account: claim.claimant, school })}</p>
      {claim.answer && claim.state === 'open' && <p>{t('claim.answer.said')}</p>}
      {claim.state === 'open' ? <AnswerForm answer={claim.answer ?? ''} /> : <p>{t('claim.other.over')}</p>}
    </div>
  )
}

function AnswerForm({ answer }: { answer: string }) {
  const t = useTranslation()
  const { form, fields, failure } = useSubmission<'text'>('claim-answer', { text: answer })
  return (
    <Form {...form} className="grid gap-4">
      <FormFailure failure={failure} />
      <TextAreaField
        field={fields.text}
        label={t('claim.answer')}
        hint={t('claim.answer.hint')}
        maxLength={MAX_TEXT_LENGTH}
        required
      />
      <SubmitButton intent="claim-answer" busy={t('account.busy')} className="justify-self-start">
        {t('claim.answer.submit')}
      </SubmitButton>
    </Form>
  )
}
