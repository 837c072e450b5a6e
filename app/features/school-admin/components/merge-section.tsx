import { useTranslation } from '#app/i18n/use-translation.ts'
import { RadioField } from '#app/ui/form/radio-field.tsx'
import { Section } from '#app/ui/section.tsx'
import { UNDO_DAYS } from '../merge/merge-period.ts'
import type { ViewedSchool } from '../view-school.server.ts'
import { ActionForm } from './action-form.tsx'

/** The form that chooses which of two schools remains, and merges the other into it. */
export function MergeSection({ schools }: { schools: [ViewedSchool, ViewedSchool] }) {
  const t = useTranslation()
  const [school, other] = schools
  if (school.mergedInto || other.mergedInto) return <p>{t('failure.school_merged')}</p>
  if (school.premium && other.premium) return <p>{t('failure.merge_both_premium')}</p>
  return (
    <Section id="merge-title" title={t('schoolAdmin.merge.choose')}>
      <p className="mb-4 max-w-160 text-ink-soft">{t('schoolAdmin.merge.text', { days: UNDO_DAYS })}</p>
      <ActionForm intent="merge" variant="danger" hidden={{ otherId: other.id }} submit={t('schoolAdmin.merge.submit')}>
        {(fields) => (
          <RadioField
            field={fields.survivorId}
            label={t('schoolAdmin.survivor')}
            values={schools.map(({ id }) => id)}
            textOf={(id) => `${schools.find((one) => one.id === id)?.name} (${id})`}
            required
          />
        )}
      </ActionForm>
    </Section>
  )
}
