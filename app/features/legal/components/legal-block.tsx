import { Cell, Row, RowHead, Table } from '#app/ui/lists/table.tsx'
import type { ShownBlock, Table as TableText } from '../pages/legal-text.ts'
import { LawCoverage } from './law-coverage.tsx'
import { LawEntries } from './law-entries.tsx'
import { LegalText } from './legal-text.tsx'

/** A paragraph, a list or a table of a legal page. */
export function LawBlock({ block }: { block: ShownBlock }) {
  if ('table' in block) return <LawTable table={block.table} />
  if ('entries' in block) return <LawEntries entries={block.entries} />
  if ('coverage' in block) return <LawCoverage coverage={block.coverage} />
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

function LawTable({ table: { label, head, rows } }: { table: TableText }) {
  return (
    <Table label={label} columns={head} frame="sheet mt-4" headClass="align-bottom">
      {rows.map(([first = '', ...others]) => (
        <Row key={first}>
          <RowHead className="min-w-28 font-semibold">
            <LegalText text={first} />
          </RowHead>
          {others.map((cell, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a column of its own
            <Cell key={index} className="min-w-32 whitespace-pre-line">
              <LegalText text={cell} />
            </Cell>
          ))}
        </Row>
      ))}
    </Table>
  )
}
