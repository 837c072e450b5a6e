import { Form } from 'react-router'
import { useSubmission } from '#app/core/forms/use-submission.ts'
import { DecideButton } from '#app/features/admin/components/decide-button.tsx'
import { ACCEPT, REFUSE } from '#app/features/admin/shortcuts/use-shortcuts.ts'
import { formatDay } from '#app/i18n/format.ts'
import { Link } from '#app/i18n/link.tsx'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { button } from '#app/ui/button.ts'
import { FormFailure } from '#app/ui/form/form-failure.tsx'
import { RadioField } from '#app/ui/form/radio-field.tsx'
import { TextAreaField } from '#app/ui/form/text-area-field.tsx'
import { Icon } from '#app/ui/icon.tsx'

/** Waiting evidence with its file and the form that decides it. The form's intent is `proof`. */
export function EvidenceCase({ evidence }: { evidence: { id: string; created_at: Date } }) {
  const t = useTranslation()
  const locale = useLocale()
  const { form, fields, failure } = useSubmission<'outcome' | 'facts'>('proof')
  return (
    <section aria-labelledby="proof-title" className="grid gap-4">
      <h3 id="proof-title">{t('evidence.title', { day: formatDay(locale, evidence.created_at) })}</h3>
      <Link to={`/admin/proofs/${evidence.id}`} reloadDocument className={`${button('quiet')} justify-self-start`}>
        <Icon name="download" size={18} />
        {t('evidence.open')}
      </Link>
      <Form {...form} className="grid max-w-2xl gap-5">
        <FormFailure failure={failure} />
        <input type="hidden" name="proofId" value={evidence.id} />
        <RadioField
          field={fields.outcome}
          label={t('case.outcome')}
          values={['accepted', 'refused']}
          textOf={(outcome) => t(`evidence.outcome.${outcome}`)}
          shortcuts={[ACCEPT, REFUSE]}
          required
        />
        <TextAreaField
          field={fields.facts}
          label={t('case.facts')}
          hint={t('evidence.facts.hint')}
          maxLength={3000}
          rows={3}
        />
        <DecideButton intent="proof">{t('evidence.submit')}</DecideButton>
      </Form>
    </section>
  )
}
