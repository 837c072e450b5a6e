import type { PlainKey } from '#app/i18n/translate.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Cell, Row, Table } from '#app/ui/lists/table.tsx'
import type { RejectedRow } from '../runs/list-rejections.server.ts'

const COLUMNS = ['file', 'line', 'code', 'reason', 'detail'] as const

/** Rejected rows, with their place in the file and the reason. */
export function RejectedTable({ rows }: { rows: RejectedRow[] }) {
  const t = useTranslation()
  return (
    <Table
      label={t('imports.count.rejected')}
      columns={COLUMNS.map((column) => t(`imports.rejected.${column}`))}
      frame=""
      headClass=""
      cards
    >
      {rows.map((row) => (
        <Row key={row.number}>
          <Cell label={t('imports.rejected.file')} className="min-w-40 break-all">
            {row.file}
          </Cell>
          <Cell label={t('imports.rejected.line')} className="tabular-nums">
            {row.line}
          </Cell>
          <Cell label={t('imports.rejected.code')} className="break-all">
            {row.code}
          </Cell>
          <Cell label={t('imports.rejected.reason')} className="min-w-48">
            {t(`imports.reason.${row.reason}` as PlainKey)}
          </Cell>
          <Cell label={t('imports.rejected.detail')} className="min-w-40 break-words">
            {row.detail}
          </Cell>
        </Row>
      ))}
    </Table>
  )
}
