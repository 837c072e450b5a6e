import { Form } from 'react-router'
import { useSubmission } from '#app/core/forms/use-submission.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { FormFailure } from '#app/ui/form/form-failure.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import { EvidenceFields } from './evidence-fields.tsx'

/** Claims a school by evidence (intent `claim-evidence`). `refused`: why a file did not even arrive. */
export function EvidenceSection({ refused }: { refused: string | undefined }) {
  const t = useTranslation()
  const { form, fields, failure } = useSubmission<'personFunction' | 'explanation' | 'proof'>('claim-evidence')
  return (
    <section aria-labelledby="by-evidence" className="sheet grid gap-4 p-5 sm:p-6">
      <h2 id="by-evidence" className="text-xl">
        {t('claim.evidence')}
      </h2>
      <p>{t('claim.evidence.text')}</p>
      <Form {...form} encType="multipart/form-data" className="grid gap-5">
        <FormFailure failure={failure ?? refused} />
        <EvidenceFields fields={fields} />
        <SubmitButton intent="claim-evidence" busy={t('account.busy')} className="justify-self-start">
          {t('claim.evidence.submit')}
        </SubmitButton>
      </Form>
    </section>
  )
}
