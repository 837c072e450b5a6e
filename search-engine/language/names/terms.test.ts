import { describe, expect, test } from 'vitest'
import type { CountryCode } from '#db/vocabulary.ts'
import { createGazetteer } from '../gazetteer/gazetteer.ts'
import { readText } from '../reading/read-text.ts'
import { nameTerms, queryWords } from './terms.ts'

type Name = { name: string; localType?: string; country: CountryCode; region?: string }

const noPlaces = createGazetteer([])

/** Whether a search finds a name, with every word as a whole. */
function finds(query: string, { name, localType = '', country, region = '' }: Name): boolean {
  const { own, also } = nameTerms(name, localType, country, region)
  const terms = new Set([...own, ...also])
  // The name keeps the words that also mean a property: catholic.
  const [best] = readText(query, { gazetteer: noPlaces, isOfficialNumber: () => false })
  const { kinds, name: typed } = best!.interpretation
  const words = kinds.reduce((text, kind) => text.replace(kind.text, kind.word ?? kind.text), typed)
  return queryWords(words).every(({ alternatives }) =>
    alternatives.some((list) => list.every((term) => terms.has(term))),
  )
}

/** Spellings of one name, each of which must find all the others; those without a capital are only typed. */
const SAME: Record<CountryCode, string[][]> = {
  DE: [
    [
      'St. Martin Grundschule',
      'Sankt Martin Grundschule',
      'St Martin Grundschule',
      'Sankt-Martin-Grundschule',
      'St. Martin-GS',
    ],
    ['Goethe-Gymnasium', 'Goethe Gym.', 'Goethegymnasium', 'Gymnasium Goethe', 'Gym Goethe', 'GOETHE-GYMNASIUM'],
    ['Städt. Gymnasium Nord', 'Städtisches Gymnasium Nord', 'Staedtisches Gym. Nord'],
    ['Städt. Gem. Grundschule Süd', 'Städtische Gemeinschaftsgrundschule Süd', 'Städt. Gemeinschaftsgrundschule Sued'],
    ['Kath. Hauptschule West', 'Katholische Hauptschule West', 'kath. HS West'],
    ['Priv. Realschule Lind', 'Private Realschule Lind', 'Private RS Lind'],
    ['Staatl. Realschule Lind', 'Staatliche Realschule Lind'],
    ['Ev. Grundschule Lind', 'Evangelische Grundschule Lind', 'Evang. GS Lind'],
    ['GG Lind', 'Gemeinschaftsgrundschule Lind', 'GGS Lind'],
    ['GE Lind', 'Gesamtschule Lind'],
    ['BK Technik', 'Berufskolleg Technik'],
    ['OSZ Lind', 'Oberstufenzentrum Lind'],
    ['IGS Lind', 'Integrierte Gesamtschule Lind'],
    ['BBS Lind', 'Berufsbildende Schulen Lind', 'Berufsbildende Schule Lind'],
    ['SBBZ Lind', 'Sonderpädagogisches Bildungs- und Beratungszentrum Lind'],
    ['Sek. Lind', 'Sekundarschule Lind'],
    ['Freie Waldorfschule Lind', 'Waldorfschule Lind', 'Waldorf-Schule Lind', 'Rudolf-Steiner-Schule Lind'],
    ['Sonderschule Lind', 'Förderschule Lind', 'Foerderschule Lind'],
    ['Müller-Schule', 'Mueller-Schule', 'Müllerschule', 'Muller Schule'],
    ['Schillergymnasium', 'Schiller-Gymnasium', 'Schiller Gym'],
  ],
  FR: [
    ['École St Joseph', 'École Saint-Joseph', 'Ecole Saint Joseph', 'Ec. St-Joseph'],
    ['École Ste Marie', 'École Sainte-Marie'],
    ['Collège Notre-Dame', 'Collège ND', 'CLG Notre Dame', 'Clg N.D.'],
    ['Collège privé Fénelon', 'College prive Fénelon', 'Clg privé Fenelon'],
    ['IME Les Pins', 'Institut médico-éducatif Les Pins', 'I.M.E. Les Pins'],
    ['École Sacré-Cœur', 'École Sacré Coeur', 'ecole sacre cœur'],
    ['LP Jean Moulin', 'Lycée professionnel Jean Moulin', 'lycée pro Jean Moulin'],
    ['Lyc. Victor Hugo', 'Lycée Victor Hugo'],
    ['LGT Voltaire', 'Lycée général et technologique Voltaire'],
    ['CFA Nord', "Centre de formation d'apprentis Nord"],
    ['École maternelle Les Lilas', 'Maternelle Les Lilas', 'EM Les Lilas', 'maternelles Les Lilas'],
  ],
  ES: [
    [
      'C.E.I.P. Cervantes',
      'CEIP Cervantes',
      'Colegio de Educación Infantil y Primaria Cervantes',
      'Colegio Público Cervantes',
    ],
    [
      'I.E.S. Averroes',
      'IES Averroes',
      'Instituto de Educación Secundaria Averroes',
      'Instituto Averroes',
      'institutos Averroes',
    ],
    [
      'Colegio Ntra. Sra. del Carmen',
      'Colegio Nuestra Señora del Carmen',
      'Col. Ntra Sra del Carmen',
      'colegio nuestra senora carmen',
    ],
    ['CRA Ribera', 'Colegio Rural Agrupado Ribera'],
    ['EOI Centro', 'Escuela Oficial de Idiomas Centro'],
    ['COL. San José', 'Colegio San José', 'Colegio S. José'],
    ['CEPA Norte', 'Centro de Educación de Personas Adultas Norte'],
    ['Escuela Infantil Luna', 'EEI Luna', 'Guardería Luna', 'guarderías Luna'],
    ['CEE Sol', 'Centro de Educación Especial Sol', 'C.E.E. Sol'],
    ['Colegio Virgen Mª Auxiliadora', 'Colegio Virgen María Auxiliadora'],
  ],
  IT: [
    ['I.C. Manzoni', 'IC Manzoni', 'Istituto Comprensivo Manzoni', 'Ist. Comp. Manzoni', 'Ist. Comprensivo Manzoni'],
    ['Scuola S. Francesco', 'Scuola San Francesco', 'Scuola S.Francesco'],
    ["Scuola Sant'Anna", 'Scuola S. Anna', 'Scuola Santa Anna'],
    ['I.I.S. Fermi', 'IIS Fermi', 'Istituto di Istruzione Superiore Fermi'],
    [
      "Scuola dell'infanzia Rodari",
      'Scuola materna Rodari',
      'Mat. Rodari',
      'Asilo Rodari',
      'Infanzia Rodari',
      "scuole dell'infanzia Rodari",
    ],
    [
      'S.M.S. Pascoli',
      'Scuola media Pascoli',
      'SMS Pascoli',
      'Scuola Secondaria di I grado Pascoli',
      'Scuola Secondaria di primo grado Pascoli',
      'S.S. I grado Pascoli',
    ],
    ['D.D. Dante', 'Direzione Didattica Dante', 'DD Dante', 'Circolo Didattico Dante'],
    ['ITIS Galilei', 'I.T.I.S. Galilei', 'ITI Galilei', 'Istituto Tecnico Industriale Galilei'],
    ['Scuola elementare Verdi', 'Elem. Verdi', 'Scuola Primaria Verdi', 'scuole elementari Verdi'],
    ['Ragioneria Einaudi', 'Istituto tecnico economico Einaudi', 'ITC Einaudi', 'ITE Einaudi'],
    ['CITTA’ DI CASTELLO - IC', 'Città di Castello IC'],
  ],
  GB: [
    [
      "St Mary's Primary School",
      'Saint Marys Primary School',
      'St. Mary’s Primary School',
      'St Mary Primary School',
      "St Mary's Prim. Sch.",
    ],
    [
      'Hill CofE Primary School',
      'Hill Church of England Primary School',
      'Hill C of E Primary School',
      'Hill C.E. Primary School',
      'Hill CE Primary School',
    ],
    ['Hill RC School', 'Hill Roman Catholic School', 'Hill R.C. School', 'Hill Catholic School'],
    ['Hill Prep School', 'Hill Preparatory School', 'Hill Prep. School'],
    ['UTC Hill', 'University Technical College Hill'],
    ['Hill PRU', 'Hill Pupil Referral Unit'],
    ['Hill 6th Form', 'Hill Sixth Form', 'Hill Sixth-Form'],
    ['Hill Sch.', 'Hill School'],
    ['Ysgol Hill', 'Hill School'],
  ],
}

