import { expect, test } from 'vitest'
import type { CountryCode } from '#db/vocabulary.ts'
import { words } from '../fold.ts'
import { canonicalWords } from './canonical.ts'

const SAME: [CountryCode, string, string][] = [
  ['DE', 'GS St. Martin', 'Grundschule Sankt Martin'],
  ['DE', 'Schillergymnasium', 'Schiller-Gym.'],
  ['DE', 'GGS am Park', 'Gemeinschaftsgrundschule Park'],
  ['DE', 'Freie Waldorfschule', 'Rudolf-Steiner-Schule'],
  ['FR', 'Clg St-Joseph', 'Collège Saint-Joseph'],
  ['FR', 'LP Jean Moulin', 'Lycée professionnel Jean Moulin'],
  ['ES', 'C.E.I.P. Ntra. Sra. del Carmen', 'Colegio Público Nuestra Señora del Carmen'],
  ['IT', 'I.C. "S. Francesco"', 'Istituto Comprensivo San Francesco'],
  ['IT', 'Scuola media Verdi', 'Scuola Secondaria di I grado Verdi'],
  ['GB', "St Mary's CofE Primary School", 'Saint Mary C of E Primary School'],
]

test.each(SAME)('%s: %s is %s', (country, one, other) => {
  expect(canonicalWords(words(one), country)).toEqual(canonicalWords(words(other), country))
})

test.each<[CountryCode, string, string]>([
  ['DE', 'Gymnasium Lind', 'Grundschule Lind'],
  ['DE', 'St. Martin', 'Martin'],
  ['FR', 'GS Lind', 'Grundschule Lind'],
  ['FR', 'École Condorcet A', 'École Condorcet B'],
  ['GB', 'James School', 'Jame School'],
])('%s: %s is not %s', (country, one, other) => {
  expect(canonicalWords(words(one), country)).not.toEqual(canonicalWords(words(other), country))
})
