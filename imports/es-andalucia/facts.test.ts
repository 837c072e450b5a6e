import { expect, test } from 'vitest'
import { factLines, fileRow, readFacts } from '../testing/read-table.ts'
import { esAndalucia } from './source.ts'

const centro = fileRow({
  curso: '22',
  codigo: '41000001',
  D_DENOMINA: 'Centro Docente Privado',
  D_ESPECIFICA: 'San José',
  D_TIPO: 'Privado',
  D_DOMICILIO: 'C/ Mayor, 1',
  D_LOCALIDAD: 'Sevilla',
  D_PROVINCIA: 'Sevilla',
  C_POSTAL: '41001',
  N_LATITUD: '37,38',
  N_LONGITUD: '-5,96',
  priv_adh_inf1: 'N',
  priv_noadh_inf1: 'N',
  priv_c_inf2: 'S',
  priv_c_pri: 'S',
  priv_c_eso: 'S',
  pub_eso: 'N',
  priv_noc_bach_ord: 'S',
  priv_c_ee: 'S',
})
const factsOf = async (cells: Parameters<typeof centro>[0] = {}) => {
  const [found] = await readFacts(esAndalucia, { content: [centro(cells)] })
  return typeof found === 'object' ? factLines(found.facts) : found
}

test('lists stages in order, and the funded ones separately', async () => {
  expect(await factsOf()).toEqual([
    'contract 2022 concertado',
    'funded_stages 2022 Infantil 3–6, Primaria, ESO, Educación especial',
    'inclusion_unit 2022 1',
    'nursery_classes 2022 1',
    'sixth_form 2022 1',
    'stages 2022 Infantil 3–6, Primaria, ESO, Bachillerato, Educación especial',
  ])
})

test('reads a private school without funded stages, and a state school', async () => {
  const none = { priv_c_inf2: 'N', priv_c_pri: 'N', priv_c_eso: 'N', priv_c_ee: 'N' }
  expect(await factsOf(none)).toEqual(['contract 2022 private', 'stages 2022 Bachillerato'])
  expect(await factsOf({ ...none, D_TIPO: 'Público', priv_noc_bach_ord: 'N', pub_eso: 'S' })).toEqual([
    'contract 2022 public',
    'inclusion_unit 2022 0',
    'sixth_form 2022 0',
    'stages 2022 ESO',
  ])
})

test.each([
  [{ priv_adh_inf1: 'S' }, 'aided_nursery 2022 1'],
  [{ priv_noadh_inf1: 'S' }, 'aided_nursery 2022 0'],
])('%j of a nursery is %s', async (cells, fact) => expect(await factsOf(cells)).toContain(fact))

test('a school for special education is not a unit within a school', async () => {
  const facts = await factsOf({ D_DENOMINA: 'Centro Específico de Educación Especial' })
  expect(facts).not.toContainEqual(expect.stringMatching(/inclusion_unit/))
})
