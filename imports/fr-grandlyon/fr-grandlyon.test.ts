import { expect, test } from 'vitest'
import { fileRow, read } from '../testing/read-table.ts'
import { schoolFacts } from '../testing/school-facts.ts'
import { frGrandlyon } from './source.ts'

const college = fileRow({
  uai: '0690022Z',
  nom: 'Collège de la Haute Azergues',
  nature: 'COLLEGE',
  statut_public_prive: 'Public',
  type_contrat_prive: 'SANS OBJET',
  adresse: '582 route de Lyon ',
  code_postal: '69870',
  commune: 'Lyon 2e Arrondissement',
  telephone: '+33474030163',
  web: 'https://lahauteazergues.example.fr/',
  mail: 'ce.0690022Z@ac-lyon.fr',
  restauration: 'true',
  hebergement: 'false',
  ulis: 'true',
  segpa: 'false',
  section_sport: 'false',
  appartenance_education_prioritaire: '',
  nombre_d_eleves: '287',
  effectifs_par_uai: '{"2023-2024": 333, "2024-2025": 287, "2025-2026": null, "x": 3}',
  ips_par_uai: '{"2024-2025": 107.9}',
  date_ouverture: '1965-05-01',
  etat: 'OUVERT',
  datemaj: '2025-10-07',
  the_geom: 'POINT (4.493104935354752 46.05505830754876)',
})

test('reads a collège', async () => {
  expect(await read(frGrandlyon, [college()])).toMatchObject([
    {
      id: 'fr-0690022Z',
      category: 'secondary',
      ownership: 'public',
      street: '582 route de Lyon',
      city: 'Lyon',
      region: 'Rhône',
      position: { lat: 46.055058, lng: 4.493105, precision: 'exact' },
      phone: '04 74 03 01 63',
      features: ['inclusion'],
      pupils: 287,
      ages: { from: 11, to: 15 },
      boarding: false,
      date: '2025-10-07',
    },
  ])
})

test('assigns pupils and social position to their years', async () => {
  expect(await schoolFacts(frGrandlyon, [college()])).toEqual({
    'fr-0690022Z': {
      official_code: '0690022Z',
      contract: 'public',
      authority: 'Académie de Lyon',
      canteen: 1,
      boarding_offered: 0,
      inclusion_unit: 1,
      adapted_education: 0,
      sport_section: 0,
      'pupils@2023-08-01': 333,
      'pupils@2024-08-01': 287,
      'social_position@2024-08-01': 107.9,
    },
  })
})

test('a school has no facts by year if the cell is empty or damaged', async () => {
  const found = await schoolFacts(frGrandlyon, [college({ effectifs_par_uai: '', ips_par_uai: '{"2024-2025": 1' })])
  expect(Object.keys(found['fr-0690022Z'] ?? {}).filter((fact) => fact.includes('@'))).toEqual([])
})
