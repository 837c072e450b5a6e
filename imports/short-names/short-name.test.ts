import { expect, test } from 'vitest'
import { shortName } from './short-name.ts'

test.each([
  ['Städt. Hansa-Gymnasium', 'Hansa-Gymnasium'],
  ['Städtisches Luisengymnasium München', 'Luisengymnasium München'],
  ['Werner-Jaeger-Gymnasium, Städt. Gymnasium für Jungen und Mädchen', 'Werner-Jaeger-Gymnasium'],
  ['Städtische Gemeinschaftsgrundschule Werner Richard', 'Gemeinschaftsgrundschule Werner Richard'],
  ['Städt. Gem. Grundschule Stenzelbergstr.', 'Grundschule Stenzelbergstr.'],
  ['Städt. Kath. Grundschule Menninghausen', 'Kath. Grundschule Menninghausen'],
  ['Kolibri-Schule Städt. Gemeinschaftsgrundschule - Primarstufe -', 'Kolibri-Schule'],
  ['Wilbergschule, Gem. Grundschule der Stadt Bochum', 'Wilbergschule'],
  ['Clarenbachschule, Förderschule des Kreises Soest, Förderschwerpunkt Lernen', 'Clarenbachschule'],
  ['Berufskolleg Königstraße der Stadt Gelsenkirchen', 'Berufskolleg Königstraße'],
  ['Berufskolleg Hattingen des Ennepe-Ruhr-Kreises', 'Berufskolleg Hattingen'],
  ['Stadt Köln Berufskolleg Südstadt - Sekundarstufe II -', 'Berufskolleg Südstadt'],
  ['Realschule An der Fleuth - Schule der Sekundarstufe I -', 'Realschule An der Fleuth'],
  ['Priv. Ernst Kalkuhl-Gymnasium Bonn', 'Ernst Kalkuhl-Gymnasium Bonn'],
  ['Kaiserin-Augusta-Schule, Gymnasium - Sekundarstufen I und II -', 'Kaiserin-Augusta-Schule'],
  ['Erzbischöfl. Clara-Fey-Gymnasium, staatl.genehm. Gym. des Erzbist. Köln', 'Erzbischöfl. Clara-Fey-Gymnasium'],
  ['Carl-von-Ossietzky-Gymnasium, Schule der Bundesstadt Bonn', 'Carl-von-Ossietzky-Gymnasium'],
  ['Petersberg Gesamtschule d. Stadt Königswinter', 'Petersberg Gesamtschule'],
  [
    'Städt. Lessing-Gymnasium und, Städt. Lessing-Berufskolleg, Schulen der Sekundarstufen I und II',
    'Lessing-Gymnasium',
  ],
  ['Pictorius-Berufskolleg, Schulen der Sekundarstufe II des Kreises Coesfeld', 'Pictorius-Berufskolleg'],
  ['Städtische Realschule Kalkar -Schule der Sekundarstufe I i.E.-', 'Realschule Kalkar'],
  ['HagenSchule Ökumenische Ersatzgrundschule für die Primarstufe', 'HagenSchule Ökumenische Ersatzgrundschule'],
  ['Menno-Simons-Schule der Primarstufe-Grundschule', 'Menno-Simons-Schule'],
  ['Realschule St. Ursula staatlich anerkannte Ersatzschule', 'Realschule St. Ursula'],
])('a German name: %s', (official, short) => expect(shortName(official, 'DE')).toBe(short))

test.each([
  'Städt. Gymnasium',
  'Städt. Kath. Grundschule',
  'Gymnasium der Stadt',
  'Gymnasium an der Stadtmauer',
  'Grundschule in der Stadt Nord',
  'Schule Kunterbunt',
  'Stadtgymnasium Köln-Porz',
  'Evangelisches Gymnasium Lippstadt',
])('a German name that stays: %s', (official) => expect(shortName(official, 'DE')).toBe(official))

test.each([
  ['FR', 'Collège privé Saint Viateur', 'Collège Saint Viateur'],
  ['FR', 'Collège Privé la Nativité', 'Collège la Nativité'],
  ['FR', 'Collège privé alternatif hors contrat La Passerelle', 'Collège alternatif La Passerelle'],
  ['FR', 'Ecole primaire publique Jules Ferry', 'École primaire Jules Ferry'],
  [
    'FR',
    'Section d’enseignement général et professionnel adapté du Collège Jean Renoir',
    'SEGPA du Collège Jean Renoir',
  ],
  ['FR', 'Collège privé', 'Collège privé'],
  ['FR', 'Collège Jean Moulin', 'Collège Jean Moulin'],
  ['ES', 'Colegio de Educación Infantil y Primaria Luis Siret', 'CEIP Luis Siret'],
  ['ES', 'Instituto de Educación Secundaria Las Salinas', 'IES Las Salinas'],
  ['ES', 'Centro Docente Privado María Auxiliadora', 'María Auxiliadora'],
  ['ES', 'Centro Docente Privado de Educación Especial Virgen de la Cinta', 'Virgen de la Cinta'],
  ['ES', 'Colegio de Educación Infantil y Primaria', 'Colegio de Educación Infantil y Primaria'],
  ['IT', 'Scuola dell’Infanzia Paritaria "Sacro Cuore"', 'Scuola dell’Infanzia "Sacro Cuore"'],
  ['IT', 'Scuola Elementare non Statale Maria Ausiliatrice', 'Scuola Elementare Maria Ausiliatrice'],
  ['IT', 'Scuola Primaria Paritaria', 'Scuola Primaria Paritaria'],
  ['IT', 'B. Croce -San Prisco-', 'B. Croce -San Prisco-'],
  ['IT', 'A. Rosmini - Montecompatri -', 'A. Rosmini - Montecompatri'],
  ['IT', 'ITC A. Torrente-Casoria-', 'ITC A. Torrente-Casoria'],
  ['GB', 'St Thomas Catholic Primary School, A Voluntary Academy', 'St Thomas Catholic Primary School'],
  ['GB', 'Cornerstone CofE (VA) Primary School', 'Cornerstone CofE Primary School'],
  ['GB', 'Durley Church of England Controlled Primary School', 'Durley Church of England Primary School'],
  ['GB', 'Controlled Learning School', 'Controlled Learning School'],
] as const)('%s: %s', (country, official, short) => expect(shortName(official, country)).toBe(short))

test('spaces are single, and a short name is its own short name', () => {
  expect(shortName('  Städt.   Hansa-Gymnasium ', 'DE')).toBe('Hansa-Gymnasium')
  expect(shortName(shortName('Goethe-Schule, Städt. Gymnasium', 'DE'), 'DE')).toBe('Goethe-Schule')
})
