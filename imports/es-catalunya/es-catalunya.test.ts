import { expect, test } from 'vitest'
import { factLines, fileRow, read, readFacts } from '../testing/read-table.ts'
import { esCatalunya } from './source.ts'

const studies = [
  'EINF1C',
  'EINF2C',
  'EPRI',
  'ESO',
  'BATX',
  'CFPM',
  'EE',
  'PFI',
  'IDI',
  'MUSE',
  'TEGM',
  'ADULTS',
] as const
const example = {
  Codi_centre: '08000013',
  Denominació_completa: 'Escola Alfa',
  Nom_naturalesa: 'Públic',
  Nom_titularitat: "Departament d'Educació",
  Adreça: 'c. Major, 1',
  Codi_postal: '08630',
  Telèfon: '937700001',
  Nom_serveisterritorials_nous: 'Baix Llobregat',
  Nom_comarca: 'Baix Llobregat',
  Nom_municipi: 'Abrera',
  Nom_DM: '',
  Nom_localitat: 'Abrera',
  Coordenades_GEO_X: '1,901548',
  Coordenades_GEO_Y: '41,516795',
  'E-mail_centre': 'a8000013@xtec.cat',
}
const row = fileRow({
  ...example,
  ...(Object.fromEntries(studies.map((study) => [study, ''])) as Record<(typeof studies)[number], string>),
})
const centre = (taught: readonly (typeof studies)[number][], cells: Partial<typeof example> = {}) =>
  row({ ...cells, ...Object.fromEntries(taught.map((study) => [study, study])) })

test('reads a centre with its point in decimal commas', async () => {
  expect(await read(esCatalunya, [centre(['EINF2C', 'EPRI'])])).toEqual([
    {
      id: 'es-08000013',
      name: 'Escola Alfa',
      category: 'primary',
      localType: 'Escola',
      ownership: 'public',
      street: 'c. Major, 1',
      postalCode: '08630',
      city: 'Abrera',
      region: 'Barcelona',
      country: 'ES',
      position: { lat: 41.516795, lng: 1.901548, precision: 'exact' },
      phone: '937 70 00 01',
      email: 'a8000013@xtec.cat',
      website: '',
      features: [],
      languages: [],
      pupils: null,
      faith: null,
      ages: { from: 3, to: 12 },
      audience: 'children',
      status: 'active',
    },
  ])
})

test('a longitude of less than one degree begins with the comma', async () => {
  const point = { Coordenades_GEO_X: ',761588', Coordenades_GEO_Y: '41,6' }
  const west = centre(['EPRI'], { ...point, Codi_postal: '25001', Nom_municipi: 'Lleida' })
  expect(await read(esCatalunya, [west])).toMatchObject([{ position: { lat: 41.6, lng: 0.761588 } }])
})

test('facts are the stages, other studies, holder, territorial service and district', async () => {
  const content = [centre(['EPRI', 'ESO', 'TEGM'], { Nom_DM: 'Eixample' })]
  const [found] = await readFacts(esCatalunya, { content })
  expect(factLines(typeof found === 'object' ? found.facts : [])).toEqual([
    ...['authority Baix Llobregat', 'district Eixample, Baix Llobregat', 'nursery_classes 0'],
    ...["operator Departament d'Educació", 'sixth_form 0'],
    ...['stages Primària, ESO', 'studies Esports, grau mitjà'],
  ])
})

const privately = { Nom_naturalesa: 'Privat', Nom_titularitat: 'Ordes i Congregacions Catòlics' }

test.each([
  [['ESO', 'BATX'], {}, { category: 'high_school', localType: 'Institut' }],
  [['EPRI', 'ESO'], {}, { category: 'secondary', localType: 'Institut escola' }],
  [['EPRI', 'ESO'], privately, { localType: 'Centre docent privat', ownership: 'private', faith: 'catholic' }],
  [['EE'], {}, { category: 'special_needs' }],
  [['EPRI', 'EE'], {}, { category: 'primary' }],
  [['CFPM', 'PFI'], {}, { category: 'vocational' }],
  [['EINF1C'], {}, { category: 'primary', localType: "Llar d'infants" }],
  [['EINF1C', 'EINF2C'], {}, { category: 'primary', localType: 'Parvulari' }],
  [['MUSE'], {}, { category: 'other', features: ['music'] }],
  [['TEGM'], {}, { category: 'other', localType: 'Centre docent' }],
] as const)('studies %j %j become %j', async (taught, cells, expected) => {
  expect(await read(esCatalunya, [centre(taught, cells)])).toMatchObject([expected])
})

test('a person who holds a centre is not named', async () => {
  const [found] = await readFacts(esCatalunya, {
    content: [centre(['EPRI'], { Nom_titularitat: 'Persones Físiques' })],
  })
  expect(factLines(typeof found === 'object' ? found.facts : []).join()).not.toMatch(/operator/)
})

test.each([
  [[], {}, 'not_a_school'],
  [['EPRI'], { Codi_centre: '28000013' }, 'bad_code'],
] as const)('studies %j %j are rejected as %s', async (taught, cells, reason) => {
  expect(await read(esCatalunya, [centre(taught, cells)])).toEqual([reason])
})

test.each([[['ADULTS'], 'adults']] as const)('%j is for %s', async (taught, audience) => {
  expect(await read(esCatalunya, [centre(taught, {})])).toMatchObject([{ audience }])
})
