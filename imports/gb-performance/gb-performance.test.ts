import { expect, test } from 'vitest'
import { csv, factLines, fileRow, readFacts } from '../testing/read-table.ts'
import { gbPerformance } from './source.ts'

type File = Parameters<typeof readFacts>[1]
const facts = async (file: File, ...further: string[]) => {
  const rows = await readFacts(gbPerformance, file, ...further)
  return rows.map((row) => (typeof row === 'string' ? row : [row.key, ...factLines(row.facts)]))
}

const ks2 = fileRow({
  RECTYPE: '1',
  URN: '115860',
  SCHNAME: 'South View Junior School',
  URN_AC: '147128',
  ICLOSE: '0',
  TOTPUPS: '220',
  TELIG: '45',
  PTRWM_EXP: '78%',
  PTRWM_HIGH: '11%',
  READPROG: '-0.9',
  MATPROG: 'LOWCOV',
  READ_AVERAGE: '105',
  MAT_AVERAGE: '109',
  PTRWM_EXP_FSM6CLA1A: 'SUPP',
  PTRWM_EXP_18: '59%',
  READPROG_18: 'NA',
  TELIG_17: '54',
})
const KS2 = '2018-2019_850_ks2final.csv'

test('key stage 2 results, also of former years, stay with the URN of the school that sat the tests', async () => {
  expect(await facts({ content: [ks2()], name: KS2 })).toEqual([
    [
      'gb-115860',
      ...['ks2_expected 2017 59', 'ks2_expected 2018 78', 'ks2_expected_disadvantaged 2018 suppressed'],
      ...['ks2_higher 2018 11', 'ks2_maths 2018 109', 'ks2_maths_progress 2018 too_few', 'ks2_pupils 2016 54'],
      ...['ks2_pupils 2018 45', 'ks2_reading 2018 105', 'ks2_reading_progress 2018 -0.9'],
      'successors 2018 147128',
    ],
  ])
})

test('rejects totals of authorities and of the country, and shifted rows', async () => {
  const rows = [ks2({ RECTYPE: '3', URN: '' }), ks2({ RECTYPE: '5', URN: 'NAT' }), ks2({ READ_AVERAGE: '1055' })]
  expect(await facts({ content: [...rows, ks2({ URN: '11A' })], name: KS2 })).toEqual([
    ...['a_total', 'a_total', 'out_of_range', 'bad_code'],
  ])
})

test('refuses a file without a school year in one sentence, unless the day is given', async () => {
  const content = [ks2({ PTRWM_EXP_18: '', TELIG_17: '' })]
  await expect(facts({ content })).rejects.toThrow(/^file.csv does not say which school year.*--date YYYY-MM-DD\.$/)
  const [[, first] = []] = await facts({ content, day: '2024-03-01' })
  expect(first).toBe('ks2_expected 2023 78')
})

test('Ofsted grades of the collection hold only on the day of the inspection', async () => {
  const row = fileRow({
    RECTYPE: '1',
    URN: '119910',
    READPROG: '2.4',
    WRITPROG: 'SUPP',
    MATPROG: '',
    OFSTEDRATING: 'Requires Improvement',
    INSPECTIONDT: '20140204',
  })
  const name = '2018-2019_ks2_extract_ofsted_points.csv'
  expect(await facts({ content: [row(), row({ INSPECTIONDT: '' })], name })).toEqual([
    [
      'gb-119910',
      ...['ks2_reading_progress 2018 2.4', 'ks2_writing_progress 2018 suppressed'],
      'ofsted_rating 2014-02-04 requires_improvement',
    ],
    ['gb-119910', 'ks2_reading_progress 2018 2.4', 'ks2_writing_progress 2018 suppressed'],
  ])
})

