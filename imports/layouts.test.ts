import { Readable } from 'node:stream'
import { describe, expect, test } from 'vitest'
import { deBerlin } from './de-berlin/source.ts'
import { deHamburg } from './de-hamburg/source.ts'
import { deNrw } from './de-nrw/source.ts'
import { deSachsen } from './de-sachsen/source.ts'
import { esCatalunya } from './es-catalunya/source.ts'
import type { Workbook } from './files/formats/workbook.ts'
import { inspectFile } from './files/inspect-file.ts'
import { readRows } from './files/read-rows.ts'
import { recogniseFiles } from './files/recognise.ts'
import { frAnnuaire } from './fr-annuaire/source.ts'
import { frDepp } from './fr-depp/source.ts'
import { gbScotland } from './gb-scotland/source.ts'
import { gbWales } from './gb-wales/source.ts'
import { itMiur } from './it-miur/source.ts'
import { itStatistics } from './it-statistics/source.ts'
import { finishParsedRow } from './read-schools.ts'
import type { RegisterSchool } from './register-school.ts'
import type { FactReader, Source } from './source.ts'
import { fileRow, read } from './testing/read-table.ts'
import { schoolFacts } from './testing/school-facts.ts'
import { inlineRow, odsParts, xlsxParts } from './testing/workbooks.ts'

/** Reads a workbook as an import would, with every sheet that its source reads. */
async function schoolsIn(source: Source, parts: Record<string, string>): Promise<(RegisterSchool | string)[]> {
  const packed = Object.entries(parts).map(([name, text]) => ({
    name,
    modified: undefined,
    open: async () => Readable.from([Buffer.from(text)]),
  }))
  const workbook: Workbook = { name: 'schools.workbook', modified: undefined, parts: packed }
  const { tables } = recogniseFiles([await inspectFile(workbook)], source, [source])
  const found: (RegisterSchool | string)[] = []
  for (const table of tables) {
    const reader = table.layout.reader({}, table.file.name) as FactReader
    for await (const row of readRows(table)) {
      const parsed = 'row' in row ? finishParsedRow(reader(row.row, { index: 0, today: '2026-11-01' })) : row
      if ('school' in parsed) found.push(parsed.school)
      else if ('reason' in parsed) found.push(parsed.reason)
    }
  }
  return found
}

const odsCell = (text: string) => `<table:table-cell><text:p>${text}</text:p></table:table-cell>`
const odsSheet = (name: string, ...rows: string[][]) =>
  `<table:table table:name="${name}">${rows
    .map((cells) => `<table:table-row>${cells.map(odsCell).join('')}</table:table-row>`)
    .join('')}</table:table>`

test('the address list of Wales is read from all three sheets, the Welsh ones left out', async () => {
  const common = ['School Number', 'School Name', 'LA Code', 'Local Authority']
  const place = ['Address 1', 'Address 2', 'Postcode', 'Phone Number', 'Pupils']
  const maintained = [
    ...common,
    'Sector',
    'Governance',
    'School Language Category',
    'School Type',
    'Religious Character',
  ]
  const found = await schoolsIn(
    gbWales,
    odsParts(
      odsSheet('A_gynhelir', ['Rhif yr ysgol', 'Enw', 'Cod post'], ['9990001', 'Ysgol', 'LL1 1AA']) +
        odsSheet(
          'Maintained',
          ['Address list of schools', ''],
          [...maintained, ...place],
          [
            ...['9990001', 'Ysgol Un', '660', 'Isle of Anglesey', 'Primary', 'Community', 'Category 3: Welsh medium'],
            ...['Infants &amp; Juniors', '---', 'Heol Un', 'Amlwch', 'LL68 9DU', '01407 830414', '62'],
          ],
        ) +
        odsSheet(
          'Independent',
          [...common, ...place],
          ['9990002', 'Dau School', '660', 'Powys', 'A', 'B', 'LD6 5LT', '', ''],
        ) +
        odsSheet('PRU', [...common, ...place], ['9990003', 'Tri Centre', '660', 'Powys', 'A', 'B', 'LD6 5LT', '', '']),
    ),
  )
  expect(found).toMatchObject([
    { id: 'gb-WLS-9990001', name: 'Ysgol Un', ownership: 'public', category: 'primary', pupils: 62 },
    { id: 'gb-WLS-9990002', localType: 'Independent school', ownership: 'private', category: 'other' },
    { id: 'gb-WLS-9990003', localType: 'Pupil referral unit', ownership: 'public', category: 'special_needs' },
  ])
})

