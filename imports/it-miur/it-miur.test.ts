import { expect, test } from 'vitest'
import { csv, fileRow, read } from '../testing/read-table.ts'
import { itMiur } from './source.ts'

const statale = fileRow({
  ANNOSCOLASTICO: '202526',
  AREAGEOGRAFICA: 'CENTRO',
  REGIONE: 'LAZIO',
  PROVINCIA: 'ROMA',
  CODICEISTITUTORIFERIMENTO: 'RMIC8DX005',
  DENOMINAZIONEISTITUTORIFERIMENTO: 'IC LADISPOLI I',
  CODICESCUOLA: 'RMEE8DX034',
  DENOMINAZIONESCUOLA: '"GIANNI RODARI"',
  INDIRIZZOSCUOLA: "VIA LIBERTA'12",
  CAPSCUOLA: '00055',
  CODICECOMUNESCUOLA: 'H501',
  DESCRIZIONECOMUNE: 'ROMA',
  DESCRIZIONECARATTERISTICASCUOLA: 'NORMALE',
  DESCRIZIONETIPOLOGIAGRADOISTRUZIONESCUOLA: 'SCUOLA PRIMARIA',
  INDICAZIONESEDEDIRETTIVO: 'NO',
  INDICAZIONESEDEOMNICOMPRENSIVO: 'Non Disponibile',
  INDIRIZZOEMAILSCUOLA: 'RMIC8DX005@istruzione.it',
  INDIRIZZOPECSCUOLA: 'Non Disponibile',
  SITOWEBSCUOLA: 'https//www.icladispoli1.edu.it',
  SEDESCOLASTICA: 'NO',
})

const paritaria = fileRow({
  REGIONE: 'FRIULI-VENEZIA G.',
  PROVINCIA: 'UDINE',
  CODICESCUOLA: 'UD1A00100X',
  DENOMINAZIONESCUOLA: "CITTA' DEI BAMBINI",
  INDIRIZZOSCUOLA: 'Non Disponibile',
  CAPSCUOLA: 'Non Disponibile',
  CODICECOMUNESCUOLA: 'L483',
  DESCRIZIONECOMUNE: 'UDINE',
  DESCRIZIONETIPOLOGIAGRADOISTRUZIONESCUOLA: 'SCUOLA INFANZIA NON STATALE',
  INDIRIZZOEMAILSCUOLA: 'Non Disponibile',
  INDIRIZZOPECSCUOLA: 'Non Disponibile',
  SITOWEBSCUOLA: 'Non Disponibile',
})

const comuni =
  'Codice Regione;"Denominazione dell\'Unità \n(valida a fini statistici)";Denominazione in italiano;Sigla automobilistica;Codice Catastale del comune\n' +
  "12;Roma;Roma;RM;H501\n09;Firenze;Figline e Incisa Valdarno;FI;M321\n08;Reggio;Reggio nell'Emilia;RE;H223\n40;Forlì;Forlì;FC;D704\n"

test('a state school with pupils and the centre of its town, files in any order', async () => {
  const pupils = 'CODICESCUOLA,NUMEROSTUDENTI,STUDENTIIRC\nRMEE8DX034,214,200\n'
  const [school] = await read(itMiur, pupils, csv([statale()]), comuni)
  expect(school).toEqual({
    id: 'it-RMEE8DX034',
    name: 'Gianni Rodari',
    category: 'primary',
    localType: 'Scuola primaria',
    ownership: 'public',
    street: 'Via Libertà 12',
    postalCode: '00055',
    city: 'Roma',
    region: 'Lazio',
    country: 'IT',
    position: { lat: expect.closeTo(41.89, 1), lng: expect.closeTo(12.51, 1), precision: 'town' },
    phone: '',
    email: 'rmic8dx005@istruzione.it',
    website: 'https://www.icladispoli1.edu.it',
    features: [],
    languages: [],
    pupils: 214,
    ages: { from: 6, to: 11 },
    institute: 'RMIC8DX005',
    audience: 'children',
    status: 'active',
  })
})

test('a private school, everything "Non Disponibile"', async () => {
  expect(await read(itMiur, [paritaria()])).toMatchObject([
    {
      id: 'it-UD1A00100X',
      name: 'Città dei Bambini',
      localType: "Scuola dell'infanzia",
      ages: { from: 3, to: 6 },
      ownership: 'private',
      street: '',
      postalCode: '',
      region: 'Friuli-Venezia Giulia',
      position: { precision: 'town' },
      website: '',
      email: '',
    },
  ])
})

