import { expect, test } from 'vitest'
import { publicOrigin } from './public-origin.ts'

test('behind a proxy the request has the public address', async () => {
  const request = new Request('http://10.0.0.1:3000/en/results?q=a', { method: 'POST', body: 'b' })
  const seen = publicOrigin(request, 'https://schulen.example')
  expect(seen.url).toBe('https://schulen.example/en/results?q=a')
  expect([seen.method, await seen.text()]).toEqual(['POST', 'b'])
})

test('without a public address it stays unchanged', () => {
  const request = new Request('http://localhost:3000/')
  expect(publicOrigin(request, undefined)).toBe(request)
})
