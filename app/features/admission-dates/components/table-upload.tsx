import { Form } from 'react-router'
import { useSubmission } from '#app/core/forms/use-submission.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { FileField } from '#app/ui/form/file-field.tsx'
import { FormFailure } from '#app/ui/form/form-failure.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import type { LineFault } from '../files/read-csv.server.ts'
import type { CheckedTable, PlannedRow } from '../team/check-table.server.ts'
import { MAX_TABLE_BYTES } from '../team/table-limits.ts'

/** The form that checks a table; nothing changes yet. */
export function TableUpload() {
  const t = useTranslation()
  const { form, fields, failure, errors } = useSubmission<'table'>('check')
  return (
    <Form {...form} encType="multipart/form-data" className="grid gap-4">
      <ErrorSummary {...errors} failure={failure} labels={{ table: t('datesAdmin.upload.file') }} />
      <FileField
        field={fields.table}
        label={t('datesAdmin.upload.file')}
        hint={t('datesAdmin.upload.hint')}
        accept=".csv,text/csv"
        limit={{ bytes: MAX_TABLE_BYTES, refusal: t('failure.dates_table') }}
        required
      />
      <SubmitButton intent="check" variant="quiet" busy={t('account.busy')} className="justify-self-start">
        {t('datesAdmin.upload.check')}
      </SubmitButton>
    </Form>
  )
}

/** What a checked table would change, line by line with its errors, and the form that saves it. */
export function TablePreview({ checked }: { checked: CheckedTable }) {
  const t = useTranslation()
  const { form, failure } = useSubmission('save-table')
  const { planned, faults, same, pieces } = checked
  const lines = [...new Set([...planned, ...faults].map(({ line }) => line))].toSorted((one, other) => one - other)
  return (
    <>
      {faults.length > 0 && (
        <p role="alert" className="font-semibold text-danger">
          {t('datesAdmin.preview.faults', { count: faults.length })}
        </p>
      )}
      {same > 0 && <p className="text-ink-soft">{t('datesAdmin.preview.same', { count: same })}</p>}
      <ul className="grid gap-3">
        {lines.map((line) => (
          <Line
            key={line}
            line={line}
            planned={planned.find((row) => row.line === line)}
            faults={faults.filter((fault) => fault.line === line)}
          />
        ))}
      </ul>
      {planned.length === 0 ? (
        <p>{t('datesAdmin.preview.nothing')}</p>
      ) : (
        <Form {...form}>
          <FormFailure failure={failure} />
          {pieces.map((piece, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a table have no other key
            <input key={at} type="hidden" name="piece" value={piece} />
          ))}
          <SubmitButton intent="save-table" busy={t('account.busy')}>
            {t('datesAdmin.preview.save', { count: planned.length })}
          </SubmitButton>
        </Form>
      )}
    </>
  )
}

function Line(props: { line: number; planned: PlannedRow | undefined; faults: readonly LineFault[] }) {
  const { line, planned, faults } = props
  const t = useTranslation()
  return (
    <li className="border-line border-t pt-3">
      <p className="wrap-anywhere font-semibold">
        {t('datesAdmin.preview.line', { line })}
        {planned &&
          ` · ${planned.row.area || t('datesAdmin.whole')}: ${t(`admissionDates.event.${planned.row.event}`)}`}
      </p>
      {planned && (
        <p className="text-sm">
          {planned.isNew
            ? t('datesAdmin.preview.new')
            : t('datesAdmin.preview.changed', {
                columns: planned.changed.map((column) => t(`datesAdmin.column.${column}`)).join(', '),
              })}
        </p>
      )}
      {faults.map(({ column, error, value }) => (
        <p key={`${column} ${error}`} className="wrap-anywhere text-danger text-sm">
          {column && `${t(`datesAdmin.column.${column}`)}: `}
          {t(`datesAdmin.error.${error}`)} {value && <q>{value}</q>}
        </p>
      ))}
    </li>
  )
}
