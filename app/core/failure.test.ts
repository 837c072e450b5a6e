import '#app/i18n/all.server.ts'
import { expect, test } from 'vitest'
import { Failure, isFailureCode } from './failure.ts'

test('the kind of a failure decides the status of the answer', () => {
  expect(new Failure('conflict', 'already_decided').status).toBe(409)
  expect(new Failure('limit', 'too_many_attempts', { retryAfter: 60 })).toMatchObject({ status: 429, retryAfter: 60 })
})

test('a code is what the catalogue has a text for', () => {
  expect(isFailureCode('link_used', 'de')).toBe(true)
  for (const text of ['', 'constructor', 'title', 'fields', 'offline', 'no_such_code'])
    expect(isFailureCode(text, 'de'), text).toBe(false)
  // @ts-expect-error: without a text it does not compile
  new Failure('conflict', 'no_such_code')
})
