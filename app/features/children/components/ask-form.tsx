import { Form } from 'react-router'
import { useSubmission } from '#app/core/forms/use-submission.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import type { AreaList } from '../find-area.server.ts'
import { type ChildField, ChildFields, childLabels, NOTHING_CHOSEN } from './child-fields.tsx'

/** Asks when a child was born and where it lives. */
export function AskForm({ areas, today }: { areas: AreaList; today: string }) {
  const t = useTranslation()
  const { form, fields, errors } = useSubmission<ChildField>('child-dates', NOTHING_CHOSEN)
  return (
    <section aria-labelledby="ask-title" className="sheet p-5 sm:p-6">
      <Form {...form} noValidate className="grid gap-4" aria-labelledby="ask-title">
        <h2 id="ask-title" className="text-xl">
          {t('children.ask')}
        </h2>
        <ErrorSummary {...errors} labels={childLabels(t)} />
        <ChildFields fields={fields} areas={areas} today={today} />
        <SubmitButton intent="child-dates" busy={t('children.busy')} className="justify-self-start">
          {t('children.show')}
        </SubmitButton>
      </Form>
    </section>
  )
}
