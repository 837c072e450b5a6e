import { Form } from 'react-router'
import { useSubmission } from '#app/core/forms/use-submission.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import { Section } from '#app/ui/section.tsx'
import { EvidenceFields } from './evidence-fields.tsx'

type Props = {
  /** Why a file was refused before it arrived. */
  refused: string | undefined
  /** Whether this is the only way to claim, and so the main one of the page. */
  isOnlyWay: boolean
}

/** Claims a school by evidence (intent `claim-evidence`). */
export function EvidenceSection({ refused, isOnlyWay }: Props) {
  const t = useTranslation()
  const { form, fields, failure, errors } = useSubmission<'personFunction' | 'explanation' | 'proof'>('claim-evidence')
  return (
    <Section id="by-evidence" title={t('claim.evidence')} gap={4}>
      <p>{t('claim.evidence.text')}</p>
      <Form {...form} encType="multipart/form-data" className="grid gap-5">
        <ErrorSummary
          {...errors}
          failure={failure ?? refused}
          labels={{ personFunction: t('claim.function'), explanation: t('claim.explanation'), proof: t('claim.proof') }}
        />
        <EvidenceFields fields={fields} />
        <SubmitButton
          intent="claim-evidence"
          variant={isOnlyWay ? 'main' : 'quiet'}
          busy={t('account.busy')}
          className="justify-self-start"
        >
          {t('claim.evidence.submit')}
        </SubmitButton>
      </Form>
    </Section>
  )
}
