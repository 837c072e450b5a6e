import { Form } from 'react-router'
import { useSubmission } from '#app/core/forms/use-submission.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { FormFailure } from '#app/ui/form/form-failure.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import { Section } from '#app/ui/section.tsx'
import type { InspectedDraft } from '../../mapping/find-mapping.server.ts'
import { ColumnList } from './column-list.tsx'
import { DeclarationFields } from './declaration-fields.tsx'
import { type FactChoice, FactRows } from './fact-rows.tsx'
import { TypeWords, ValueTables } from './value-tables.tsx'

/** Describes a file: what each column is, what its values mean, and who publishes the data. */
export function MappingForm({ inspected, facts }: { inspected: InspectedDraft; facts: readonly FactChoice[] }) {
  const t = useTranslation()
  const { form, failure } = useSubmission('try')
  const { draft, columns } = inspected
  return (
    // What is stored may differ from what was sent; the fields then show what is stored.
    <Form key={JSON.stringify(draft)} id={form.id} method="post" className="grid gap-6">
      <FormFailure failure={failure} />
      <Section id="columns-title" title={t('imports.map.step.columns')} gap={4}>
        <ColumnList draft={draft} columns={columns} />
        <ValueTables draft={draft} columns={columns} />
        <TypeWords draft={draft} columns={columns} />
        <p className="text-ink-soft text-sm">{t('imports.map.save.hint')}</p>
        <Save />
      </Section>
      <Section id="facts-title" title={t('imports.map.facts')} gap={4}>
        <FactRows draft={draft} columns={columns} facts={facts} />
      </Section>
      <Section id="source-title" title={t('imports.map.source')} gap={4}>
        <DeclarationFields draft={draft} />
      </Section>
      <div className="flex flex-wrap gap-3">
        <SubmitButton intent="try" busy={t('account.busy')}>
          {t('imports.try')}
        </SubmitButton>
        <Save />
      </div>
    </Form>
  )
}

function Save() {
  const t = useTranslation()
  return (
    <SubmitButton intent="save" variant="quiet" busy={t('account.busy')} className="justify-self-start">
      {t('imports.map.save')}
    </SubmitButton>
  )
}
