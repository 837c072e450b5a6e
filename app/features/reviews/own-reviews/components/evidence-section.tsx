import { Form } from 'react-router'
import { DOCUMENT_TYPES, MAX_DOCUMENT_BYTES } from '#app/core/documents/document-rules.ts'
import { useSubmission } from '#app/core/forms/use-submission.ts'
import { formatDay } from '#app/i18n/format.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { FileField } from '#app/ui/form/file-field.tsx'
import { FormFailure } from '#app/ui/form/form-failure.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import { Section } from '#app/ui/section.tsx'
import { REVIEW_EVIDENCE_DAYS } from '../../review.ts'
import type { OwnReview } from '../own-review.ts'

/** The form that sends evidence of having been at the school, for the level `proof`. Only moderators see the file. */
export function ReviewEvidenceSection({ review: { proof, verifiedLevel } }: { review: OwnReview }) {
  const t = useTranslation()
  const locale = useLocale()
  return (
    <Section id="proof-title" title={t('ownReviews.proof')} gap={3}>
      {verifiedLevel === 'proof' ? (
        <p>{t('ownReviews.proof.accepted')}</p>
      ) : (
        <>
          {proof?.state === 'open' && <p>{t('ownReviews.proof.open', { day: formatDay(locale, proof.at) })}</p>}
          {proof?.state === 'refused' && <p>{t('ownReviews.proof.refused')}</p>}
          <EvidenceForm />
        </>
      )}
    </Section>
  )
}

function EvidenceForm() {
  const t = useTranslation()
  const { form, fields, failure } = useSubmission<'proof'>('proof')
  return (
    <Form {...form} encType="multipart/form-data" className="grid gap-4">
      <p>{t('ownReviews.proof.why')}</p>
      <FormFailure failure={failure} />
      <FileField
        field={fields.proof}
        label={t('ownReviews.proof.file')}
        hint={t('ownReviews.proof.hint', { days: REVIEW_EVIDENCE_DAYS })}
        accept={DOCUMENT_TYPES}
        limit={{ bytes: MAX_DOCUMENT_BYTES, refusal: t('failure.proof_too_large') }}
        required
      />
      <SubmitButton intent="proof" variant="quiet" busy={t('account.busy')} className="justify-self-start">
        {t('ownReviews.proof.submit')}
      </SubmitButton>
    </Form>
  )
}