test('the contacts of Scotland are read from the sheet of open schools, with all departments in one row', async () => {
  const header = [
    ...['Seed Code', 'LA Name', 'School Name', 'Address Line1', 'Address Line2', 'Post Code', 'Email', 'Phone Number'],
    ...['Website Address', 'Primary Department', 'Secondary Department', 'Special Department', 'Denomination'],
  ]
  const row = [
    ...['9990001', 'North Ayrshire', 'Rowan Academy', 'Rowan Lane 1', 'KILWINNING', 'KA13 7HG', 'office@rowan.example'],
    ...['01294 990001', 'https://rowan.example/', 'Yes', 'Yes', 'No', 'Non-denominational'],
  ]
  const found = await schoolsIn(gbScotland, xlsxParts(inlineRow(5, ...header) + inlineRow(6, ...row)))
  expect(found).toMatchObject([
    {
      id: 'gb-SCT-9990001',
      localType: 'Primary and secondary school',
      category: 'secondary',
      city: 'Kilwinning',
      website: 'https://rowan.example',
    },
  ])
  const closed = xlsxParts(inlineRow(5, ...header) + inlineRow(6, ...row))
  const sheet = closed['xl/workbook.xml']!.replace('name="S"', 'name="Closed schools"')
  await expect(schoolsIn(gbScotland, { ...closed, 'xl/workbook.xml': sheet })).rejects.toThrow(/is not a file/)
})

test('the contacts of Scotland of 2023 name telephone and website shorter', async () => {
  const header =
    'SeedCode,SchUID,SchoolType,CentreType,SchoolName,AddressLine1,AddressLine2,AddressLine3,PostCode,LAName,Email,Phone,Website,Denomination'
  const [found] = await read(
    gbScotland,
    `${header}\n9990001,9990001P,Primary,Local Authority,Rowan School,Lane 1,,KILWINNING,KA13 7HG,North Ayrshire,office@rowan.example,01294 832523,https://rowan.example/,Non-denominational\n`,
  )
  expect(found).toMatchObject({ website: 'https://rowan.example', phone: expect.stringContaining('832523') })
})

test('code lists of NRW under the names of the publisher complete its register', async () => {
  const register = fileRow({
    Schulnummer: '100001',
    Schulform: '99',
    Schulbezeichnung_1: 'Schule am Bach',
    Kurzbezeichnung: 'Köln, GS Bach',
    PLZ: '50667',
    Rechtsform: '7',
    Schulbetriebsschluessel: '1',
  })
  const forms = 'sep=;\nSchluessel;Schulform;\n"99";"Gesamtschule";\n'
  const legal = 'sep=;\nSchluessel;Rechtsform;\n"7";"in Trägerschaft des Landes";\n'
  expect(await read(deNrw, [register()], forms, legal)).toMatchObject([{ localType: 'Gesamtschule' }])
})

test('schools of Hamburg come as GeoJSON as well', async () => {
  const properties = {
    schul_id: '5017-0',
    schulname: 'Schule am Fleet',
    schulform: 'Grundschule',
    rechtsform: 'staatlich',
    adresse_strasse_hausnr: 'Am Fleet 1',
    adresse_ort: '20095 Hamburg',
  }
  const geometry = { type: 'Point', coordinates: [10.0466, 53.6015] }
  const content = JSON.stringify({ type: 'FeatureCollection', features: [{ type: 'Feature', geometry, properties }] })
  expect(await read(deHamburg, content)).toMatchObject([
    { id: 'de-HH-5017-0', position: { lat: 53.6015, lng: 10.0466, precision: 'exact' } },
  ])
  expect(deHamburg.packedNames?.(['a/de_hh_up_staatliche_schulen_EPSG_4326.geojson', 'b.xsd'])).toEqual([
    'a/de_hh_up_staatliche_schulen_EPSG_4326.geojson',
  ])
})