test('the sites of an institute carry its code, a private school and a damaged code carry none', async () => {
  const rows = [
    statale(),
    statale({ CODICESCUOLA: 'RMEE8DX045' }),
    statale({ CODICESCUOLA: 'RMEE8DX056', CODICEISTITUTORIFERIMENTO: 'RM IC 8DX005' }),
  ]
  const institutes = [{ institute: 'RMIC8DX005' }, { institute: 'RMIC8DX005' }, { institute: null }]
  expect(await read(itMiur, rows)).toMatchObject(institutes)
  expect(await read(itMiur, [paritaria()])).toMatchObject([{ institute: null }])
})

test.each([
  ['MIPS025006', 'high_school'],
  ['MITB025006', 'vocational'],
  ['MIRI025006', 'vocational'],
])('a private upper school with the code %s is %s', async (CODICESCUOLA, category) => {
  const type = 'SCUOLA SEC. SECONDO GRADO NON STATALE'
  const row = paritaria({ CODICESCUOLA, DESCRIZIONETIPOLOGIAGRADOISTRUZIONESCUOLA: type })
  expect(await read(itMiur, [row])).toMatchObject([{ category }])
})

test('towns in capitals get the spelling of ISTAT (cp1252, line breaks in its header)', async () => {
  const rows = [
    statale({ CODICECOMUNESCUOLA: 'D704', DESCRIZIONECOMUNE: "FORLI'", CODICESCUOLA: 'FOEE000001' }),
    statale({ CODICECOMUNESCUOLA: 'H223', DESCRIZIONECOMUNE: "REGGIO NELL'EMILIA", CODICESCUOLA: 'REEE000001' }),
  ]
  const cities = [{ city: 'Forlì' }, { city: "Reggio nell'Emilia" }]
  expect(await read(itMiur, csv(rows), comuni)).toMatchObject(cities)
  expect(await read(itMiur, csv(rows))).toMatchObject(cities)
})

test('a town has the names of both its languages, and its place', async () => {
  const place = { CODICECOMUNESCUOLA: 'A952', DESCRIZIONECOMUNE: 'BOLZANO * BOZEN', CAPSCUOLA: '39100' }
  const row = statale({ ...place, CODICESCUOLA: 'BZEE000001', REGIONE: 'TRENTINO-ALTO ADIGE' })
  const list =
    'Denominazione (Italiana e straniera);Denominazione in italiano;Sigla automobilistica;Codice Catastale del comune\n' +
    'Bolzano/Bozen;Bolzano;BZ;A952\n'
  const school = { city: 'Bolzano/Bozen', position: { lat: expect.closeTo(46.5, 1), lng: expect.closeTo(11.35, 1) } }
  expect(await read(itMiur, [row])).toMatchObject([school])
  expect(await read(itMiur, [row], list)).toMatchObject([school])
})

test('a merged comune gets the position of its first part; an unknown town has no position', async () => {
  const rows = [
    statale({ CODICECOMUNESCUOLA: 'M321', DESCRIZIONECOMUNE: 'FIGLINE E INCISA VALDARNO', CODICESCUOLA: 'FIEE000001' }),
    statale({ CODICECOMUNESCUOLA: 'Z', DESCRIZIONECOMUNE: 'NESSUN LUOGO', CODICESCUOLA: 'FIEE000002', CAPSCUOLA: '' }),
  ]
  expect(await read(itMiur, csv(rows), comuni)).toMatchObject([
    { position: { lat: expect.closeTo(43.62, 1), lng: expect.closeTo(11.47, 1) } },
    { city: 'Nessun Luogo', position: null },
  ])
})

