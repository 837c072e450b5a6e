import { expect, test } from 'vitest'
import { namesOfTown, townIn } from './town-name.ts'

const bolzano = { city: 'Bolzano/Bozen', country: 'IT', region: 'Trentino-Alto Adige' } as const

test('each language names a town of Südtirol by its own name', () => {
  expect(townIn(bolzano, 'de')).toBe('Bozen')
  expect(townIn(bolzano, 'it')).toBe('Bolzano')
  expect(townIn(bolzano, 'en')).toBe('Bolzano')
  expect(townIn({ ...bolzano, city: 'Trento' }, 'de')).toBe('Trento')
})

test('a second name elsewhere in Italy is not German; a slash in Germany divides no names', () => {
  expect(townIn({ city: 'Duino Aurisina/Devin Nabrežina', country: 'IT', region: 'Friuli' }, 'de')).toBe(
    'Duino Aurisina',
  )
  expect(townIn({ city: 'Halle/Saale', country: 'DE', region: 'Sachsen-Anhalt' }, 'de')).toBe('Halle/Saale')
})

test.each(['Bolzano * Bozen', 'Bolzano/Bozen', 'Bolzano / Bozen', '* Bolzano * Bozen'])(
  'two names of one town: %s',
  (text) => expect(namesOfTown(text)).toEqual(['Bolzano', 'Bozen']),
)
