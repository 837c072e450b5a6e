import { expect, test } from 'vitest'
import { fileRow } from '../testing/read-table.ts'
import { schoolFacts } from '../testing/school-facts.ts'
import { frDepp } from './source.ts'

const facts = async (...read: Parameters<typeof schoolFacts> extends [unknown, ...infer Rest] ? Rest : never) =>
  await schoolFacts(frDepp, ...read)

test('reads the social position of a collège under the column names of every edition', async () => {
  const expected = {
    'fr-0010005A': {
      'social_position@2022-08-01': 110.4,
      'social_position_spread@2022-08-01': 31.3,
      'social_position_pupils@2022-08-01': 540,
    },
  }
  const cells = '2022-2023;0010005A;540.0;110.4;31.3\r\n'
  expect(await facts(`rentree_scolaire;uai;effectifs;ips;ecart_type_de_l_ips\r\n${cells}`)).toEqual(expected)
  expect(await facts(`\uFEFFRentrée scolaire;UAI;Effectifs;IPS;Ecart-type de l'IPS\r\n${cells}`)).toEqual(expected)
  expect(await facts(`Année scolaire;UAI;Effectifs;IPS;Écart type de l’IPS\r\n${cells}`)).toEqual(expected)
})

test('reads the social position of a lycée by track; too few pupils give none', async () => {
  const row = fileRow({
    'Rentrée scolaire': '2022-2023',
    UAI: '0010032E',
    'IPS voie GT': '105.9',
    'IPS voie PRO': '74,8',
    'IPS Ensemble GT-PRO': '100.1',
  })
  expect(await facts([row()])).toEqual({
    'fr-0010032E': {
      'social_position@2022-08-01': 100.1,
      'social_position_general@2022-08-01': 105.9,
      'social_position_professional@2022-08-01': 74.8,
    },
  })
  const fields = {
    rentree_scolaire: '2024-2025',
    uai: '0490784L',
    ips_voie_gt: null,
    ips_voie_pro: 'NS',
    ips_etab: '83.6',
  }
  expect(await facts(JSON.stringify([{ links: [{ rel: 'self' }], record: { fields } }]))).toEqual({
    'fr-0490784L': { 'social_position@2024-08-01': 83.6, 'social_position_professional@2024-08-01': 'too_few' },
  })
})

const ivac = fileRow({
  Session: '2022',
  UAI: '0150034F',
  "Nom de l'établissement": 'COLLEGE GEORGES BRASSENS',
  'Nb candidats G': '53',
  'Taux de réussite G': '94.0',
  'VA du taux de réussite G': '-3.0',
  'Nb candidats P': '8',
  'Taux de réussite P': '62.0',
  "Note à l'écrit G": '10.3',
  'VA de la note G': '-0.5',
  "Note à l'écrit P": '8.4',
  "Taux d'accès 6eme 3eme": '94.0',
  'Part présents 3eme ordinaire total': '98.0',
  'Part présents 3eme segpa total': '',
  'Nb mentions TB G': '11',
  'Nb mentions global G': '35',
})

test('reads indicators of a collège by session and série; shares of honours are among the candidates', async () => {
  expect(await facts([ivac()])).toEqual({
    'fr-0150034F': {
      'brevet_candidates@2022-01-01': 53,
      'brevet_pass_rate@2022-01-01': 94,
      'brevet_value_added@2022-01-01': -3,
      'brevet_written_mark@2022-01-01': 10.3,
      'brevet_written_value_added@2022-01-01': -0.5,
      'brevet_pro_candidates@2022-01-01': 8,
      'brevet_pro_pass_rate@2022-01-01': 62,
      'brevet_pro_written_mark@2022-01-01': 8.4,
      'brevet_access_rate@2022-01-01': 94,
      'brevet_present_share@2022-01-01': 98,
      'brevet_honours_rate@2022-01-01': 66,
      'brevet_top_honours_rate@2022-01-01': 20.8,
    },
  })
})

test('0 is a value, an empty cell is not', async () => {
  const row = ivac({ 'VA du taux de réussite G': '', 'Part présents 3eme segpa total': '0.0', 'Nb mentions TB G': '' })
  const found = (await facts([row]))['fr-0150034F'] ?? {}
  expect(Object.keys(found)).not.toContain('brevet_value_added@2022-01-01')
  expect(Object.keys(found)).not.toContain('brevet_top_honours_rate@2022-01-01')
  expect(found['brevet_adapted_present_share@2022-01-01']).toBe(0)
})

test.each([
  [{ UAI: '150034F' }, 'bad_code'],
  [{ UAI: '' }, 'no_code'],
  [{ Session: '' }, 'out_of_range'],
])('%j is rejected as %s', async (cells, reason) => {
  expect(await facts([ivac(cells)])).toEqual({ rejected: { 'row 1': reason } })
})

