import { expect, test } from 'vitest'
import { initials } from './initials.ts'

test.each([
  ['Lise-Meitner-Gymnasium', 'LI'],
  ['"A" 1', 'A1'],
  ['X', 'X'],
  ['…', ''],
  ['', ''],
])('%s stands as %s on its exercise book', (name, letters) => {
  expect(initials(name)).toBe(letters)
})

test.each([
  ['Gymnasium Königin-Luise', 'KÖ'],
  ['Gymnasium am Neumarkt', 'NE'],
  ['Städtisches Gymnasium Thusneldastraße', 'TH'],
  ['Gemeinschaftsgrundschule An der Ronne', 'RO'],
  ['Erzbischöfliche Ursulinenschule', 'UR'],
  ['Pestalozzischule Köln', 'PE'],
  ['Grundschule 12', '12'],
  ['Lycée Jean Moulin', 'JE'],
  ['École élémentaire publique Jules Ferry', 'JU'],
  ['Lycée professionnel de l’Iroise', 'IR'],
  ['Colegio de Educación Infantil y Primaria San José', 'SA'],
  ['C.E.I.P. Miguel Hernández', 'MI'],
  ['IES Velázquez', 'VE'],
  ['Escola Bressol Municipal El Xiprer', 'XI'],
  ['Liceo Scientifico Augusto Righi', 'AU'],
  ['Scuola secondaria di I grado "G. Carducci"', 'GC'],
  ['I.I.S. Aldini Valeriani', 'AL'],
  ['The Sholing Technology College', 'SH'],
  ['The High School of Glasgow', 'GL'],
  ['High Wycombe School', 'HI'],
  ['Ysgol Gyfun Gŵyr', 'GŴ'],
])('%s without its type words stands as %s', (name, letters) => {
  expect(initials(name)).toBe(letters)
})

test.each([
  ['Gymnasium', 'GY'],
  ['Die Schule', 'SC'],
  ['Scuola primaria', 'PR'],
  ['Grundschule I', 'GR'],
])('%s is nothing but a type and stands as %s', (name, letters) => {
  expect(initials(name)).toBe(letters)
})
