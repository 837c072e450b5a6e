import { Link } from '#app/i18n/link.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Cell, Row, RowHead, Table } from '#app/ui/lists/table.tsx'
import { fieldKey } from '../import-run.ts'
import type { FieldChange, SchoolChange } from '../runs/list-changes.server.ts'

const COLUMNS = ['field', 'from', 'to'] as const

/**
 * Schools with their changes, fact by fact.
 *
 * @param props.linked whether the schools are in the directory, which those that a trial would add are not
 */
export function ChangeList({ changes, linked }: { changes: SchoolChange[]; linked: boolean }) {
  const t = useTranslation()
  return (
    <ul className="grid gap-5">
      {changes.map(({ schoolId, name, city, fields, left }) => (
        <li key={schoolId} className="grid gap-2 border-line border-t pt-4">
          <div>
            <h3 className="font-semibold text-base">
              {linked && left !== 'gone' ? <Link to={`/schools/${schoolId}`}>{name}</Link> : name}
            </h3>
            <p className="text-ink-soft text-sm">{[city, schoolId].filter(Boolean).join(' · ')}</p>
          </div>
          {left && <p>{t(`imports.left.${left}`)}</p>}
          {fields.length > 0 && <Fields fields={fields} name={name} />}
        </li>
      ))}
    </ul>
  )
}

function Fields({ fields, name }: { fields: FieldChange[]; name: string }) {
  const t = useTranslation()
  return (
    <Table label={name} columns={COLUMNS.map((column) => t(`imports.${column}`))} frame="relative -mx-3" cards>
      {fields.map(({ field, from, to }) => (
        <Row key={field}>
          <RowHead className="w-1/3 text-ink-soft">{t(fieldKey(field))}</RowHead>
          <Cell label={t('imports.from')} className="wrap-anywhere w-1/3">
            <Value value={from} />
          </Cell>
          <Cell label={t('imports.to')} className="wrap-anywhere w-1/3 font-semibold">
            <Value value={to} />
          </Cell>
        </Row>
      ))}
    </Table>
  )
}

/** A value as written by the register. */
function Value({ value }: { value: unknown }) {
  const t = useTranslation()
  const text = Array.isArray(value) ? value.join(', ') : String(value ?? '')
  return text === '' ? <span className="text-ink-soft">{t('imports.nothing')}</span> : text
}
