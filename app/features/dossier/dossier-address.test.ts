import { describe, expect, test } from 'vitest'
import { pointSchema } from './dossier.schema.ts'
import { dossierPath, isLongWay, namedIds, readDossierIds } from './dossier-address.ts'

const query = (text: string) => new URLSearchParams(text)

test('reads what it writes', () => {
  const path = dossierPath(['1', 'a b'])
  expect(path).toBe('/dossier?schools=1,a%20b')
  expect(readDossierIds(query(path.split('?')[1]!))).toEqual({ ids: ['1', 'a b'], tooMany: false })
  expect(dossierPath([])).toBe('/dossier')
})

test('takes the fields of a comparison, and says that it names the schools otherwise', () => {
  expect(readDossierIds(query('ids=1&ids=4')).ids).toEqual(['1', '4'])
  expect([isLongWay(query('ids=1')), isLongWay(query('schools=1&schools=4'))]).toEqual([true, true])
  expect([isLongWay(query('schools=1,4')), isLongWay(query(''))]).toEqual([false, false])
})

test('keeps one school too many, so that the page can say so, and no more', () => {
  expect(namedIds(query('schools=1,2,3,4,5,6,7,8'))).toEqual(['1', '2', '3', '4', '5', '6'])
  expect(readDossierIds(query('schools=1,2,3,4,5,6'))).toEqual({ ids: ['1', '2', '3', '4', '5'], tooMany: true })
})

describe('a point', () => {
  test.each([
    ['50.94,6.96', { lat: 50.94, lng: 6.96 }],
    [' -33.5, -70 ', { lat: -33.5, lng: -70 }],
    ['0,0', { lat: 0, lng: 0 }],
    ['', undefined],
  ])('%j is read', (text, point) => {
    expect(pointSchema.parse(text)).toEqual(point)
  })

  test.each(['x', '50.94', '91,0', '0,181', '1e1,2', '50.94;6.96', `1.${'0'.repeat(60)},2`, 'NaN,NaN', '1,2,3'])(
    '%j is refused',
    (text) => {
      expect(pointSchema.safeParse(text).success).toBe(false)
    },
  )
})
