import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Select } from './select.tsx'

const optionsOf = (html: string) => html.match(/<option.*?<\/option>/g)

test('the values are offered in their order, below the choice of none', () => {
  const html = renderToStaticMarkup(
    <Select name="stars" defaultValue="" values={[5, 4]} textOf={(value) => `${value} stars`} none="All" />,
  )
  expect(optionsOf(html)).toEqual([
    '<option value="" selected="">All</option>',
    '<option value="5">5 stars</option>',
    '<option value="4">4 stars</option>',
  ])
})

test('an empty text for none still makes a choice, no text makes none', () => {
  const count = (none?: string) =>
    optionsOf(renderToStaticMarkup(<Select values={['a']} textOf={String} {...(none !== undefined && { none })} />))
      ?.length
  expect([count(''), count()]).toEqual([2, 1])
})

test('texts in other languages say so', () => {
  expect(renderToStaticMarkup(<Select values={['fr']} textOf={() => 'Français'} langOf={String} />)).toContain(
    'lang="fr"',
  )
})
