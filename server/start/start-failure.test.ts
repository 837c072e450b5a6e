import { expect, test } from 'vitest'
import { explainStartFailure } from './start-failure.ts'

test.each([
  [{ code: 'ENOSPC' }, /no space left on the disk: free some and start again/],
  [{ code: '53100' }, /no space left on the disk/],
  [{ code: '28P01' }, /check user and password in DATABASE_URL/],
  [new Error('One.', { cause: new Error('Two.') }), /^One\. Two\.$/],
])('%o is explained', (error, sentence) => {
  expect(explainStartFailure(error)).toMatch(sentence)
})
