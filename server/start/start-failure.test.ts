import { expect, test } from 'vitest'
import { explainStartFailure } from './start-failure.ts'

test.each([
  [{ code: 'ENOSPC' }, /no space left on the disk: free some and start again/],
  [{ code: 'EADDRINUSE', syscall: 'listen' }, /^Port 3000 is taken: stop the other program .* PORT=3001 npm start\.$/],
  [{ code: 'EACCES', syscall: 'listen' }, /^Port 3000 may not be used by this user/],
  [{ code: 'EADDRNOTAVAIL', syscall: 'listen' }, /is no address of this machine/],
  [{ code: 'EACCES', syscall: 'mkdir', path: '/a/data' }, /^This user may not use \/a\/data: check who owns it\.$/],
  [{ code: '53100' }, /no space left on the disk/],
  [{ code: '28P01' }, /check user and password in DATABASE_URL/],
  [new Error('One.', { cause: new Error('Two.') }), /^One\. Two\.$/],
])('%o is explained', (error, sentence) => {
  expect(explainStartFailure(error)).toMatch(sentence)
})
