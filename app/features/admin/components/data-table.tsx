import type { ReactNode } from 'react'

/** A table that scrolls inside itself on narrow screens, also by the keyboard. The first cell of a row is its heading. */
export function DataTable(props: {
  label: string
  columns: readonly ReactNode[]
  rows: readonly { key: string; cells: readonly ReactNode[] }[]
}) {
  const { label, columns, rows } = props
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached with the keyboard
    // biome-ignore lint/a11y/useSemanticElements: no landmark of its own, as the section around it has the same name
    <div role="group" aria-label={label} tabIndex={0} className="overflow-x-auto rounded-card border border-line">
      <table className="w-full text-left text-sm">
        <thead className="bg-sunken">
          <tr>
            {columns.map((column, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns never change
              <th key={index} scope="col" className="px-3 py-2">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [heading, ...cells] }) => (
            <tr key={key} className="border-line border-t align-top">
              <th scope="row" className="px-3 py-2 font-semibold">
                {heading}
              </th>
              {cells.map((cell, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns never change
                <td key={index} className="px-3 py-2 tabular-nums">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
