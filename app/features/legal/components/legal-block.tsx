import type { ShownBlock, Table } from '../legal-text.ts'
import { LegalText } from './legal-text.tsx'

/** A paragraph, a list or a table of a page of law. */
export function LawBlock({ block }: { block: ShownBlock }) {
  if ('table' in block) return <LawTable table={block.table} />
  if ('list' in block)
    return (
      <ul className="mt-3 flex list-disc flex-col gap-2 pl-6">
        {block.list.map((item) => (
          <li key={item}>
            <LegalText text={item} />
          </li>
        ))}
      </ul>
    )
  return (
    <p className="wrap-anywhere mt-3">
      <LegalText text={block.text} />
    </p>
  )
}

function LawTable({ table: { label, head, rows } }: { table: Table }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className="sheet mt-4 overflow-x-auto" aria-label={label} tabIndex={0}>
      <table className="w-full border-collapse text-sm">
        {head.length > 0 && (
          <thead>
            <tr className="bg-sunken text-left align-bottom">
              {head.map((title) => (
                <th key={title} scope="col" className="px-3 py-2">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map(([first = '', ...others]) => (
            <tr key={first} className="border-line border-t align-top">
              <th scope="row" className="min-w-28 px-3 py-2 text-left font-semibold">
                <LegalText text={first} />
              </th>
              {others.map((cell, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a column of its own
                <td key={index} className="min-w-32 whitespace-pre-line px-3 py-2">
                  <LegalText text={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
