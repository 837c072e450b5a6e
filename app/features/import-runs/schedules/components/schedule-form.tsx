import { Form } from 'react-router'
import { useSubmission } from '#app/core/forms/use-submission.ts'
import { RHYTHMS } from '#app/features/schools/sources/register-rhythms.ts'
import type { RegisterSource } from '#app/features/schools/sources/register-source.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { TextField } from '#app/ui/form/field.tsx'
import { SelectField } from '#app/ui/form/select-field.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import { TextAreaField } from '#app/ui/form/text-area-field.tsx'
import { TickField } from '#app/ui/form/tick-field.tsx'
import { MAX_IMPORT_BYTES, MAX_IMPORT_FILES } from '../../import-limits.ts'
import { DEFAULT_MAX_LOSS, MAX_ADDRESSES, MAX_ALLOWED_LOSS } from '../schedule.ts'

const MEGABYTES = MAX_IMPORT_BYTES / 1024 ** 2

type Field = 'source' | 'addresses' | 'rhythm' | 'maxLoss' | 'complete'

/** Sets up a scheduled import. */
export function ScheduleForm({ sources }: { sources: readonly RegisterSource[] }) {
  const t = useTranslation()
  const datasets = new Map(sources.map(({ id, dataset }) => [id, dataset]))
  const labels = {
    source: t('imports.source'),
    addresses: t('schedules.addresses'),
    rhythm: t('schedules.rhythm'),
    maxLoss: t('schedules.maxLoss'),
  }
  const { form, fields, errors } = useSubmission<Field>('create', { maxLoss: String(DEFAULT_MAX_LOSS) })
  return (
    <Form {...form} noValidate className="grid max-w-160 gap-5">
      <ErrorSummary {...errors} labels={labels} />
      <SelectField
        field={fields.source}
        label={t('imports.source')}
        values={[...datasets.keys()]}
        textOf={(id) => `${datasets.get(id)} (${id})`}
        none=""
        required
      />
      <TextAreaField
        field={fields.addresses}
        label={t('schedules.addresses')}
        hint={t('schedules.addresses.hint', { count: MAX_IMPORT_FILES, size: MEGABYTES })}
        maxLength={MAX_ADDRESSES}
        rows={3}
        required
      />
      <SelectField
        field={fields.rhythm}
        label={t('schedules.rhythm')}
        values={RHYTHMS}
        textOf={(rhythm) => t(`schedules.rhythm.${rhythm}`)}
        none=""
        hint={t('schedules.rhythm.hint')}
        required
      />
      <TextField
        field={fields.maxLoss}
        label={t('schedules.maxLoss')}
        hint={t('schedules.maxLoss.hint', { most: MAX_ALLOWED_LOSS })}
        inputMode="numeric"
        maxLength={3}
        className="max-w-24"
        required
      />
      <TickField field={fields.complete}>
        <span className="font-semibold">{t('imports.complete')}</span>
        <span className="block text-ink-soft text-sm">{t('imports.complete.hint')}</span>
      </TickField>
      <div>
        <SubmitButton intent="create" busy={t('account.busy')}>
          {t('schedules.create')}
        </SubmitButton>
      </div>
    </Form>
  )
}
