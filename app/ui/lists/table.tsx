import type { ReactNode, TdHTMLAttributes, ThHTMLAttributes } from 'react'
import { classes } from '../classes.ts'

type Name = { label: string; labelledBy?: never } | { label?: never; labelledBy: string }

/** A part of the page that scrolls horizontally if it is wider than the screen, also by keyboard. */
export function ScrollArea({
  label,
  labelledBy,
  className,
  children,
}: Name & { className?: string; children: ReactNode }) {
  return (
    <section
      aria-label={label}
      aria-labelledby={labelledBy}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached with the keyboard
      tabIndex={0}
      className={classes('relative overflow-x-auto', className)}
    >
      {children}
    </section>
  )
}

type TableProps = {
  /** Name of the scrolling part. */
  label: string
  /** Column headings; without any the table has no head. */
  columns: readonly ReactNode[]
  /** Classes of the frame; by default a sheet. */
  frame?: string
  /** Further classes of the table, and of each column heading. */
  className?: string
  headClass?: string
  /**
   * On narrow screens each row is a card and nothing scrolls: a cell needs a `label`, or else it takes the whole width.
   * `with-heads` keeps the headings above the cards, for those that sort the rows.
   */
  cards?: boolean | 'with-heads'
  /** Rows, each a `Row` with its cells. */
  children: ReactNode
}

/** A table with column headings; on narrow screens it scrolls horizontally, or its rows become cards. */
export function Table({ label, frame = 'sheet', ...table }: TableProps) {
  return (
    <ScrollArea label={label} className={frame}>
      <BareTable {...table} />
    </ScrollArea>
  )
}

/** The table alone, for a different kind of frame. */
export function BareTable({ columns, className, headClass, cards, children }: Omit<TableProps, 'label' | 'frame'>) {
  return (
    <table
      {...ROLES.table}
      className={classes(
        'w-full text-left text-sm',
        className,
        cards && 'cards',
        cards === 'with-heads' && 'with-heads',
      )}
    >
      {columns.length > 0 && <Heads columns={columns} className={headClass} />}
      <tbody>{children}</tbody>
    </table>
  )
}

/** Repeated, because some browsers do not recognise a table that is laid out as cards. */
const ROLES = {
  table: { role: 'table' },
  row: { role: 'row' },
  columnHead: { role: 'columnheader' },
  rowHead: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const

type HeadsProps = { columns: readonly ReactNode[]; className?: string | undefined; children?: ReactNode }

/** The column headings, followed by the children. */
export function Heads({ columns, className = 'whitespace-nowrap', children }: HeadsProps) {
  return (
    <thead className="bg-sunken">
      <tr {...ROLES.row}>
        {columns.map((column, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: columns never change
          <th key={index} scope="col" {...ROLES.columnHead} className={classes('px-3 py-2', className)}>
            {column}
          </th>
        ))}
        {children}
      </tr>
    </thead>
  )
}

/** A table row, with a line above it. */
export const Row = ({ children }: { children: ReactNode }) => (
  <tr {...ROLES.row} className="border-line border-t align-top">
    {children}
  </tr>
)

/** The cell that names its row. */
export const RowHead = ({ className = 'font-normal', ...attributes }: ThHTMLAttributes<HTMLTableCellElement>) => (
  <th scope="row" {...ROLES.rowHead} {...attributes} className={classes('px-3 py-2', className)} />
)

/** Any other cell. @param props.label name of its column, shown beside it in a card */
export const Cell = ({
  className,
  label,
  ...attributes
}: TdHTMLAttributes<HTMLTableCellElement> & { label?: string }) => (
  <td {...ROLES.cell} {...attributes} data-label={label} className={classes('px-3 py-2', className)} />
)
