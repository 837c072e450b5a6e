import { expect, test } from 'vitest'
import { namesOthers, typesBeginning } from './type-words.ts'

test.each([
  'Abendgymnasium Köln',
  'Hessenkolleg',
  'Schule für Erwachsene',
  'Klinikschule',
  'evening school Leeds',
  'hospital school',
  'école à l’hôpital',
  'lycée du soir',
  'GRETA',
  'centro de adultos',
  'instituto nocturno',
  'scuola serale',
  'CPIA 5 Milano',
  'abi nachholen in Bielefeld',
  'bin 24 und will mein Abi',
  'mi madre con 58 años quiere estudiar',
  'ho 30 anni e voglio la licenza media',
  'mia figlia è ricoverata al Meyer',
])('%s asks for schools that are not for children', (text) => expect(namesOthers(text)).toBe(true))

test.each([
  '',
  'Gymnasium Köln',
  'Berufskolleg',
  'Grundschule am Abendberg',
  'collège',
  'lycée',
  'Colegio San José',
  'Klasse mit 25 Kindern',
  'escuela 3 años',
  'age 14',
])('%j asks for no others', (text) => expect(namesOthers(text)).toBe(false))

test.each([
  ['gymnas', 'Gymnasium'],
  ['gymnasien', 'Gymnasien'],
  ['primary', 'primary school'],
  ['lyce', 'lycée'],
  ['scuole med', 'scuole medie'],
  ['colegi', 'colegio'],
])('%j is completed by %j', (key, text) => {
  expect(typesBeginning(key).map((type) => type.text)).toContain(text)
})

test('one type is completed by one of its spellings', () => {
  expect(typesBeginning('gymnas')).toEqual([{ text: 'Gymnasium', homes: ['DE'] }])
})