test('reads GCSE results with limits and band of Progress 8; independent schools only give a number of pupils', async () => {
  const row = fileRow({
    RECTYPE: '1',
    URN: '100049',
    NFTYPE: 'CY',
    TPUP: '199',
    ATT8SCR: '42.5',
    P8MEA: '-0.11',
    P8CILOW: '-0.28',
    P8CIUPP: '0.06',
    P8MEA_ORIG: '-0.2',
    PTL2BASICS_94: '60.3',
    PTL2BASICS_95: '43.2%',
    EBACCAPS: '3.72',
    PTEBACC_E_PTQ_EE: 'NE',
    P8_BANDING: '3',
  })
  const rows = [row(), row({ URN: '100001', NFTYPE: 'IND' }), row({ URN: '', RECTYPE: '4', NFTYPE: '' })]
  expect(await facts({ content: rows, name: '2018-2019_england_ks4provisional.csv' })).toEqual([
    [
      'gb-100049',
      ...['attainment_8 2018 42.5', 'basics_4_share 2018 60.3', 'basics_5_share 2018 43.2'],
      ...['ebacc_entry_share 2018 not_applicable', 'ebacc_points 2018 3.72', 'gcse_pupils 2018 199'],
      ...['progress_8 2018 -0.11', 'progress_8_band 2018 average', 'progress_8_lower 2018 -0.28'],
      'progress_8_upper 2018 0.06',
    ],
    ['gb-100001', 'gcse_pupils 2018 199'],
    'a_total',
  ])
})

test('converts shares from 0 to 1 in the institution details', async () => {
  const row = fileRow({
    'DfE number (LAESTAB)': '2024104',
    'Unique Reference Number (URN)': '100049',
    'Institution type': 'Community School',
    'Admissions policy': 'non-selective schools in highly selective areas',
    'Pupils at end-KS4': '146',
    'Percentage of pupils entering the EBacc': '0.274',
  })
  const rows = [row(), row({ 'Institution type': 'Other Independent School', 'Admissions policy': 'NULL' })]
  expect(await facts({ content: rows, name: '2024-2025_ks4_underlying_institution_details.csv' })).toEqual([
    ['gb-100049', 'admission_policy 2024 not_selective', 'ebacc_entry_share 2024 27.4', 'gcse_pupils 2024 146'],
    ['gb-100049', 'gcse_pupils 2024 146'],
  ])
})

test('takes the year of the GCSE intake from the row, and ignores differences that do not describe the school', async () => {
  const row = fileRow({
    time_period: '202324',
    geographic_level: 'School',
    school_urn: '100049',
    admpol_pt: 'selective schools',
    t_allks_pupils: '973',
    t_allks_boys: 'z',
    t_pupils: '156',
    avg_ks2_scaledscore: '104',
    pt_prior_lo: 'c',
    diffn_att8: '-20.1',
    p8_banding: 'Well below average',
  })
  const rows = [row(), row({ geographic_level: 'National', school_urn: '' }), row({ time_period: '' })]
  expect(await facts({ content: rows, name: 'information.csv' })).toEqual([
    [
      'gb-100049',
      ...['admission_policy 2023 selective', 'boys 2023 not_applicable'],
      ...[
        'gcse_prior_low_share 2023 suppressed',
        'gcse_prior_score 2023 104',
        'gcse_pupils 2023 156',
        'progress_8_band 2023 well_below',
      ],
      'pupils 2023 973',
    ],
    'a_total',
    'out_of_range',
  ])
})

test('reads destinations after GCSEs, with per cent signs and shares too small to publish', async () => {
  const row = fileRow({
    RECTYPE: '1',
    URN: '100052',
    OVERALL_DESTPER: '91%',
    APPRENPER: 'SP',
    EDUCATIONPER: '89%',
    FEPER: '19%',
    OVERALL_DESTPER_18: '93%',
  })
  const rows = [row(), row({ RECTYPE: 'LA', URN: '100052' })]
  expect(await facts({ content: rows, name: '2018-2019_england_ks4-pupdest.csv' })).toEqual([
    [
      'gb-100052',
      ...['apprenticeship_share 2018 too_few', 'destinations_education_share 2018 89'],
      ...['destinations_further_education_share 2018 19', 'destinations_share 2017 93', 'destinations_share 2018 91'],
    ],
    'a_total',
  ])
})