test('rejects a row with an impossible value', async () => {
  expect(await facts([ivac({ 'Taux de réussite G': '940' })])).toEqual({ rejected: { 'row 1': 'out_of_range' } })
})

test('the rate of the brevet by school is a separate fact from that of the indicators', async () => {
  const fields = {
    ...{ session: '2021', numero_d_etablissement: '0530030V', inscrits: 60, presents: 60, admis: 49 },
    ...{
      nombre_d_admis_mention_ab: 13,
      admis_mention_bien: 13,
      admis_mention_tres_bien: 10,
      taux_de_reussite: '81,7%',
    },
  }
  expect(await facts(JSON.stringify({ results: [fields] }))).toEqual({
    'fr-0530030V': {
      'brevet_all_candidates@2021-01-01': 60,
      'brevet_all_pass_rate@2021-01-01': 81.7,
      'brevet_all_honours_rate@2021-01-01': 60,
    },
  })
})

test('reads general and technological indicators of a lycée, by label and by field', async () => {
  const labels = fileRow({
    Année: '2024',
    UAI: '0530048P',
    'Présents - Gnle': '247',
    'Présents - ES': '',
    'Présents - STMG': '0',
    'Présents - STI2D': '32',
    'Présents - Toutes series': '279',
    'Taux de réussite - Gnle': 'ND',
    'Taux de réussite - Toutes séries': '99.0',
    'Valeur ajoutée du taux de réussite - Toutes séries': '-1',
    "Taux d'accès 2nde-bac": '86',
    "Valeur ajoutée du taux d'acces 2nde-bac": '-3',
    'Taux de mentions - Toutes séries': '77',
    'Valeur ajoutée du taux de mentions - Toutes séries': '-2',
  })
  expect(await facts([labels()])).toEqual({
    'fr-0530048P': {
      'bac_candidates@2024-01-01': 279,
      'bac_pass_rate@2024-01-01': 99,
      'bac_value_added@2024-01-01': -1,
      'bac_access_rate@2024-01-01': 86,
      'bac_access_value_added@2024-01-01': -3,
      'bac_honours_rate@2024-01-01': 77,
      'bac_honours_value_added@2024-01-01': -2,
      'bac_general_pass_rate@2024-01-01': 'not_published',
      'bac_series@2024-01-01': 'Générale 247, STI2D 32',
    },
  })
  const fields = {
    ...{
      annee: '2016',
      uai: '0530048P',
      presents_total: 90,
      taux_reu_total: 98,
      va_reu_total: null,
      presents_stmg: 20,
    },
    ...{ presents_s: 70, taux_acces_2nde: 80, va_acces_2nde: 1, taux_men_total: 50, va_men_total: 2 },
  }
  expect((await facts(JSON.stringify({ records: [{ fields }] })))['fr-0530048P']).toMatchObject({
    'bac_pass_rate@2016-01-01': 98,
    'bac_series@2016-01-01': 'S 70, STMG 20',
  })
})

test('recognises the professional bac by the columns of its fields', async () => {
  const fields = {
    ...{
      annee: '2024',
      uai: '0690018V',
      presents_total: 90,
      taux_reu_total: 82,
      va_reu_total: 4,
      presents_production: 5,
    },
    ...{ taux_acces_2nde: 60, va_acces_2nde: 1, taux_men_total: 40, va_men_total: 2 },
  }
  expect((await facts(JSON.stringify([fields])))['fr-0690018V']).toMatchObject({
    'bac_pro_pass_rate@2024-01-01': 82,
    'bac_pro_access_value_added@2024-01-01': 1,
  })
})

test('reads an extract with a row for each track; the file name or the given day gives the session', async () => {
  const lycee = { uai: '0010010F', presents: 188, tauxReussite: 98, vaReussite: 2, tauxAcces: 90, vaAcces: null }
  const rows = [
    { ...lycee, type: 'GT', tauxMention: 59, vaMention: 1, ips: 103.8 },
    { ...lycee, type: 'Pro', tauxMention: 40, vaMention: 0, tauxReussite: 80 },
  ]
  const extract = JSON.stringify({ meta: { year: '2025', counts: { total: 2 } }, lycees: rows })
  const found = (await facts(extract, { name: 'lycees_ival_2025_extract.json' }))['fr-0010010F'] ?? {}
  expect(found).toMatchObject({ 'bac_pass_rate@2025-01-01': 98, 'bac_pro_pass_rate@2025-01-01': 80 })
  expect(Object.keys(found).filter((fact) => /social|access_value/.test(fact))).toEqual([])
  const dated = await facts(extract, { name: 'lycees.json', day: '2024-06-01' })
  expect(dated['fr-0010010F']).toMatchObject({ 'bac_pass_rate@2024-01-01': 98 })
  const both = await facts(extract, { name: 'lycees_ival_2025_extract.json', day: '2024-06-01' })
  expect(both['fr-0010010F']).toMatchObject({ 'bac_pass_rate@2025-01-01': 98 })
  await expect(facts(extract, { name: 'lycees.json' })).rejects.toThrow(
    'lycees.json does not say of which session it is',
  )
})

