import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub, Link as RouterLink } from 'react-router'
import { expect, test } from 'vitest'
import { Link } from './link.tsx'

/** Returns the attributes of the link that a page writes, in the order of their names. */
function attributesIn(page: React.ReactElement): string[] {
  const Page = createRoutesStub([{ path: '*', Component: () => page }])
  const html = renderToStaticMarkup(<Page initialEntries={['/en/schools/1?q=a']} />)
  return [...html.matchAll(/[\w-]+="[^"]*"/g)].map(([attribute]) => attribute).sort()
}

test.each([
  ['/', '/en'],
  ['/schools/a%2Fb', '/en/schools/a%2Fb'],
  ['/results?q=K%C3%B6ln&types=primary#map', '/en/results?q=K%C3%B6ln&types=primary#map'],
  ['/?q=a', '/en?q=a'],
  ['/a//b/../c/', '/en/a//b/../c/'],
  ['#reviews', '#reviews'],
  ['?page=2', '?page=2'],
  ['https://example.org/a', 'https://example.org/a'],
])('the server writes %s as the router does', (to, address) => {
  const props = { rel: 'nofollow', className: 'a', 'aria-current': 'page', replace: true } as const
  const written = attributesIn(<Link to={to} {...props} />)
  expect(written).toEqual(attributesIn(<RouterLink to={address} {...props} />))
  expect(written).toContain('class="a"')
  const quiet = attributesIn(<Link to={to} discover="none" preventScrollReset />)
  expect(quiet).toEqual(attributesIn(<RouterLink to={address} discover="none" preventScrollReset />))
})
