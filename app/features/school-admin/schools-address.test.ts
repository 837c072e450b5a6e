import { expect, test } from 'vitest'
import { readSchoolsAddress, schoolsAddress } from './schools-address.ts'

const read = (text: string) => readSchoolsAddress(new URLSearchParams(text))

test('an address and what it asks for are the same thing', () => {
  const address =
    '/admin/schools?q=am+See&country=FR&status=hidden&source=fr-annuaire&mark=premium&mark=twins&after=fr-1'
  expect(schoolsAddress(read(address.split('?')[1]!))).toBe(address)
  expect(schoolsAddress(read(''))).toBe('/admin/schools')
})

test('unknown parameters are left out', () => {
  expect(read(`country=XX&status=gone&source=x&mark=y&after=a'b&q=${'x'.repeat(200)}%00`)).toEqual({
    search: 'x'.repeat(100),
    country: '',
    status: '',
    source: '',
    marks: [],
    after: '',
  })
})