test('a school of a city stands in the middle of its postal code, however far out', async () => {
  const milan = (CAPSCUOLA: string) => ({ CODICECOMUNESCUOLA: 'F205', DESCRIZIONECOMUNE: 'MILANO', CAPSCUOLA })
  const rome = { CODICECOMUNESCUOLA: 'H501', DESCRIZIONECOMUNE: 'ROMA', CAPSCUOLA: '00121' }
  const rows = [milan('20161'), milan('20134'), milan('20100'), milan('00124'), rome].map((row, at) =>
    statale({ ...row, CODICESCUOLA: `${row === rome ? 'RM' : 'MI'}EE00000${at}` }),
  )
  const centre = { position: { lat: expect.closeTo(45.46, 1), lng: expect.closeTo(9.19, 1), precision: 'town' } }
  expect(await read(itMiur, csv(rows), comuni)).toMatchObject([
    { position: { lat: 45.519, lng: 9.174, precision: 'postal_code' } },
    { position: { lat: 45.48, lng: 9.25, precision: 'postal_code' } },
    // The code of the whole city.
    centre,
    // A code of Roma in Milano is a mistake of the register.
    centre,
    // Ostia.
    { position: { lat: 41.734, lng: 12.277, precision: 'postal_code' } },
  ])
})

test('a code of a city in a comune beside it is not used', async () => {
  const row = { CODICECOMUNESCUOLA: 'X', DESCRIZIONECOMUNE: 'ROZZANO', CODICESCUOLA: 'MIEE000001', CAPSCUOLA: '20141' }
  expect(await read(itMiur, [statale(row)])).toMatchObject([{ city: 'Rozzano', position: { precision: 'town' } }])
})

test('the same town name in another province is not used', async () => {
  const row = { CODICECOMUNESCUOLA: 'X', DESCRIZIONECOMUNE: 'MONZA', CODICESCUOLA: 'PAEE000001', CAPSCUOLA: '90030' }
  const [school] = await read(itMiur, [statale(row)])
  expect(school).not.toMatchObject({ position: { lat: expect.closeTo(45.58, 1) } })
})

test.each([
  ['FOEE000001', "FORLI'", 44.22],
  ['PSEE000001', 'PESARO', 43.9],
])(
  'the province of %s has other letters today: %s is found without the list of ISTAT',
  async (CODICESCUOLA, comune, lat) => {
    const row = statale({ CODICECOMUNESCUOLA: 'X', DESCRIZIONECOMUNE: comune, CODICESCUOLA })
    expect(await read(itMiur, [row])).toMatchObject([{ position: { lat: expect.closeTo(lat, 1) } }])
  },
)

test('without a name the type and the town are the name', async () => {
  expect(await read(itMiur, [statale({ DENOMINAZIONESCUOLA: 'Non Disponibile' })])).toMatchObject([
    { name: 'Scuola primaria di Roma' },
  ])
})

test('the same name twice in a province is two schools', async () => {
  const rows = [statale(), statale({ CODICESCUOLA: 'RMEE8DX045' })]
  expect((await read(itMiur, rows)).map((school) => (school as { id: string }).id)).toEqual([
    'it-RMEE8DX034',
    'it-RMEE8DX045',
  ])
})

const kind = (type: string, character = 'NORMALE') =>
  statale({ DESCRIZIONETIPOLOGIAGRADOISTRUZIONESCUOLA: type, DESCRIZIONECARATTERISTICASCUOLA: character })

test.each([
  ['ISTITUTO COMPRENSIVO', 'NORMALE', 'not_a_school'],
  ['ISTITUTO SUPERIORE', 'NORMALE', 'not_a_school'],
  ['CONVITTO ANNESSO', 'CONVITTO ANNESSO', 'not_a_school'],
])('%s (%s) is rejected as %s', async (type, character, reason) => {
  expect(await read(itMiur, [kind(type, character)])).toEqual([reason])
})

test.each([
  ['CENTRO TERRITORIALE', 'NORMALE', 'adults'],
  ['LICEO ARTISTICO', 'PERCORSO II LIVELLO', 'adults'],
  ['SCUOLA PRIMARIA', 'SPEC. PER CARCERARI', 'prison_or_hospital'],
  ['SCUOLA PRIMARIA', 'C/O IST. OSPEDALIERO', 'prison_or_hospital'],
])('%s (%s) is for %s', async (type, character, audience) => {
  expect(await read(itMiur, [kind(type, character)])).toMatchObject([{ audience }])
})

