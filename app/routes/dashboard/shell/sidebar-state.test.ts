import { expect, test } from 'vitest'
import { isExpanded, sidebarCookie } from './sidebar-state.ts'

test.each([
  [null, true],
  ['', true],
  ['sidebar:state=true', true],
  ['sidebar:state=false', false],
  ['theme=dark; sidebar:state=false; message=x', false],
  ['sidebar:state=falsehood', true],
  ['other-sidebar:state=false', true],
])('%j shows words: %s', (cookies, expanded) => {
  expect(isExpanded(cookies)).toBe(expanded)
})

test('the choice is kept for seven days', () => {
  const cookie = sidebarCookie(false)
  expect(cookie).toContain('Max-Age=604800;')
  expect(isExpanded(cookie.split(';')[0]!)).toBe(false)
})
