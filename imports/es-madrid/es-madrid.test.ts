import { expect, test } from 'vitest'
import { factLines, fileRow, read, readFacts } from '../testing/read-table.ts'
import { esMadrid } from './source.ts'

const centro = fileRow({
  CODIGO: '28000042',
  CENTRO: 'EL ALAMO',
  COD_TIPO: '014',
  TIPO_ABRV: 'CP INF-PRI',
  TIPO_EXT: 'COLEGIO DE EDUCACIÓN INFANTIL Y PRIMARIA',
  TITULARIDAD: 'PÚBLICO',
  TITULAR: 'ADA EJEMPLO',
  DAT: 'Madrid-Sur',
  CDTPVIA: 'AVDA',
  DOMICILIO: 'del Río Alagón',
  NMVIAL: '1',
  CDPOSTAL: '28607',
  MUNICIPIO: 'Álamo, El',
  DISTRITO: '',
  TELEFONO: '918120652',
  WEB: 'http://www.educa.madrid.org/cp.elalamo.elalamo',
  E_MAIL: 'cp.elalamo.elalamo@educa.madrid.org',
  UTM_X: '415961',
  UTM_Y: '4453703',
  SITUACIÓN: 'ALTA',
  'FECHA CONSTITUCIÓN': '1980-09-04 00:00:00.0',
})

test('reads a school with a position in metres of zone 30', async () => {
  expect(await read(esMadrid, [centro()])).toEqual([
    {
      id: 'es-28000042',
      name: 'CEIP El Alamo',
      category: 'primary',
      localType: 'Colegio de educación infantil y primaria',
      ownership: 'public',
      street: 'Avenida del Río Alagón, 1',
      postalCode: '28607',
      city: 'El Álamo',
      region: 'Madrid',
      country: 'ES',
      position: { lat: expect.closeTo(40.229, 2), lng: expect.closeTo(-3.988, 2), precision: 'exact' },
      phone: '918 12 06 52',
      email: 'cp.elalamo.elalamo@educa.madrid.org',
      website: 'http://www.educa.madrid.org/cp.elalamo.elalamo',
      features: [],
      languages: [],
      pupils: null,
      ages: { from: 3, to: 12 },
      audience: 'children',
      status: 'active',
    },
  ])
})

test('a row gives the contract, stages, area and founding day', async () => {
  const [found] = await readFacts(esMadrid, {
    content: [centro({ DISTRITO: 'Centro', TITULARIDAD: 'PRIVADO CONCERTADO' })],
  })
  expect(typeof found === 'object' && factLines(found.facts)).toEqual([
    'authority Dirección de Área Territorial Madrid-Sur',
    'contract concertado',
    'district Centro',
    'nursery_classes 1',
    'official_name Colegio de educación infantil y primaria El Alamo',
    'opened 1980-09-04',
    'stages Infantil, Primaria',
  ])
  const [old] = await readFacts(esMadrid, { content: [centro({ 'FECHA CONSTITUCIÓN': '1900-01-01 00:00:00.0' })] })
  expect(typeof old === 'object' && factLines(old.facts)).not.toContainEqual(expect.stringMatching(/opened/))
})

test.each([
  ['INSTITUTO DE EDUCACIÓN SECUNDARIA', 'high_school'],
  ['CENTRO PRIVADO DE EDUCACIÓN INFANTIL, PRIMARIA Y SECUNDARIA', 'secondary'],
  ['COLEGIO DE EDUCACIÓN ESPECIAL', 'special_needs'],
  ['CENTRO PRIVADO DE FORMACIÓN PROFESIONAL ESPECÍFICA', 'vocational'],
  ['ESCUELA  INFANTIL-CASA DE NIÑOS', 'primary'],
  ['CENTRO DOCENTE EXTRANJERO EN ESPAÑA', 'other'],
])('%s is %s', async (type, category) => {
  expect(await read(esMadrid, [centro({ TIPO_EXT: type, TIPO_ABRV: 'X' })])).toMatchObject([{ category }])
})

test('ages are those of types that teach the same stages everywhere', async () => {
  const types = ['INSTITUTO DE EDUCACIÓN SECUNDARIA', 'CENTRO PRIVADO DE EDUCACIÓN INFANTIL, PRIMARIA Y SECUNDARIA']
  const rows = types.map((TIPO_EXT, at) => centro({ TIPO_EXT, CODIGO: `2800004${at}` }))
  expect(await read(esMadrid, rows)).toMatchObject([{ ages: { from: 12, to: 18 } }, { ages: null }])
})

test.each([
  [{ SITUACIÓN: 'BAJA' }, 'no_longer_open'],
  [{ SITUACIÓN: 'EN TRÁMITE' }, 'not_open'],
  [{ SITUACIÓN: 'AUTORIZADO PENDIENTE FUNCIONAMIENTO' }, 'not_open'],
  [{ TIPO_EXT: 'EQUIPO DE ORIENTACIÓN EDUCATIVA Y PSICOPEDAGÓGICA. GENERAL.' }, 'not_a_school'],
  [{ TIPO_EXT: 'CENTRO DOCENTE EN EL EXTRANJERO' }, 'abroad'],
  [{ CODIGO: '2800004' }, 'bad_code'],
])('%j is rejected as %s', async (cells, reason) => expect(await read(esMadrid, [centro(cells)])).toEqual([reason]))

test.each([
  [{ TIPO_EXT: 'CENTRO PÚBLICO DE EDUCACIÓN DE PERSONAS ADULTAS' }, 'adults'],
  [{ TIPO_EXT: 'AULA HOSPITALARIA' }, 'prison_or_hospital'],
])('%j is for %s', async (cells, audience) => {
  expect(await read(esMadrid, [centro(cells)])).toMatchObject([{ audience }])
})

test.each([
  [{ CENTRO: 'E.O.I. DE ALCORCON', TIPO_ABRV: 'EOI' }, 'E.O.I. de Alcorcon'],
  [{ CENTRO: 'COLEGIO EJEMPLO', TIPO_ABRV: 'CPR INF-PRI-SEC' }, 'Colegio Ejemplo'],
  [{ TIPO_ABRV: 'XYZ', TIPO_EXT: 'ESCUELA SUPERIOR DE CANTO' }, 'Escuela superior de canto El Alamo'],
])('%j is called %s', async (cells, name) => expect(await read(esMadrid, [centro(cells)])).toMatchObject([{ name }]))

test('reads streets in capitals and unknown types of street', async () => {
  const capitals = { CDTPVIA: 'CMNO', DOMICILIO: 'DEL SALMORAL', NMVIAL: 's/n' }
  expect(await read(esMadrid, [centro(capitals), centro({ CODIGO: '28000043', CDTPVIA: 'DISEM' })])).toMatchObject([
    { street: 'Camino del Salmoral, s/n' },
    { street: 'del Río Alagón, 1' },
  ])
})