test.each([
  ['SCUOLA PRIMO GRADO', 'secondary', 'Scuola secondaria di primo grado', []],
  ['LICEO SCIENTIFICO', 'high_school', 'Liceo scientifico', ['science']],
  ['LICEO ARTISTICO', 'high_school', 'Liceo artistico', ['arts']],
  ['ISTITUTO MAGISTRALE', 'high_school', 'Istituto magistrale', []],
  ["ISTITUTO D'ARTE", 'high_school', "Istituto d'arte", ['arts']],
  ['IST TEC COMMERCIALE E PER GEOMETRI', 'vocational', 'Istituto tecnico commerciale e per geometri', []],
  [
    "IST PROF PER L'AGRICOLTURA E L'AMBIENTE",
    'vocational',
    "Istituto professionale per l'agricoltura e l'ambiente",
    [],
  ],
  ["ISTITUTO TECNICO PER ATTIVITA' SOCIALI (GIA' ITF)", 'vocational', 'Istituto tecnico per attività sociali', []],
  [
    'IST PROF INDUSTRIA E ARTIGIANATO PER CIECHI',
    'special_needs',
    "Istituto professionale per l'industria e artigianato per ciechi",
    [],
  ],
])('%s is %s', async (type, category, localType, features) => {
  expect(await read(itMiur, [kind(type)])).toMatchObject([{ category, localType, features }])
})

const upper = { DESCRIZIONETIPOLOGIAGRADOISTRUZIONESCUOLA: 'SCUOLA SEC. SECONDO GRADO NON STATALE' }
const primary = { DESCRIZIONETIPOLOGIAGRADOISTRUZIONESCUOLA: 'SCUOLA PRIMARIA NON STATALE' }
const alfa = (code: string, street: string, cells: Parameters<typeof paritaria>[0] = upper) =>
  paritaria({ CODICESCUOLA: code, DENOMINAZIONESCUOLA: 'ISTITUTO ALFA', INDIRIZZOSCUOLA: street, ...cells })

/** The institute of each school by its code. */
async function institutesOf(...rows: ReturnType<typeof alfa>[]) {
  const schools = await read(itMiur, rows)
  return Object.fromEntries(
    schools.map((school) => (typeof school === 'string' ? [school] : [school.id.slice(3), school.institute])),
  )
}

test('private schools of one name at one address are an institute by the first code, in any order', async () => {
  const rows = [
    alfa('UDPS005009', 'VIALE UDINE N. 40'),
    alfa('UDPC005004', 'V.LE UDINE 40', { ...upper, DENOMINAZIONESCUOLA: '"Istituto Alfa"' }),
    alfa('UD1E005003', 'VIALE UDINE, 40', primary),
  ]
  const expected = { UDPS005009: 'UD1E005003', UDPC005004: 'UD1E005003', UD1E005003: 'UD1E005003' }
  expect(await institutesOf(...rows)).toEqual(expected)
  expect(await institutesOf(...rows.toReversed())).toEqual(expected)
})

test.each([
  ['another street', alfa('UDPC005004', 'VIA UDINE 40')],
  ['two numbers that look like one', alfa('UDPC005004', 'VIA UDINE 4 1')],
  ['another name', alfa('UDPC005004', 'VIA UDINE 41', { ...upper, DENOMINAZIONESCUOLA: 'ISTITUTO BETA' })],
  ['another comune', alfa('UDPC005004', 'VIA UDINE 41', { ...upper, CODICECOMUNESCUOLA: 'G284' })],
])('private schools with %s are by themselves', async (_, other) => {
  expect(await institutesOf(alfa('UDPS005009', 'VIA UDINE 41'), other)).toEqual({ UDPS005009: null, UDPC005004: null })
})

test('private schools without a street or a name are by themselves, and a repeated code makes no institute', async () => {
  const places = [
    ['Non Disponibile', 'ISTITUTO ALFA'],
    ['VIA UDINE 4', ''],
  ] as const
  for (const [street, DENOMINAZIONESCUOLA] of places) {
    const rows = ['UDPS005009', 'UDPC005004'].map((code) => alfa(code, street, { ...upper, DENOMINAZIONESCUOLA }))
    expect(await institutesOf(...rows)).toEqual({ UDPS005009: null, UDPC005004: null })
  }
  const twice = await institutesOf(alfa('UDPS005009', 'VIA UDINE 4'), alfa('UDPS005009', 'VIA UDINE 4'))
  expect(twice).toEqual({ repeated_code: undefined, UDPS005009: null })
})