describe('spellings of appendix A find the same schools', () => {
  const cases = Object.entries(SAME).flatMap(([country, groups]) =>
    groups.map((group) => [country as CountryCode, group] as const),
  )
  test.each(cases)('%s %j', (country, group) => {
    const missed = group.flatMap((query) =>
      group
        .filter((name) => /\p{Lu}/u.test(name[0] ?? '') && !finds(query, { name, country }))
        .map((name) => `${query} → ${name}`),
    )
    expect(missed).toEqual([])
  })
})

describe('abbreviations with two meanings', () => {
  const nrw = { country: 'DE', region: 'Nordrhein-Westfalen' } as const
  const niedersachsen = { country: 'DE', region: 'Niedersachsen' } as const

  test('Kath. Grundschule is written KGS in Nordrhein-Westfalen', () => {
    expect(finds('KGS Lind', { ...nrw, name: 'Kath. Grundschule Lind' })).toBe(true)
  })

  test('KGS is Catholic in Nordrhein-Westfalen and cooperative in Niedersachsen', () => {
    expect(finds('Katholische Grundschule Lind', { name: 'KGS Lind', ...nrw })).toBe(true)
    expect(finds('Kooperative Gesamtschule Lind', { name: 'KGS Lind', ...nrw })).toBe(false)
    expect(finds('Kooperative Gesamtschule Lind', { name: 'KGS Lind', ...niedersachsen })).toBe(true)
    expect(finds('Katholische Grundschule Lind', { name: 'KGS Lind', ...niedersachsen })).toBe(false)
  })

  test('without a place it finds both', () => {
    expect(finds('KGS Lind', { name: 'Katholische Grundschule Lind', ...nrw })).toBe(true)
    expect(finds('KGS Lind', { name: 'Kooperative Gesamtschule Lind', ...niedersachsen })).toBe(true)
  })

  test('CPR is a rural school in Andalucía and a teacher centre in Extremadura', () => {
    const school = { name: 'CPR Sierra', country: 'ES' } as const
    expect(finds('Colegio Público Rural Sierra', { ...school, region: 'Andalucía' })).toBe(true)
    expect(finds('Colegio Público Rural Sierra', { ...school, region: 'Granada' })).toBe(true)
    expect(finds('Colegio Público Rural Sierra', { ...school, region: 'EXTREMADURA' })).toBe(false)
    expect(finds('Centro de Profesores y Recursos Sierra', { ...school, region: 'Extremadura' })).toBe(true)
  })
})

