import { expect, test } from 'vitest'
import { isForEverybody } from './read-from-replicas.ts'

const asked = (path: string, init?: RequestInit) => isForEverybody(new Request(`https://aulario.example${path}`, init))

test.each([
  '/',
  '/fr',
  '/results?q=berlin',
  '/en/results.data?q=leeds',
  '/schools/de-NW-1',
  '/it/schools/it-1/reviews?page=2',
  '/schools/1/facts.csv',
  '/places/deutschland/berlin/berlin',
  '/feeds/schools/1/reviews.atom',
  '/embed/schools/1',
  '/api/v1/search?q=x',
  '/api/map/results?q=x',
])('%s may come from a replica', (path) => {
  expect(asked(path)).toBe(true)
  expect(asked(path, { method: 'HEAD' })).toBe(true)
})

test.each([
  '/account',
  '/fr/account/reviews',
  '/admin',
  '/dashboard',
  '/auth',
  '/order/1',
  '/schools/1/review',
  '/schools/1/claim',
  '/schools/1/correction',
  '/resultsx',
  '/api/v2/search',
  '/catchment',
])('%s comes from the primary', (path) => {
  expect(asked(path)).toBe(false)
})

test('whoever is known by a cookie or a key, or writes, is answered by the primary', () => {
  expect(asked('/schools/1', { headers: { cookie: 'theme=dark' } })).toBe(false)
  expect(asked('/api/v1/search', { headers: { authorization: 'Bearer key' } })).toBe(false)
  expect(asked('/results', { method: 'POST' })).toBe(false)
})
