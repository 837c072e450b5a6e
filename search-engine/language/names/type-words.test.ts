import { expect, test } from 'vitest'
import { namesOthers } from './type-words.ts'

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
])('%s asks for schools that are not for children', (text) => expect(namesOthers(text)).toBe(true))

test.each(['', 'Gymnasium Köln', 'Berufskolleg', 'Grundschule am Abendberg', 'collège', 'lycée', 'Colegio San José'])(
  '%j asks for no others',
  (text) => expect(namesOthers(text)).toBe(false),
)
