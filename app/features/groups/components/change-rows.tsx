import { Link } from '#app/i18n/link.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Cell, Row, RowHead, Table } from '#app/ui/lists/table.tsx'
import type { ChangeField } from '../changes/change-fields.ts'
import type { ViewedChange } from '../changes/view-change.server.ts'
import { useFieldName } from './use-field-name.ts'

type ViewedRow = ViewedChange['rows'][number]

/** What a change writes for each school, beside the previous value, and what it does not write and why. */
export function ChangeRows({ rows, isUndone }: { rows: readonly ViewedRow[]; isUndone: boolean }) {
  return (
    <ul className="grid gap-4">
      {rows.map((row) => (
        <li key={row.line} className="sheet grid gap-3 p-5">
          <RowTitle row={row} />
          <Problems row={row} />
          {Object.keys(row.wanted).length > 0 && <Differences row={row} isUndone={isUndone} />}
        </li>
      ))}
    </ul>
  )
}

/** Names the school of a row, or quotes the uploaded file if there is none. */
const schoolOf = ({ schoolId, name, city, named }: ViewedRow) =>
  schoolId ? [name, city].filter(Boolean).join(', ') : named

function RowTitle({ row }: { row: ViewedRow }) {
  const t = useTranslation()
  const { line, schoolId } = row
  return (
    <h2 className="wrap-anywhere text-lg">
      {schoolId ? <Link to={`/schools/${schoolId}`}>{schoolOf(row)}</Link> : schoolOf(row)}
      <span className="ml-2 font-normal font-read text-ink-soft text-sm">{t('groups.change.line', { line })}</span>
    </h2>
  )
}

function Problems({ row: { problems } }: { row: ViewedRow }) {
  const t = useTranslation()
  const nameOf = useFieldName()
  if (problems.length === 0) return null
  return (
    <ul className="grid gap-1 rounded-control bg-notice-wash px-4 py-3 text-notice-ink">
      {problems.map(({ field, text }) => (
        <li key={`${field} ${text}`}>
          {field && `${nameOf(field)}: `}
          {t(text)}
        </li>
      ))}
    </ul>
  )
}

function Differences({ row, isUndone }: { row: ViewedRow; isUndone: boolean }) {
  const t = useTranslation()
  const { wanted, before, kept } = row
  const nameOf = useFieldName()
  const shownOf = (value = '') => value || <span className="text-ink-faint">{t('groups.change.empty')}</span>
  return (
    <Table
      label={`${t('groups.change.title')}: ${schoolOf(row)}`}
      frame="relative -mx-3"
      cards
      columns={[t('groups.change.field'), t('groups.change.before'), t('groups.change.after')]}
    >
      {(Object.keys(wanted) as ChangeField[]).map((field) => (
        <Row key={field}>
          <RowHead className="min-w-28 text-ink-soft">
            {nameOf(field)}
            {isUndone && kept.includes(field) && <span className="block text-xs">{t('groups.change.kept')}</span>}
          </RowHead>
          <Cell label={t('groups.change.before')} className="wrap-anywhere min-w-32">
            <span className="line-clamp-6 whitespace-pre-line">{shownOf(before[field])}</span>
          </Cell>
          <Cell label={t('groups.change.after')} className="wrap-anywhere min-w-32 font-semibold">
            <span className="whitespace-pre-line">{shownOf(wanted[field])}</span>
          </Cell>
        </Row>
      ))}
    </Table>
  )
}
