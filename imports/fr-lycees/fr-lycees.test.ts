import { expect, test } from 'vitest'
import { factLines, read, readFacts } from '../testing/read-table.ts'
import { frLycees } from './source.ts'

const lycee = {
  ...{
    uai: '0010010F',
    nom: 'Lycee Du Bugey (general Et Techno.)',
    ville: 'Belley',
    departement: 'Ain',
    codeDept: '01',
  },
  ...{ academie: 'Lyon', secteur: 'public', type: 'GT', lat: 45.762, lng: 5.6897 },
  ...{ adresse: '113 rue du 5e RTM', codePostal: '01306', presents: 188, tauxReussite: 98, vaReussite: 2 },
}
const file = (...rows: object[]) =>
  JSON.stringify({ meta: { year: '2025' }, lycees: rows.map((row) => ({ ...lycee, ...row })) })

test('both tracks of a lycée are one school', async () => {
  const content = file({}, { type: 'PRO' }, { type: 'PRO' })
  expect(await read(frLycees, content)).toEqual([
    'repeated_code',
    {
      id: 'fr-0010010F',
      name: 'Lycée du Bugey',
      category: 'high_school',
      localType: 'Lycée polyvalent',
      ownership: 'public',
      street: '113 rue du 5e RTM',
      postalCode: '01306',
      city: 'Belley',
      region: 'Ain',
      country: 'FR',
      position: { lat: 45.762, lng: 5.6897, precision: 'exact' },
      phone: '',
      email: '',
      website: '',
      features: [],
      languages: [],
      pupils: null,
      ages: { from: 15, to: 18 },
      status: 'active',
    },
  ])
  const found = (await readFacts(frLycees, { content })).at(-1)
  expect(factLines(typeof found === 'object' ? found.facts : [])).toEqual([
    ...['authority Académie de Lyon', 'contract public', 'official_code 0010010F', 'professional_track 1'],
  ])
})

test.each([
  [{ type: 'PRO' }, { category: 'vocational', localType: 'Lycée professionnel' }],
  [{ secteur: 'privé sous contrat' }, { ownership: 'private', localType: 'Lycée général et technologique' }],
])('%j becomes %j', async (cells, expected) => expect(await read(frLycees, file(cells))).toMatchObject([expected]))

test('a code that is none is refused', async () =>
  expect(await read(frLycees, file({ uai: 'x' }))).toEqual(['bad_code']))
