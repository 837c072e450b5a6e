import type { ReactNode } from 'react'
import { BareTable, Cell, Row, RowHead } from '#app/ui/lists/table.tsx'

/**
 * A table whose rows are cards on narrow screens. The first cell of a row is its heading.
 */
export function DataTable(props: {
  label: string
  columns: readonly ReactNode[]
  /** Column names shown beside cells in a card; by default the columns that are text. */
  labels?: readonly string[]
  rows: readonly { key: string; cells: readonly ReactNode[] }[]
}) {
  const { label, columns, rows } = props
  const labels = props.labels ?? columns.map((column) => (typeof column === 'string' ? column : undefined))
  return (
    // biome-ignore lint/a11y/useSemanticElements: no landmark of its own, as the section around it has the same name
    <div
      role="group"
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached with the keyboard
      tabIndex={0}
      className="relative overflow-x-auto rounded-card border border-line"
    >
      <BareTable columns={columns} headClass="" cards>
        {rows.map(({ key, cells: [heading, ...cells] }) => (
          <Row key={key}>
            <RowHead className="font-semibold">{heading}</RowHead>
            {cells.map((cell, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns never change
              <Cell key={index} label={labels[index + 1]} className="tabular-nums">
                {cell}
              </Cell>
            ))}
          </Row>
        ))}
      </BareTable>
    </div>
  )
}
