import { Form } from 'react-router'
import { useSubmission } from '#app/core/forms/use-submission.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import { TickField } from '#app/ui/form/tick-field.tsx'
import { Section } from '#app/ui/section.tsx'
import { CHILD_MONTHS } from '../child.ts'
import type { AreaList } from '../find-area.server.ts'
import { type ChildField, ChildFields, childLabels, NOTHING_CHOSEN } from './child-fields.tsx'

type Props = {
  areas: AreaList
  /** YYYY-MM-DD */
  today: string
  /** Whether no consent is in force, so that this form asks for it. */
  asksConsent: boolean
}

/** Adds a child to the account, the first one with the consent. */
export function AddChild({ areas, today, asksConsent }: Props) {
  const t = useTranslation()
  const { form, fields, errors } = useSubmission<ChildField | 'consent'>('add', NOTHING_CHOSEN)
  return (
    <Section id="add-title" title={t('childReminders.add')} gap={4}>
      <Form {...form} noValidate className="grid gap-4" aria-labelledby="add-title">
        <ErrorSummary {...errors} labels={{ ...childLabels(t), consent: t('childReminders.settings') }} />
        <ChildFields fields={fields} areas={areas} today={today} />
        <p className="text-ink-soft text-sm">{t('childReminders.noName')}</p>
        {asksConsent && (
          <TickField field={fields.consent} required>
            {t('childReminders.consent', { months: CHILD_MONTHS })}
          </TickField>
        )}
        <SubmitButton intent="add" busy={t('account.busy')} className="justify-self-start">
          {t('childReminders.add')}
        </SubmitButton>
      </Form>
    </Section>
  )
}
