import { Cell, Row, RowHead, Table } from '#app/ui/lists/table.tsx'
import type { CountryCoverage, CoverageRow } from '../pages/legal-text.ts'

/** What is known about each country, by kind of school, and folded by region. */
export function LawCoverage({ coverage }: { coverage: CountryCoverage[] }) {
  return coverage.map(({ country, head, kinds, regions, regionsTitle, regionHead }) => (
    <div key={country} className="mt-6">
      <h3 className="text-lg">{country}</h3>
      <CoverageTable label={country} head={head} rows={kinds} />
      <details className="mt-2">
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-link underline">
          {regionsTitle}
        </summary>
        <CoverageTable label={`${country}: ${regionsTitle}`} head={regionHead} rows={regions} />
      </details>
    </div>
  ))
}

function CoverageTable({ label, head, rows }: { label: string; head: string[]; rows: CoverageRow[] }) {
  return (
    <Table label={label} columns={head} frame="sheet mt-2" headClass="align-bottom max-sm:px-2">
      {rows.map(({ name, schools, located, described, kinds, missing }) => (
        <Row key={name}>
          <RowHead className="wrap-anywhere font-semibold max-sm:px-2">
            {name}
            {kinds && <span className="block font-normal text-ink-soft text-xs">{kinds}</span>}
            {missing && <span className="block font-normal text-danger text-xs">{missing}</span>}
          </RowHead>
          {[schools, located, described].map((value, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a column of its own
            <Cell key={index} className="whitespace-nowrap text-right tabular-nums max-sm:px-2">
              {value}
            </Cell>
          ))}
        </Row>
      ))}
    </Table>
  )
}
