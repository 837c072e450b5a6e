import { describe, expect, test } from 'vitest'
import { evidenceSchema, missingSchoolSchema } from './claim.schema.ts'

const given = {
  name: ' Freie Schule ',
  city: 'Köln',
  country: 'DE',
  category: 'primary',
  ownership: 'private',
  street: 'Weg 1',
  postalCode: '50667',
  personFunction: 'Schulleitung',
  explanation: 'Ich leite diese Schule seit 2020.',
}
const wrong = (changes: object) =>
  missingSchoolSchema.safeParse({ ...given, ...changes }).error?.issues.map(({ path }) => path.join())

test('takes a school with what its country needs, in the form of the country', () => {
  const found = missingSchoolSchema.parse({ ...given, phone: '+49 221 221 0', website: 'frei.example/' })
  expect(found).toMatchObject({ name: 'Freie Schule', phone: '0221 2210', website: 'https://frei.example', email: '' })
  const british = { ...given, country: 'GB', postalCode: 'sw1a1aa' }
  expect(missingSchoolSchema.parse(british)).toMatchObject({ postalCode: 'SW1A 1AA' })
})

describe('names what is wrong', () => {
  test.each([
    [{ name: ' ' }, 'name'],
    [{ name: 'x'.repeat(301) }, 'name'],
    [{ country: 'CH' }, 'country'],
    [{ category: 'university' }, 'category'],
    [{ ownership: '' }, 'ownership'],
    [{ personFunction: 'x' }, 'personFunction'],
    [{ explanation: 'Bin ich.' }, 'explanation'],
    [{ explanation: 'x'.repeat(3001) }, 'explanation'],
  ])('in %o', (changes, path) => expect(wrong(changes)).toEqual([path]))

  test('in contact data, by the country', () => {
    expect(wrong({ postalCode: 'SW1A 1AA' })).toEqual(['postalCode'])
    expect(wrong({ country: 'ES', postalCode: '99001' })).toEqual(['postalCode'])
    const bad = { phone: '12', website: 'javascript:alert(1)', email: 'schule@' }
    expect(wrong(bad)?.toSorted()).toEqual(['email', 'phone', 'website'])
  })
})

test('line ends of browsers do not make an explanation too long', () => {
  const explanation = 'Zeile\r\n'.repeat(500)
  const { data } = evidenceSchema.safeParse({ ...given, explanation })
  expect(data?.explanation).not.toContain('\r')
})
