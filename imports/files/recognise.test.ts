import { describe, expect, test } from 'vitest'
import { esMadrid } from '../es-madrid/source.ts'
import { gbGias } from '../gb-gias/source.ts'
import { gbPerformance } from '../gb-performance/source.ts'
import { gbScotland } from '../gb-scotland/source.ts'
import { SOURCES } from '../sources.ts'
import { memoryFile } from '../testing/read-table.ts'
import { inspectFile } from './inspect-file.ts'
import { recogniseFiles } from './recognise.ts'

const sourceOf = (id: string) => SOURCES.find((source) => source.id === id)!

async function recognise(content: string, source = gbPerformance, { name = 'file.csv', isConfirmed = false } = {}) {
  const { tables } = recogniseFiles([await inspectFile(memoryFile(content, name))], source, SOURCES, isConfirmed)
  return tables.map(({ layout }) => layout.name)
}

describe('an edition of a known layout', () => {
  const KS5 = 'URN,TPUP1618,TALLPPE_ALEV_1618,TALLPUP_ALEV_1618'
  test('may lack a measure', async () => {
    expect(await recognise(`RECTYPE,${KS5},TB3PTSE\n1,100000,40,30,38,31\n`)).toEqual(['ks5final'])
  })

  test('is refused without its code, and the sentence says what it lacks of which layout', async () => {
    const renamed = `${KS5.replace('URN', 'School')},VA_INS_ALEV\n100000,40,30,38,0\n`
    await expect(recognise(renamed)).rejects.toThrow(
      'it lacks URN of the nearest layout (ks5final); its columns begin with School, TPUP1618',
    )
  })

  test('of a register may lack an optional field, but not the name of a school', async () => {
    const header = 'SeedCode,SchoolType,CentreType,SchoolName,PostCode,LAName'
    expect(await recognise(`${header}\n1,Primary,A,B,C,D\n`, gbScotland)).toEqual(['schools'])
    const nameless = header.replace('SchoolName', 'Denomination')
    await expect(recognise(`${nameless}\n1,Primary,A,B,C,D\n`, gbScotland)).rejects.toThrow('it lacks SchoolName of')
  })

  test('is not taken where two layouts are as near', async () => {
    const both = 'uai;annee;presents_total;taux_reu_total;va_reu_total\n0350001A;2024;100;90;1\n'
    await expect(recognise(both, sourceOf('fr-depp'))).rejects.toThrow(/is not a file of fr-depp: it lacks/)
  })

  test('of another source is named, and not taken', async () => {
    const offers = 'Schulnummer;Schulform;Schulbezeichnung_1;Kurzbezeichnung;PLZ;Schulbetriebsschluessel\n1;2;3;4;5;6\n'
    await expect(recognise(offers, gbGias)).rejects.toThrow('is a file of de-nrw, not of gb-gias')
  })
})

describe('a list that only the question tells apart', () => {
  const list = 'CONSULTA;;\nAREA TERRITORIAL;CODIGO CENTRO;TIPO DE CENTRO;CENTRO\nMadrid-Este;28990001;IES;EL ARCE\n'
  const bilingual = sourceOf('es-madrid-bilingual')

  test('is refused while neither its name nor the person says which one it is', async () => {
    for (const name of ['madrid_consulta_centros_nocturno.csv', 'centros.csv', 'centros_excelencia.csv'])
      await expect(recognise(list, bilingual, { name })).rejects.toThrow('add --confirm bilingüe')
  })

  test.each(['madrid_consulta_centros_bilingue.csv', 'Bilingüe 2025.csv'])('%s says it', async (name) => {
    expect(await recognise(list, bilingual, { name })).toEqual(['es-madrid-bilingual'])
  })

  test('is read as what the person says', async () => {
    expect(await recognise(list, bilingual, { isConfirmed: true })).toEqual(['es-madrid-bilingual'])
  })

  test('is never named as the file of such a source', async () => {
    const refused = recognise(list, esMadrid)
    await expect(refused).rejects.toThrow(/not a file of es-madrid: it lacks CODIGO/)
    await expect(refused).rejects.toThrow('its columns begin with AREA TERRITORIAL, CODIGO CENTRO')
    await expect(refused).rejects.not.toThrow(/bilingual|excellence/)
  })
})
