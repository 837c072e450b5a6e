import { useTranslation } from '#app/i18n/use-translation.ts'
import { Cell, Row, RowHead, Table } from '#app/ui/lists/table.tsx'
import { OFFERS } from '#db/vocabulary.ts'
import type { TrialFindings } from '../../mapping/findings.schema.ts'

/** Fields of a school in reading order; facts follow. */
const FIRST = [
  ...['id', 'name', 'category', 'localType', 'ownership', 'street', 'postalCode', 'city', 'region', 'position'],
  ...[
    'phone',
    'email',
    'website',
    'pupils',
    'ages',
    'features',
    'languages',
    'faith',
    'gender',
    ...OFFERS,
    'audience',
    'status',
  ],
]

/** What a mapping makes of the first rows, the values it does not know, and the cells it cannot read. */
export function TrialPreview({ findings: { rows, unmapped, unread } }: { findings: TrialFindings }) {
  const t = useTranslation()
  const field = t('imports.map.trial.field')
  const names = new Set([...FIRST, ...rows.flatMap((row) => Object.keys(row))])
  const fields = [...names].filter((name) => rows.some((row) => row[name]))
  return (
    <>
      <Found
        title={t('imports.map.unmapped')}
        columns={[field, t('imports.map.unmapped.value'), t('imports.map.unmapped.count')]}
        rows={unmapped.map((one) => [one.field, one.value, String(one.count)])}
      />
      <Found
        title={t('imports.map.unread')}
        columns={[field, t('imports.map.unread.example'), t('imports.map.unread.count')]}
        rows={unread.map((one) => [one.field, one.example, String(one.count)])}
      />
      <Found
        title={t('imports.map.trial')}
        columns={[field, ...rows.map((_, index) => t('imports.map.trial.row', { number: index + 1 }))]}
        rows={fields.map((name) => [name, ...rows.map((row) => row[name] ?? '')])}
      />
    </>
  )
}

/** A table with its heading; nothing if it has no rows. The first cell names its row. */
function Found({ title, columns, rows }: { title: string; columns: readonly string[]; rows: readonly string[][] }) {
  if (rows.length === 0) return null
  return (
    <div className="grid gap-3">
      <h3 className="font-semibold text-base">{title}</h3>
      <Table label={title} columns={columns} frame="">
        {rows.map(([name, ...cells]) => (
          <Row key={`${name} ${cells[0]}`}>
            <RowHead>{name}</RowHead>
            {cells.map((cell, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the cells never change
              <Cell key={index} className="min-w-32 break-words">
                {cell}
              </Cell>
            ))}
          </Row>
        ))}
      </Table>
    </div>
  )
}
