import { type FieldMetadata, getInputProps } from '@conform-to/react'
import { Form } from 'react-router'
import { useSubmission } from '#app/features/accounts/components/use-submission.ts'
import { formatDay } from '#app/i18n/format.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { FieldFrame, INPUT } from '#app/ui/form/field.tsx'
import { FormFailure } from '#app/ui/form/form-failure.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import type { OwnReview } from '../../own/own-review.ts'
import { MAX_PROOF_BYTES, PROOF_DAYS, PROOF_TYPES } from '../../own/own-review-rules.ts'

/** Showing that one was at the school, for the level `proof`. Nobody but moderators sees the file. */
export function ProofSection({ review: { proof, verifiedLevel } }: { review: OwnReview }) {
  const t = useTranslation()
  const locale = useLocale()
  return (
    <section aria-labelledby="proof-title" className="sheet grid gap-3 p-5 sm:p-6">
      <h2 id="proof-title" className="text-xl">
        {t('ownReviews.proof')}
      </h2>
      {verifiedLevel === 'proof' ? (
        <p>{t('ownReviews.proof.accepted')}</p>
      ) : (
        <>
          {proof?.state === 'open' && <p>{t('ownReviews.proof.open', { day: formatDay(locale, proof.at) })}</p>}
          {proof?.state === 'refused' && <p>{t('ownReviews.proof.refused')}</p>}
          <ProofForm />
        </>
      )}
    </section>
  )
}

function ProofForm() {
  const t = useTranslation()
  const { form, fields, failure } = useSubmission<'proof'>('proof')
  return (
    <Form {...form} encType="multipart/form-data" className="grid gap-4">
      <p>{t('ownReviews.proof.why')}</p>
      <FormFailure failure={failure} />
      <FileField field={fields.proof} />
      <SubmitButton intent="proof" look="quiet" busy={t('account.busy')} className="justify-self-start">
        {t('ownReviews.proof.submit')}
      </SubmitButton>
    </Form>
  )
}

type Field = FieldMetadata<string | undefined, Record<string, unknown>, string[]>

/** With script a file that is too large is refused before it is on its way. */
function FileField({ field }: { field: Field }) {
  const t = useTranslation()
  const { key: _, ...input } = getInputProps(field, { type: 'file', ariaDescribedBy: field.descriptionId })
  return (
    <FieldFrame
      field={field}
      label={t('ownReviews.proof.file')}
      hint={t('ownReviews.proof.hint', { days: PROOF_DAYS })}
    >
      <input
        {...input}
        accept={PROOF_TYPES}
        required
        onChange={({ currentTarget }) => {
          const tooLarge = (currentTarget.files?.[0]?.size ?? 0) > MAX_PROOF_BYTES
          currentTarget.setCustomValidity(tooLarge ? t('failure.proof_too_large') : '')
        }}
        className={`${INPUT} py-2.5 file:mr-3 file:rounded-control file:border-0 file:bg-sunken file:px-3 file:py-1 file:font-semibold file:text-ink`}
      />
    </FieldFrame>
  )
}
