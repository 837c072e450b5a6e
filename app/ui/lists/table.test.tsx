import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Cell, Row, RowHead, Table } from './table.tsx'

const table = (columns: string[]) =>
  renderToStaticMarkup(
    <Table label="Orders" columns={columns} frame="frame">
      <Row>
        <RowHead>7</RowHead>
        <Cell translate="no">paid</Cell>
      </Row>
    </Table>,
  )

test('a table scrolls inside a named part that the keyboard reaches', () => {
  expect(table(['Number', 'State'])).toMatch(
    /^<section aria-label="Orders" tabindex="0" class="relative overflow-x-auto frame">/,
  )
})

test('columns and rows have heads that say what they head', () => {
  const html = table(['Number', 'State'])
  expect(html.match(/<th scope="col"/g)).toHaveLength(2)
  expect(html).toMatch(
    /<th scope="row" role="rowheader" class="[^"]*">7<\/th><td role="cell" translate="no" class="px-3 py-2">paid<\/td>/,
  )
})

test('a table without columns has no head', () => {
  expect(table([])).not.toContain('<thead')
})

test('a row that is a card on narrow screens names the column of each cell', () => {
  const html = renderToStaticMarkup(
    <Table label="Orders" columns={['Number', 'State']} cards>
      <Row>
        <RowHead>7</RowHead>
        <Cell label="State">paid</Cell>
      </Row>
    </Table>,
  )
  expect(html).toContain('<table role="table" class="w-full text-left text-sm cards">')
  expect(html).toContain('data-label="State"')
})