const ecole = fileRow({
  'Rentrée scolaire': '2022',
  "Numéro de l'école": '0350103X',
  Secteur: 'PUBLIC',
  REP: '0',
  'REP +': '0',
  'Nombre total de classes': '12',
  "Nombre total d'élèves": '289',
  "Nombre d'élèves en pré-élémentaire hors ULIS": '0',
  "Nombre d'élèves en élémentaire hors ULIS": '280',
  "Nombre d'élèves en ULIS": '9',
  "Nombre d'élèves en CP hors ULIS": '56',
  "Nombre d'élèves en CE1 hors ULIS": '68',
  "Nombre d'élèves en CM2 hors ULIS": '0',
})

test('reads pupils and classes of an école', async () => {
  expect(await facts([ecole()])).toEqual({
    'fr-0350103X': {
      'pupils@2022-08-01': 289,
      'classes@2022-08-01': 12,
      'class_size@2022-08-01': 24.1,
      'pupils_nursery@2022-08-01': 0,
      'pupils_elementary@2022-08-01': 280,
      'pupils_inclusion_unit@2022-08-01': 9,
      'inclusion_unit@2022-08-01': 1,
      'pupils_by_year_group@2022-08-01': 'CP 56, CE1 68',
      'priority_education@2022-08-01': 'none',
    },
  })
})

test.each([
  [{ REP: '1' }, 'rep'],
  [{ 'REP +': '1' }, 'rep_plus'],
  [{ Secteur: 'PRIVE' }, undefined],
])('%j has éducation prioritaire %s', async (cells, priority) => {
  const found = (await facts([ecole(cells)]))['fr-0350103X'] ?? {}
  expect(found['priority_education@2022-08-01']).toBe(priority)
})

test('an école with 0 pupils and classes gives neither, and no class size', async () => {
  const found = (await facts([ecole({ 'Nombre total de classes': '0', "Nombre total d'élèves": '0' })]))['fr-0350103X']
  expect(Object.keys(found ?? {}).filter((fact) => /^(pupils|classes|class_size)@/.test(fact))).toEqual([])
})

const LONG =
  "Nombre d'élèves total (nombre d'élèves dans les formations du 1er cycle du 2nd degré et non du nombre total d'élèves inscrits dans l'établissement, les DIMA et les dispositifs-relais sont exclus)"
const levels = ['6', '5', '4', '3'].flatMap((level) => [
  [level === '6' ? 'Nombre total de 6èmes' : `Nombre total de ${level}èmes`, '20'],
  [`Nombre de ${level}èmes filles`, '9'],
  [`Nombre de ${level}èmes garçons`, '11'],
  [`Nombre de ${level}èmes LV1 anglais`, '20'],
  [`Nombre de ${level}èmes LV1 allemand`, '0'],
  [`Nombre de ${level}èmes LV2 espagnol`, level === '6' ? '0' : '12'],
  [`Nombre de ${level}èmes LV2 autres langues`, level === '3' ? '1' : '0'],
])
const college = fileRow({
  'Rentrée scolaire': '2019',
  'Numéro du collège': '0351906G',
  'Dénomination principale': 'COLLEGE',
  Secteur: 'PUBLIC',
  [LONG]: '80',
  "Nombre d'élèves total Segpa": '16',
  ...Object.fromEntries(levels),
} as Record<string, string>)

test('reads pupils of a collège by year group, sex and language', async () => {
  expect(await facts([college()])).toEqual({
    'fr-0351906G': {
      'adapted_education@2019-08-01': 1,
      'pupils_lower_secondary@2019-08-01': 80,
      'pupils@2019-08-01': 80,
      'girls@2019-08-01': 36,
      'boys@2019-08-01': 44,
      'pupils_adapted_education@2019-08-01': 16,
      'pupils_by_year_group@2019-08-01': '6e 20, 5e 20, 4e 20, 3e 20',
      'first_languages@2019-08-01': 'anglais',
      'later_languages@2019-08-01': 'espagnol, autres langues',
    },
  })
})

test('pupils of collège classes are not all the pupils of a lycée', async () => {
  const found = await facts([college({ 'Dénomination principale': 'LYCEE POLYVALENT PRIVE' })])
  expect(Object.keys(found['fr-0351906G'] ?? {})).not.toContain('pupils@2019-08-01')
})

test('reads pupils of the second degré', async () => {
  const row = fileRow({
    Annee_scolaire: '2018-2019',
    Numero_d_etablissement: '0350002M',
    Type_d_etablissement: 'COLLEGE',
    Nombre_d_eleves: '768',
  })
  expect(await facts([row()])).toEqual({ 'fr-0350002M': { 'pupils@2018-08-01': 768 } })
})
