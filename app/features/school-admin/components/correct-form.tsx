import { ValueField } from '#app/features/corrections/components/correction-form.tsx'
import type { CorrectionField } from '#app/features/corrections/correction-fields.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import type { FactSources } from '../details/view-school.server.ts'
import { ActionForm } from './action-form.tsx'

/** The form that corrects the register's value of a fact. A self-reported value still takes precedence over it. */
export function CorrectForm({ fact }: { fact: FactSources }) {
  const t = useTranslation()
  const field: CorrectionField = fact.field
  return (
    <>
      <h3 className="mb-3 text-lg">{t(`correction.field.${field}`)}</h3>
      {fact.own !== '' && <p className="mb-4 text-ink-soft">{t('schoolAdmin.ownStands')}</p>}
      <ActionForm intent="correct" hidden={{ field }} submit={t('schoolAdmin.correct.submit')}>
        {(fields) => <ValueField field={fields.value} fact={field} shown={fact.corrected || fact.register} />}
      </ActionForm>
    </>
  )
}
