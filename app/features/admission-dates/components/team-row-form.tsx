import { Form } from 'react-router'
import { useSubmission } from '#app/core/forms/use-submission.ts'
import { countryName } from '#app/i18n/format.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { TextField } from '#app/ui/form/field.tsx'
import { SelectField } from '#app/ui/form/select-field.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import { COUNTRIES } from '#db/vocabulary.ts'
import { ADMISSION_EVENTS, BRING_CODES, STAGES } from '../admission-row.ts'
import { type Cells, COLUMNS, type Column } from '../files/csv-columns.ts'

const HINTS = ['area', 'rule', 'school_year', 'turns'] as const
const DAYS: readonly Column[] = ['from', 'to', 'read_on', 'valid_until']
const CHOICES = ['country', 'sector', 'event'] as const

/** The form with a row of the team, whose fields are the columns of the files. @param props.id of the row it changes */
export function TeamRowForm({ id, cells }: { id: string | undefined; cells: Partial<Cells> }) {
  const t = useTranslation()
  const { form, fields, failure, errors } = useSubmission<Column>('save', cells)
  const labels = Object.fromEntries(COLUMNS.map((column) => [column, t(`datesAdmin.column.${column}`)]))
  const hintOf = (column: Column) => {
    const hint = HINTS.find((each) => each === column)
    if (hint) return t(`datesAdmin.hint.${hint}`)
    if (column === 'stage') return STAGES.join(' | ')
    if (column === 'bring') return BRING_CODES.join(' | ')
    return DAYS.includes(column) ? '2027-01-15' : undefined
  }
  return (
    <Form {...form} className="grid gap-4 sm:grid-cols-2">
      <div className="sm:col-span-2">
        <ErrorSummary {...errors} failure={failure} labels={labels} />
      </div>
      {id && <input type="hidden" name="id" value={id} />}
      {COLUMNS.map((column) =>
        CHOICES.some((choice) => choice === column) ? (
          <Choice key={column} column={column as (typeof CHOICES)[number]} field={fields[column]} />
        ) : (
          <TextField
            key={column}
            field={fields[column]}
            label={t(`datesAdmin.column.${column}`)}
            hint={hintOf(column)}
            required={column === 'source' || column === 'publisher'}
          />
        ),
      )}
      <SubmitButton intent="save" busy={t('account.busy')} className="justify-self-start sm:col-span-2">
        {t('datesAdmin.save')}
      </SubmitButton>
    </Form>
  )
}

type ChoiceProps = {
  column: (typeof CHOICES)[number]
  field: Parameters<typeof SelectField>[0]['field']
}

function Choice({ column, field }: ChoiceProps) {
  const t = useTranslation()
  const locale = useLocale()
  const label = t(`datesAdmin.column.${column}`)
  if (column === 'country')
    return <SelectField field={field} label={label} values={COUNTRIES} textOf={(code) => countryName(locale, code)} />
  if (column === 'event')
    return (
      <SelectField
        field={field}
        label={label}
        values={ADMISSION_EVENTS}
        textOf={(event) => t(`admissionDates.event.${event}`)}
      />
    )
  return (
    <SelectField
      field={field}
      label={label}
      values={['public', 'private'] as const}
      textOf={(sector) => t(`admissionDates.sector.${sector}`)}
      none="–"
    />
  )
}
