import { expect, test } from 'vitest'
import { loader } from './moderation-figures.ts'

test('the file has a row for each year, with figures and reasons', async () => {
  const answer = await loader()
  expect(answer.headers.get('x-robots-tag')).toBe('noindex')
  const { counted_at, years } = await answer.json()
  expect(new Date(counted_at).toISOString()).toBe(counted_at)
  expect(years).toMatchObject([{ received: 0, reportTime: null, reasons: {} }])
})