test.each([['POINT (13.3579 52.5239)'], ['POINT (52.5239 13.3579)'], ['POINT (388541.4 5820600.7)']])(
  'the table of the service of Berlin gives points as %s',
  async (geom) => {
    const header = 'FID,bsn,schulname,schulart,traeger,bezirk,ortsteil,plz,strasse,hausnr,schuljahr,geom'
    const row = `schulen.1,01G01,Schule am Park,Grundschule,öffentlich,Mitte,Moabit,10557,Weg,1,2025/26,${geom}`
    const [found] = await read(deBerlin, `${header}\n${row}\n`)
    expect(found).toMatchObject({ position: { lat: expect.closeTo(52.524, 2), lng: expect.closeTo(13.358, 2) } })
  },
)

describe('the interface of Sachsen', () => {
  const row = fileRow({
    institution_key: '4390001',
    name: 'Schule an der Elbe (Schule in freier Trägerschaft)',
    legal_status_key: '02',
    school_category_key: '10',
    school_type_keys: '[11]',
    building_id: '1',
    street: 'Elbweg 1',
    postcode: '01067',
    community: 'Dresden',
    community_key: '14612000',
    phone_code_1: '0351',
    phone_number_1: '4881234',
    mail: 'post@schule-elbe.example',
    homepage: 'https://schule-elbe.example',
    headmaster_lastname: 'Muster',
    latitude: '51.05',
    longitude: '13.74',
  })

  test('gives a school with its point, whatever number of buildings it has', async () => {
    const found = await read(deSachsen, [
      row(),
      row({ building_id: '2', street: 'Nebenweg 2', school_type_keys: '[12]' }),
    ])
    expect(found).toMatchObject([
      {
        id: 'de-SN-4390001',
        name: 'Schule an der Elbe',
        ownership: 'private',
        localType: 'Grundschule, Oberschule',
        street: 'Elbweg 1',
        position: { lat: 51.05, lng: 13.74 },
      },
    ])
    expect(JSON.stringify(found)).not.toContain('Muster')
  })

  test('names types by its key table; what no key names is no school', async () => {
    const types = JSON.stringify([
      { key: '15', abbreviation: 'GMS', label: 'Gemeinschaftsschule', school_category_key: '10' },
      { key: '90', abbreviation: 'SW', label: 'Sternwarte', school_category_key: '90' },
    ])
    expect(await read(deSachsen, [row({ school_type_keys: '15' })], types)).toMatchObject([
      { localType: 'Gemeinschaftsschule', category: 'secondary' },
    ])
    expect(await read(deSachsen, [row({ school_type_keys: '90' })], types)).toEqual([])
  })
})

test('the service of Catalunya names its columns shorter, and writes words for no', async () => {
  const row = fileRow({
    curs: '2026/2027',
    codi_centre: '08999001',
    denominaci_completa: 'Escola del Riu',
    nom_naturalesa: 'Públic',
    nom_titularitat: "Departament d'Educació",
    adre_a: 'c. Riu, 1',
    codi_postal: '08001',
    tel_fon: '934 150 000',
    nom_municipi: 'Barcelona',
    coordenades_geo_x: '2.17',
    coordenades_geo_y: '41.38',
    epri: 'EPRI',
    eso: 'NO',
  })
  expect(await read(esCatalunya, [row()])).toMatchObject([
    {
      id: 'es-08999001',
      name: 'Escola del Riu',
      category: 'primary',
      localType: 'Escola',
      date: '2026-08-01',
      position: { lat: 41.38, lng: 2.17 },
    },
  ])
})

