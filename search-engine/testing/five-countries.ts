import type { Category, CountryCode } from '#db/vocabulary.ts'
import type { SchoolDocument } from '../index/document.ts'
import { makeSchool } from './make-school.ts'

type Town = readonly [
  country: CountryCode,
  region: string,
  city: string,
  code: string,
  lat: number,
  lng: number,
  schools: number,
]

const NRW = 'Nordrhein-Westfalen'
/** Cities, and small towns beside some of them. */
export const PLACES: readonly Town[] = [
  ['DE', NRW, 'Köln', '50667', 50.94, 6.96, 120],
  ['DE', NRW, 'Hürth', '50354', 50.88, 6.87, 12],
  ['DE', NRW, 'Leverkusen', '51373', 51.03, 6.99, 24],
  ['DE', NRW, 'Bonn', '53111', 50.73, 7.1, 50],
  ['DE', 'Bayern', 'München', '80331', 48.14, 11.57, 120],
  ['DE', 'Bayern', 'Garching', '85748', 48.25, 11.65, 6],
  ['DE', 'Bayern', 'Dachau', '85221', 48.26, 11.43, 12],
  ['DE', 'Sachsen', 'Leipzig', '04109', 51.34, 12.37, 60],
  ['DE', 'Berlin', 'Berlin', '10115', 52.52, 13.4, 180],
  ['GB', 'London', 'London', 'SE1 7PB', 51.5, -0.12, 200],
  ['GB', 'West Yorkshire', 'Leeds', 'LS1 3AA', 53.8, -1.55, 90],
  ['GB', 'West Yorkshire', 'Bradford', 'BD1 1HX', 53.79, -1.75, 50],
  ['GB', 'Hampshire', 'Winchester', 'SO23 9AX', 51.06, -1.31, 20],
  ['GB', 'Hampshire', 'Eastleigh', 'SO50 5AA', 50.97, -1.35, 10],
  ['FR', 'Auvergne-Rhône-Alpes', 'Lyon', '69002', 45.76, 4.83, 100],
  ['FR', 'Auvergne-Rhône-Alpes', 'Villeurbanne', '69100', 45.77, 4.88, 30],
  ['FR', 'Pays de la Loire', 'Nantes', '44000', 47.22, -1.55, 70],
  ['FR', 'Pays de la Loire', 'Rezé', '44400', 47.18, -1.55, 8],
  ['FR', 'Occitanie', 'Toulouse', '31000', 43.6, 1.44, 80],
  ['ES', 'Andalucía', 'Sevilla', '41001', 37.39, -5.98, 90],
  ['ES', 'Andalucía', 'Dos Hermanas', '41701', 37.28, -5.92, 20],
  ['ES', 'Madrid', 'Madrid', '28001', 40.42, -3.7, 150],
  ['ES', 'Madrid', 'Getafe', '28901', 40.31, -3.73, 20],
  ['ES', 'Aragón', 'Zaragoza', '50001', 41.65, -0.88, 80],
  ['IT', 'Lazio', 'Roma', '00118', 41.9, 12.5, 150],
  ['IT', 'Lombardia', 'Milano', '20121', 45.46, 9.19, 120],
  ['IT', 'Lombardia', 'Bergamo', '24121', 45.7, 9.67, 40],
  ['IT', 'Piemonte', 'Torino', '10121', 45.07, 7.68, 90],
  ['IT', 'Piemonte', 'Moncalieri', '10024', 45, 7.68, 8],
]

const KINDS: Record<CountryCode, readonly (readonly [type: string, category: Category])[]> = {
  DE: [
    ['Grundschule', 'primary'],
    ['Grundschule', 'primary'],
    ['Gymnasium', 'high_school'],
    ['Realschule', 'secondary'],
    ['Gesamtschule', 'secondary'],
    ['Berufskolleg', 'vocational'],
  ],
  GB: [
    ['Primary School', 'primary'],
    ['Primary School', 'primary'],
    ['Secondary School', 'secondary'],
    ['Sixth Form College', 'high_school'],
  ],
  FR: [
    ['École élémentaire', 'primary'],
    ['École maternelle', 'primary'],
    ['Collège', 'secondary'],
    ['Lycée', 'high_school'],
  ],
  ES: [
    ['CEIP', 'primary'],
    ['IES', 'secondary'],
    ['Escuela Infantil', 'primary'],
  ],
  IT: [
    ['Scuola primaria', 'primary'],
    ["Scuola dell'infanzia", 'primary'],
    ['Scuola media', 'secondary'],
    ['Liceo scientifico', 'high_school'],
  ],
}

const NAMES: Record<CountryCode, readonly string[]> = {
  DE: [
    'Goethe',
    'Schiller',
    'Sonnenhügel',
    'Lindenallee',
    'Brüder Grimm',
    'Anne Frank',
    'Albert Einstein',
    'Rosengarten',
  ],
  GB: ["St Mary's", 'Oakwood', 'Riverside', 'Greenfield', 'Good Shepherd', 'Holy Trinity', 'Kingsmead'],
  FR: ['Jules Ferry', 'Simone Veil', 'Simone Weil', 'Victor Hugo', 'Jean Moulin', 'Les Tilleuls', 'Saint-Joseph'],
  ES: ['Miguel de Cervantes', 'Antonio Machado', 'Clara Campoamor', 'San Fernando', 'Los Olivos'],
  IT: ['Manzoni', 'Galileo Galilei', 'Gianni Rodari', 'Don Milani', 'Via Giulia', 'Montessori'],
}

const pick = <T>(list: readonly T[], at: number): T => list[at % list.length]!

/** Returns schools in the towns of five countries, always the same; what registers do not say is open for most. */
export function fiveCountries(): SchoolDocument[] {
  return PLACES.flatMap(([country, region, city, postalCode, lat, lng, count], town) =>
    Array.from({ length: count }, (_, at) => {
      const [localType, category] = pick(KINDS[country], at * 7 + town)
      const name = pick(NAMES[country], at * 11 + town * 3 + Math.floor(at / 5))
      const isPrivate = (at * 13 + Math.floor(at / 6) * 5) % 11 < 2
      const school = { country, region, city, postalCode, localType, category, street: '' }
      return makeSchool({
        ...school,
        id: `${country}-${city}-${at}`,
        name: country === 'GB' || country === 'DE' ? `${name} ${localType}` : `${localType} ${name}`,
        lat: Math.fround(lat + ((at * 37) % 41) * 0.001 - 0.02),
        lng: Math.fround(lng + ((at * 53) % 43) * 0.001 - 0.02),
        ownership: isPrivate ? 'private' : 'public',
        features: at % 9 === 2 ? ['fullDay'] : [],
        faith: isPrivate ? 'catholic' : null,
        gender: country === 'GB' ? pick(['mixed', 'mixed', 'mixed', 'girls', 'boys'] as const, at) : null,
        ratingRank: 3.5 - (at % 10) / 100,
      })
    }),
  )
}
