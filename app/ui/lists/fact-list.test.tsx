import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FactList } from './fact-list.tsx'

test('facts without a value are left out', () => {
  const html = renderToStaticMarkup(
    <FactList
      facts={[
        ['Town', 'Bonn'],
        ['Phone', ''],
        ['Web', null],
        ['School', <b key="school">7</b>],
      ]}
    />,
  )
  expect(html.match(/<dt.*?<\/dd>/g)).toEqual([
    expect.stringMatching(/Town.*Bonn/),
    expect.stringMatching(/School.*<b>7<\/b>/),
  ])
})