test('the positions of French schools also come under labels with accents', async () => {
  const row = fileRow({
    'Code établissement': '0359999Z',
    'Appellation officielle': 'Collège du Lac',
    Nature: 'COLLEGE',
    'Secteur Public/Privé': 'Public',
    Adresse: '1 rue du Lac',
    'Code postal': '35000',
    Commune: 'Rennes',
    Département: 'Ille-et-Vilaine',
    Latitude: '48.11',
    Longitude: '-1.68',
  })
  const [found] = await read(frAnnuaire, [row()])
  expect(found).toMatchObject({ id: 'fr-0359999Z', ownership: 'public', position: { lat: 48.11 } })
})

test('the former table of lycées gives the same indicators', async () => {
  const row = fileRow({
    etablissement: 'LYCEE DU LAC',
    annee: '2019',
    code_etablissement: '0359999Z',
    effectif_presents_serie_stmg: '20',
    effectif_presents_total_series: '120',
    taux_brut_de_reussite_total_series: '91',
    va_reu_total: '2',
    taux_mention_brut_toutes_series: '50',
  })
  expect(await schoolFacts(frDepp, [row()])).toMatchObject({
    'fr-0359999Z': {
      'bac_candidates@2019-01-01': 120,
      'bac_pass_rate@2019-01-01': 91,
      'bac_value_added@2019-01-01': 2,
      'bac_honours_rate@2019-01-01': 50,
    },
  })
})

describe('the ministry of Italy', () => {
  test('tells children and groups of nursery schools', async () => {
    const header = 'ANNOSCOLASTICO,CODICESCUOLA,CLASSI,BAMBINIMASCHI,BAMBINIFEMMINE'
    const found = await schoolFacts(itStatistics, `${header}\n202526,NAAA999019,2,20,25\n202526,NAAA99902A,1,80,90\n`)
    expect(found).toEqual({
      'it-NAAA999019': {
        'pupils@2025-08-01': 45,
        'classes@2025-08-01': 2,
        'class_size@2025-08-01': 22.5,
        'boys@2025-08-01': 20,
        'girls@2025-08-01': 25,
      },
      rejected: { 'row 2': 'out_of_range' },
    })
  })

  test('tells the share of pupils without its citizenship over all years of a school', async () => {
    const header =
      'ANNOSCOLASTICO,CODICESCUOLA,ORDINESCUOLA,ANNOCORSO,ALUNNI,ALUNNICITTADINANZAITALIANA,ALUNNICITTADINANZANONITALIANA'
    const rows = '202526,NAEE999019,SCUOLA PRIMARIA,1,20,18,2\n202526,NAEE999019,SCUOLA PRIMARIA,2,20,16,4\n'
    const found = await schoolFacts(itStatistics, `${header}\n${rows}`)
    expect(found['it-NAEE999019']).toEqual({ 'foreign_pupils_share@2025-08-01': 15 })
  })

  test('tells the share of full time, of primary schools alone', async () => {
    const header = 'ANNOSCOLASTICO,CODICESCUOLA,ORDINESCUOLA,ANNOCORSO,TEMPOSCUOLA,CLASSI,ALUNNIMASCHI,ALUNNIFEMMINE'
    const rows = [
      '202526,NAEE999019,SCUOLA PRIMARIA,1,TEMPO PIENO,1,10,10',
      '202526,NAEE999019,SCUOLA PRIMARIA,1,ORARIO NORMALE,3,30,30',
      '202526,NAMM99901X,SCUOLA SECONDARIA I GRADO,1,TEMPO PROLUNGATO,1,10,10',
    ]
    const found = await schoolFacts(itStatistics, `${header}\n${rows.join('\n')}\n`)
    expect(found).toEqual({ 'it-NAEE999019': { 'full_time_share@2025-08-01': 25 }, 'it-NAMM99901X': {} })
  })

  test('names the columns of its workbook of pupils in words', async () => {
    const content = 'Codice scuola;Numero studenti;Studenti IRC\nNAEE999019;100;80\n'
    const found = await schoolFacts(itMiur, content, { name: 'dati_scuole_20242025.csv' })
    expect(found['it-NAEE999019']).toEqual({ 'pupils@2024-08-01': 100, 'religion_lessons_share@2024-08-01': 80 })
  })
})