describe('a name finds what it says and no more', () => {
  test.each<[string, Name]>([
    ['Simone Veil', { name: 'Lycée Simone Weil', country: 'FR' }],
    ['Liceo Verdi', { name: 'Scuola primaria Verdi', country: 'IT' }],
    ['Grundschule Lind', { name: 'Gymnasium Lind', localType: 'Gymnasium', country: 'DE' }],
    ['Istituto professionale Fermi', { name: 'Istituto tecnico Fermi', country: 'IT' }],
    ['lycée pro Voltaire', { name: 'Lycée Voltaire', localType: 'Lycée', country: 'FR' }],
    ['Giuseppe Verdi', { name: 'Giovanni Verdi', country: 'IT' }],
    ['Catholic School', { name: 'Hill Church of England School', country: 'GB' }],
    ['St Martin', { name: 'Martin-Grundschule', country: 'DE' }],
    ['II grado', { name: 'Scuola secondaria di I grado Verdi', country: 'IT' }],
  ])('%s is not %j', (query, name) => {
    expect(finds(query, name)).toBe(false)
  })

  test("the register's word for the type counts as well", () => {
    expect(
      finds('Gymnasium Lise Meitner', { name: 'Lise-Meitner-Schule', localType: 'Gymnasium', country: 'DE' }),
    ).toBe(true)
    expect(finds('Gym. Lise Meitner', { name: 'Lise-Meitner-Schule', localType: 'Gymnasium', country: 'DE' })).toBe(
      true,
    )
  })

  test('an initial stands for the first name', () => {
    expect(finds('Giuseppe Verdi', { name: 'I.C. "G. VERDI"', country: 'IT' })).toBe(true)
    expect(finds('G. Verdi', { name: 'Istituto comprensivo Giuseppe Verdi', country: 'IT' })).toBe(true)
    expect(finds('G. Galilei', { name: 'Galileo Galilei', country: 'IT' })).toBe(true)
    expect(finds('Guglielmo Marconi', { name: 'G.MARCONI', country: 'IT' })).toBe(true)
    expect(finds('San Giovanni Bosco', { name: 'S.G. Bosco', country: 'IT' })).toBe(true)
  })
})

describe('queryWords', () => {
  test('drops stop words unless there is nothing else', () => {
    expect(queryWords('die Schule am See').map(({ text }) => text)).toEqual(['schule', 'see'])
    expect(queryWords('la').map(({ text }) => text)).toEqual(['la'])
    expect(queryWords('')).toEqual([])
  })

  test('only the last word is being typed, and only until a space follows', () => {
    expect(queryWords('goethe gymn').map(({ prefix }) => prefix)).toEqual([false, true])
    expect(queryWords('goethe gymn ').map(({ prefix }) => prefix)).toEqual([false, false])
  })

  test('numbers, short words and saints are never corrected', () => {
    expect(queryWords('goethe 10115 igs sankt 6th').map(({ fuzzy }) => fuzzy)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ])
  })

  test('typing errors are counted in the text as typed', () => {
    expect(queryWords('Acdaemy')[0]).toMatchObject({ text: 'acdamy', typed: 'acdaemy' })
  })

  test('a compound is also searched by its parts', () => {
    expect(queryWords('Goethegymnasium')[0]?.alternatives).toEqual([['gothegymnasium'], ['gothe', 'gymnasium']])
  })
})

test('what a type is said not to be is no word for it', () => {
  const { also } = nameTerms('Lismore', 'Secondary (non-grammar) school', 'GB', 'Northern Ireland')
  expect([also.includes('secondary'), also.includes('grammar')]).toEqual([true, false])
})
