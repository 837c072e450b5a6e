import { expect, test } from 'vitest'
import { describeRequest } from './end-process.ts'

const ROUTES = ['/api/suggest', '/:locale(de|en)?/dashboard/events/new', '/:locale(de|en)?/dashboard/events/:id']

test.each([
  ['/api/suggest', ROUTES[0]],
  ['/dashboard/events/new', ROUTES[1]],
  ['/en/dashboard/events/7', ROUTES[2]],
  ['/dashboard/events/7.data', ROUTES[2]],
  ['/mia musterfrau/x', '*'],
  ['/files/a/b.jpg', '*'],
  ['', '*'],
])('%j is named %s', (path, route) => {
  expect(describeRequest(`id-1 GET ${path}`, ROUTES)).toEqual({ requestId: 'id-1', method: 'GET', route })
})