const KS5 = '2023-2024_england_ks5final.csv'
const KS5_HEAD =
  'RECTYPE,URN,TPUP1618,TALLPUP_ALEV_1618,TALLPPE_ALEV_1618,TALLPPEGRD_ALEV_1618,TALLPPE_TLEV,TALLPPEGRD_TLEV,VA_INS_ALEV,PROGRESS_BAND_ALEV,TALLPPE_ALEV_1618_23,TALLPPEGRD_ALEV_1618_23,X,Y'

test('reads sixth form results, leaving out trailing blank cells and qualifications that nobody enters', async () => {
  const rows = [
    '1,121694,298,145,40.76,B,NE,NE,0.07,3,44.78,B+,NA',
    '3,140604,86,SUPP,SUPP,SUPP,24.1,Merit,-0.02,NA,,,NA',
    '1,147113,86,33,26.19,C-,NE,NE,NA,NA',
    '4,,,971,32.4,C+,28.9,Merit+,NA,NA,,,NA',
    '1,147114,86,33,26.19,C-,NE,NE,NA,NA',
  ]
  expect(await facts({ content: [KS5_HEAD, ...rows].join('\n'), name: KS5 })).toEqual([
    [
      'gb-121694',
      ...['alevel_grade 2022 B+', 'alevel_grade 2023 B', 'alevel_points 2022 44.78', 'alevel_points 2023 40.76'],
      ...['alevel_students 2023 145', 'alevel_value_added 2023 0.07', 'alevel_value_added_band 2023 average'],
      'sixth_form_students 2023 298',
    ],
    [
      'gb-140604',
      ...['alevel_grade 2023 suppressed', 'alevel_points 2023 suppressed', 'alevel_students 2023 suppressed'],
      ...['alevel_value_added 2023 -0.02', 'sixth_form_students 2023 86', 'tlevel_grade 2023 Merit'],
      'tlevel_points 2023 24.1',
    ],
    [
      'gb-147113',
      'alevel_grade 2023 C-',
      'alevel_points 2023 26.19',
      'alevel_students 2023 33',
      'sixth_form_students 2023 86',
    ],
    'a_total',
    [
      'gb-147114',
      'alevel_grade 2023 C-',
      'alevel_points 2023 26.19',
      'alevel_students 2023 33',
      'sixth_form_students 2023 86',
    ],
  ])
  const cut = [KS5_HEAD, ...rows, '1,147115,86,33,26.19,C-,NE,NE,0.1,3,4'].join('\n')
  await expect(facts({ content: cut, name: KS5 })).rejects.toThrow(/is cut off within line 7/)
  expect(await facts({ content: [KS5_HEAD, '1,147113,86', ...rows].join('\n'), name: KS5 })).toContain(
    'wrong_cell_count',
  )
})

test('reads the qualifications of a sixth form from one row for each', async () => {
  const row = fileRow({
    URN: '100544',
    'Qualification Type': 'GCE A level',
    Cohort: 'A level',
    'Qualification Value Added Score': '-0.46',
    'Number of Entries': '165',
  })
  const SUPP = { 'Qualification Value Added Score': 'SUPP', 'Number of Entries': 'SUPP' }
  const rows = [
    row(),
    row({ 'Qualification Type': 'BTEC National Diploma L3 - Band J - PP-D*D*', Cohort: 'Applied General', ...SUPP }),
    row({ 'Qualification Type': 'GCE AS level (All)', Cohort: 'None', ...SUPP }),
    row({ 'Qualification Type': 'VRQ Level 2', Cohort: 'Technical Certificate', ...SUPP }),
  ]
  expect(await facts({ content: rows, day: '2025-03-01' })).toEqual([
    ['gb-100544', 'alevel_exams_value_added 2024 -0.46', 'alevels 2024 1'],
    ['gb-100544', 'applied_general 2024 1'],
    ['gb-100544', 'as_levels 2024 1'],
    ['gb-100544'],
  ])
})

