import { expect, test } from 'vitest'
import { csv, fileRow, read } from '../testing/read-table.ts'
import { esAndalucia } from './source.ts'

const centro = fileRow({
  curso: '22',
  codigo: '04005201',
  D_DENOMINA: 'Colegio de Educación Infantil y Primaria',
  D_ESPECIFICA: 'Profesor Tierno Galván',
  D_TIPO: 'Público',
  D_DOMICILIO: 'C/ Profesora Hortensia Martínez, 11',
  D_LOCALIDAD: 'Vícar',
  D_MUNICIPIO: 'Vícar',
  D_PROVINCIA: 'Almería',
  C_POSTAL: '04738',
  N_TELEFONO: '950156792',
  Correo_e: '04005201.edu@juntadeandalucia.es',
  N_LATITUD: '36,795763046575345',
  N_LONGITUD: '-2,612895369529724',
  pub_pri: 'S',
  pub_eso: 'N',
  pub_bach_ord: 'N',
  priv_c_pri: 'N',
  priv_c_eso: 'N',
  priv_noc_bach_ord: 'N',
  priv_noc_fpgs_ord: 'N',
})

test('a row in cp1252 with decimal commas', async () => {
  const [school] = await read(esAndalucia, Buffer.from(csv([centro()], ';'), 'latin1'))
  expect(school).toEqual({
    id: 'es-04005201',
    name: 'Colegio de Educación Infantil y Primaria Profesor Tierno Galván',
    category: 'primary',
    localType: 'Colegio de Educación Infantil y Primaria',
    ownership: 'public',
    street: 'C/ Profesora Hortensia Martínez, 11',
    postalCode: '04738',
    city: 'Vícar',
    region: 'Almería',
    country: 'ES',
    position: { lat: 36.795763, lng: -2.612895, precision: 'exact' },
    phone: '950 15 67 92',
    email: '04005201.edu@juntadeandalucia.es',
    website: '',
    features: [],
    languages: [],
    pupils: null,
    ages: { from: 6, to: 12 },
    audience: 'children',
    status: 'active',
    date: '2022-09-01',
  })
})

test('leading zeros that a spreadsheet dropped are restored', async () => {
  const row = centro({ codigo: '4005201', C_POSTAL: '4738' })
  expect(await read(esAndalucia, [row])).toMatchObject([{ id: 'es-04005201', postalCode: '04738' }])
})

test('without proper name, postal code or street', async () => {
  const unnamed = centro({ D_ESPECIFICA: '', C_POSTAL: '', D_DOMICILIO: 'C/ SIN DETERMINAR' })
  const fresh = centro({ D_ESPECIFICA: 'NUEVO', codigo: '04005202' })
  expect(await read(esAndalucia, [unnamed, fresh])).toMatchObject([
    { name: 'Colegio de Educación Infantil y Primaria', postalCode: '', street: '' },
    { name: 'Colegio de Educación Infantil y Primaria' },
  ])
})

test.each([
  ['Instituto de Educación Secundaria', { pub_eso: 'S' }, 'secondary'],
  ['Instituto de Educación Secundaria', { pub_eso: 'S', pub_bach_ord: 'S' }, 'high_school'],
  ['Centro Docente Privado', { priv_c_pri: 'S', priv_c_eso: 'S' }, 'secondary'],
  ['Centro Docente Privado', { priv_c_pri: 'S', priv_c_eso: 'S', priv_noc_bach_ord: 'S' }, 'high_school'],
  ['Centro Docente Privado', { priv_noc_fpgs_ord: 'S', pub_pri: 'N' }, 'vocational'],
  ['Centro Docente Privado de Educación Especial', {}, 'special_needs'],
  ['Centro público integrado de formación profesional', {}, 'vocational'],
  ['Colegio Público Rural', {}, 'primary'],
  ['Escuela Oficial de Idiomas', { pub_pri: 'N' }, 'other'],
] as const)('%s with %j is %s', async (type, stages, category) => {
  expect(await read(esAndalucia, [centro({ D_DENOMINA: type, ...stages })])).toMatchObject([{ category }])
})

test('denominations show features', async () => {
  const rows = ['Escuela Oficial de Idiomas', 'Escuela Municipal de Música y Danza'].map((D_DENOMINA, index) =>
    centro({ D_DENOMINA, codigo: `0400520${index}` }),
  )
  expect(await read(esAndalucia, rows)).toMatchObject([{ features: ['languages'] }, { features: ['music', 'arts'] }])
})

test('a type in capitals is written as usual', async () => {
  const row = centro({ D_DENOMINA: 'CENTRO AUTORIZADO DE DANZA', D_ESPECIFICA: 'U.P.A.C.E.' })
  expect(await read(esAndalucia, [row])).toMatchObject([
    { localType: 'Centro autorizado de danza', name: 'Centro autorizado de danza U.P.A.C.E.' },
  ])
})

test.each([
  [{ D_DENOMINA: 'Centro del Profesorado' }, 'not_a_school'],
  [{ D_DENOMINA: 'Equipo de Orientación Educativa' }, 'not_a_school'],
  [{ D_DENOMINA: 'Residencia Escolar' }, 'not_a_school'],
  [{ codigo: '12' }, 'bad_code'],
  [{ codigo: '' }, 'no_code'],
])('%j is rejected as %s', async (cells, reason) => expect(await read(esAndalucia, [centro(cells)])).toEqual([reason]))

test.each([[{ D_DENOMINA: 'Sección de Educación Permanente' }, 'adults']])('%j is for %s', async (cells, audience) => {
  expect(await read(esAndalucia, [centro(cells)])).toMatchObject([{ audience }])
})
