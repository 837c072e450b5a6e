import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { mappingSchema } from '#app/features/import-runs/mapping/mapping.schema.ts'
import { REGISTER_SOURCES } from '#app/features/schools/sources/register-sources.ts'
import { SOURCES, shippedSources } from './sources.ts'
import { factLines, readFacts } from './testing/read-table.ts'

const folder = path.join(import.meta.dirname, 'mappings')
const sourceOf = (id: string) => SOURCES.find((source) => source.id === id)!

test('every mapping file of the program is a source of it, with the same publisher, licence and attribution', () => {
  const files = fs.readdirSync(folder).filter((name) => name.endsWith('.json'))
  expect(shippedSources.map(({ id }) => `${id}.json`).sort()).toEqual(files.sort())
  for (const name of files) {
    const mapping = mappingSchema.parse(JSON.parse(fs.readFileSync(path.join(folder, name), 'utf8')))
    const { isStatistic, ...declared } = {
      isStatistic: false,
      ...REGISTER_SOURCES.get(mapping.id),
    }
    expect(mapping).toMatchObject(declared)
    expect([name, isStatistic]).toEqual([name, mapping.fields === undefined])
  }
})

/** Line 1 names the delimiter, and the header has a trailing one. */
const counts = 'sep=;\nSchulnummer;Anzahl;\n"100011";"947";\n"100012";"0";\n"123";"5";\n'

test('pupils of NRW belong to the year of the file name or of the given day', async () => {
  const file = { content: counts, name: 'schuelerzahlen.csv', day: '2025-10-15' }
  const period = { kind: 'school_year', start: '2025-08-01' }
  expect(await readFacts(sourceOf('de-nrw-pupils'), file)).toEqual([
    { key: 'de-NW-100011', facts: [{ fact: 'pupils', number: 947, period }] },
    { key: 'de-NW-100012', facts: [] },
    'bad_code',
  ])
})

test('without a year they hold on the day of the file', async () => {
  const [one] = await readFacts(sourceOf('de-nrw-pupils'), { content: counts, name: 'schuelerzahlen.csv' })
  expect(one).toEqual({ key: 'de-NW-100011', facts: [{ fact: 'pupils', number: 947 }] })
})

/** A title comes before the header, and rows have a trailing delimiter. */
const answer = `CONSULTA DE CENTROS Y SERVICIOS EDUCATIVOS;;;;;;
AREA TERRITORIAL;CODIGO CENTRO;TIPO DE CENTRO;CENTRO;DOMICILIO;INTEGRACION PREFERENTE;SERVICIOS
Madrid-Este;28039682;IES;ALKALA-NAHAR;Calle Ávila, 1 ;Motóricos,Auditivos;Comedor,Activid. .Extraesc.;
Madrid-Este;28039683;IES;OTRO;Calle Ávila, 2 ;-;-;
`

test('a result of the search of Madrid gives the programme of its mapping, and the services that it lists', async () => {
  const excellence = await readFacts(sourceOf('es-madrid-excellence'), { content: answer })
  expect(excellence.map((one) => typeof one === 'object' && [one.key, ...factLines(one.facts)])).toEqual([
    [
      'es-28039682',
      'canteen 1',
      'excellence_programme 1',
      'school_bus 0',
      'support_focus Motóricos; Auditivos',
      'support_needs hearing; physical',
    ],
    ['es-28039683', 'excellence_programme 1'],
  ])
  const shorter = 'CONSULTA;;\nAREA TERRITORIAL;CODIGO CENTRO;TIPO DE CENTRO\nMadrid-Oeste;28002695;CP PRI;\n'
  const bilingual = await readFacts(sourceOf('es-madrid-bilingual'), { content: shorter })
  expect(bilingual[0]).toMatchObject({ facts: [{ fact: 'bilingual_programme', choice: 'Programa bilingüe' }] })
})

test('reads the attendance of primary schools in Northern Ireland', async () => {
  const content =
    'Reference,School Name,% attendance,% absence,% authorised absence,% unauthorised absence\n1010012,A,96.2,3.8,2.8,*\n1010013,A,9.62,3.8,2.8,1\n'
  const found = await readFacts(sourceOf('gb-ni-attendance'), { content, name: 'attendance_2023-24.csv' })
  expect(found.map((one) => (typeof one === 'object' ? [one.key, ...factLines(one.facts)] : one))).toEqual([
    ['gb-NIR-1010012', 'absence 2023 3.8', 'attendance 2023 96.2', 'unauthorised_absence 2023 too_few'],
    'out_of_range',
  ])
})
