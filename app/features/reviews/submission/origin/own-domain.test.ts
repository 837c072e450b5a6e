import { expect, test } from 'vitest'
import { isInOwnDomain } from './own-domain.ts'

const school = { email: 'info@lindenhof.example', website: 'https://www.lindenhof.example/' }

test.each([
  ['m@lindenhof.example', school, true],
  ['m@LINDENHOF.example', { ...school, website: 'lindenhof.example' }, true],
  ['m@mail.example', school, false],
  ['m@stadt.example', { email: 'a@stadt.example', website: 'https://stadt.example/schulen/lindenhof' }, false],
  ['m@gmail.com', { email: 'lindenhof@gmail.com', website: 'https://lindenhof.example' }, false],
  ['m@lindenhof.example', { email: '', website: '' }, false],
  ['', { email: '', website: 'https://' }, false],
])('%s and %o: %s', (email, given, own) => expect(isInOwnDomain(email, given)).toBe(own))