test('leaves out shares of A-level subjects if nobody takes A levels', async () => {
  const row = fileRow({
    'Unique reference number': '137911',
    All_A_levels_students: '97',
    A_level_maths_percent_all: '34',
    A_level_physics_percent_all: '21.6',
    A_level_Maths_percent_male: '52.9',
  })
  expect(await facts({ content: [row(), row({ All_A_levels_students: '0' })], day: '2025-03-01' })).toEqual([
    ['gb-137911', 'alevel_maths_share 2024 34', 'alevel_physics_share 2024 21.6'],
    ['gb-137911'],
  ])
})

test('reads census, absence and free school meals', async () => {
  const census = fileRow({
    URN: '100000',
    LA: '201',
    NOR: '285',
    NORG: '141',
    NORB: '144',
    PNORG: '49.5',
    PSENELSE: '1.8',
    PSENELK: '17.5',
    PNUMEAL: 'NA',
    PNUMFSMEVER: '16.2',
  })
  expect(await facts({ content: [census(), census({ URN: 'NAT' })], name: '2018-2019_england_census.csv' })).toEqual([
    [
      'gb-100000',
      ...['boys 2018 144', 'free_meals_ever_share 2018 16.2', 'girls 2018 141', 'girls_share 2018 49.5'],
      ...['pupils 2018 285', 'support_plan_share 2018 1.8', 'support_share 2018 17.5'],
    ],
    'a_total',
  ])
  const absence = 'LA,ESTAB,URN,PERCTOT,PPERSABS10\n201,3614,100000,63.1,SUPP\n202,,,4.3,11\n'
  expect(await facts({ content: absence, name: '2018-2019_england_abs.csv' })).toEqual([
    ['gb-100000', 'absence 2018 63.1', 'persistent_absence 2018 suppressed'],
    'a_total',
  ])
  const meals = 'urn,school_name,la_name,fsm_prop\n134909,A,B,z\n142835,A,B,53.4\n'
  expect(await facts({ content: meals, name: '2022-2023_fsm_extract.csv' })).toEqual([
    ['gb-134909', 'free_meals_share 2022 not_applicable'],
    ['gb-142835', 'free_meals_share 2022 53.4'],
  ])
})

test('maps offers of places to a school by the DfE number of the register; a distance needs its unit', async () => {
  const offer = fileRow({
    intake_year: '2021',
    school_name: 'Alpha Infant School',
    dfe_no: '936/3407',
    pan: '30',
    total_preferences: '',
    total_offered: '28',
    last_distance_offered: '3.715',
  })
  const register = fileRow({
    URN: '125000',
    'LA (code)': '936',
    EstablishmentNumber: '3407',
    'EstablishmentStatus (name)': 'Closed',
  })
  const gias = csv([
    register({ URN: '124999' }),
    register({ 'EstablishmentStatus (name)': 'Open' }),
    register({ URN: '1' }),
  ])
  expect(await facts({ content: [offer(), offer({ dfe_no: '936/1' }), offer({ intake_year: '' })] }, gias)).toEqual([
    ['gb-125000', 'admission_offers 2021 28', 'admission_places 2021 30'],
    ...['no_code', 'out_of_range'],
  ])
  const miles = 'intake_year,dfe_no,pan,total_offered,last_distance_offered_miles\n2021,936/3407,30,28,2\n'
  expect(await facts({ content: miles }, gias)).toEqual([
    ['gb-125000', 'admission_last_distance 2021 3.218688', 'admission_offers 2021 28', 'admission_places 2021 30'],
  ])
})
