const WELSH = {
  ...{ number: '6663036', name: 'Alfa School', authority: 'Powys', sector: 'Primary', governance: 'Community' },
  ...{ mediumCode: 'DS', type: 'Nursery, Infants & Juniors', religion: 'Church in Wales', address1: 'Alfa Road' },
  ...{ address2: 'Rhayader', address3: '', address4: '', postcode: 'LD6 5LT', phone: '01597810288', pupils: '240' },
  ...{ lat: '52.3', lng: '-3.5' },
}

/**
 * Made-up rows of every table, by our names for the columns: those whose cells are no numbers. All other columns hold a
 * small number.
 */
const FULL_ROWS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'gb-gias links': { urn: '100492', other: '100493', kind: 'Successor - merged' },
  'gb-gias establishments': {
    ...{ urn: '100492', name: 'Alfa Primary School', type: 'Voluntary aided school', group: 'LA maintained schools' },
    ...{ status: 'Open', phase: 'Primary', lowAge: '4', highAge: '11', admissions: 'Not applicable', gender: 'Mixed' },
    ...{ religion: 'Church of England', boarders: 'No boarders', pupils: '237', street: 'Alfa Road', town: 'London' },
    ...{ locality: 'North Alfa', address3: '', county: 'Greater London', authority: 'Camden', postcode: 'NW1 1AA' },
    ...{ website: 'www.alfa.sch.uk', phone: '02079460000', easting: '529000', northing: '183000', number: '2000' },
    ...{ authorityCode: '202', opened: '01-09-2001', closed: '01-09-2031', nursery: 'Has Nursery Classes' },
    ...{ sixthForm: 'Does not have a sixth form', ethos: 'None', diocese: 'Diocese of London', capacity: '240' },
    ...{ counted: '20-01-2026', boys: '120', girls: '117', freeMeals: '20.5', trust: 'Alfa Trust', federation: '' },
    ...{ lastOfsted: '01-02-2024', sen: 'ASD', resourced: 'Resourced provision' },
  },
  'gb-scotland schools': {
    ...{ code: '5200017', type: 'Primary', centre: '5200017', name: 'Alfa Primary School', line1: 'Alfa Road' },
    ...{ line2: 'Perth', line3: '', postcode: 'PH1 1AA', authority: 'Perth and Kinross', denomination: 'Catholic' },
    ...{ email: 'office@alfa.sch.uk', phone: '01738 400000', website: 'www.alfa.sch.uk', pupils: '120', teachers: '8' },
    ...{ setting: 'Large Urban Areas', lat: '56.39', lng: '-3.43' },
  },
  'gb-scotland school contact details': {
    ...{ code: '5200017', name: 'Alfa Primary School', line1: 'Alfa Road', line2: 'Perth', line3: '', centre: '' },
    ...{ postcode: 'PH1 1AA', authority: 'Perth and Kinross', denomination: 'Catholic', type: '', pupils: '120' },
    ...{ email: 'office@alfa.sch.uk', phone: '01738 400000', website: 'www.alfa.sch.uk', teachers: '8' },
    ...{ primary: 'Yes', secondary: 'No', special: 'No', setting: 'Large Urban Areas', lat: '56.39', lng: '-3.43' },
  },
  'gb-wales address list': WELSH,
  'gb-wales independent schools': WELSH,
  'gb-wales pupil referral units': WELSH,
  'gb-ni Locate a School': {
    ...{ number: '5420059', name: 'Alfa Grammar School', address1: '1 Alfa Road', address2: '', address3: '' },
    ...{ town: 'Newry', county: 'Down', postcode: 'BT34 2QN', phone: '028 3026 3142', email: 'info@alfa.sch.uk' },
    ...{ type: 'Secondary (grammar) school', management: 'Voluntary', lat: '54.19', lng: '-6.32', year: '2015' },
    ...{ year1: '', year2: '', year3: '', year4: '', year5: '', year6: '', year7: '', reception: '', year15: '' },
  },
  'fr-annuaire annuaire': {
    ...{ uai: '0940176F', name: 'École Alfa', kind: 'Ecole', nature: 'ECOLE DE NIVEAU ELEMENTAIRE', sector: 'Public' },
    ...{ address1: '1 rue Alfa', address2: '', postalCode: '94260', city: 'Fresnes', department: 'Val-de-Marne' },
    ...{ academy: 'Créteil', lat: '48.75', lng: '2.32', precision: 'Rue', phone: '0172045505', website: 'alfa.fr' },
    ...{ email: 'ce.0940176f@ac-creteil.fr', state: 'OUVERT', date: '2026-05-27', pupils: '210' },
    ...{ contract: 'SANS OBJET', ministry: "MINISTERE DE L'EDUCATION NATIONALE", opened: '1980-09-01' },
  },
  'fr-annuaire geolocalisation': {
    ...{
      uai: '0071168G',
      name: 'Collège Alfa',
      kind: 'COLLEGE',
      nature: 'COLLEGE',
      sector: 'Public',
      patronym: 'ALFA',
    },
    ...{ address: '1 rue Alfa', place: '', postalCode: '07270', city: 'Lamastre', department: 'Ardèche' },
    ...{ lat: '44.98', lng: '4.58', match: 'Parfaite', precision: 'Numéro de rue', state: 'OUVERT' },
    ...{ contract: 'SANS OBJET', academy: 'Grenoble', ministry: "MINISTERE DE L'EDUCATION NATIONALE" },
    ...{ opened: '1980-09-01' },
  },
  'fr-lycees lycees': {
    ...{ uai: '0010010F', name: 'Lycee Alfa', city: 'Belley', department: 'Ain', academy: 'Lyon', sector: 'public' },
    ...{ track: 'GT', lat: '45.76', lng: '5.68', street: '1 rue Alfa', postalCode: '01306' },
  },
  'fr-grandlyon grandlyon': {
    ...{ uai: '0690022Z', name: 'Collège Alfa', nature: 'COLLEGE', sector: 'Public', contract: 'SANS OBJET' },
    ...{ address1: '1 route Alfa', postalCode: '69870', city: 'Lamure', point: 'POINT (4.49 46.05)', precision: 'Rue' },
    ...{ phone: '+33474030163', email: 'ce.0690022z@ac-lyon.fr', website: 'alfa.fr', state: 'OUVERT' },
    ...{ date: '2025-10-07', pupils: '287', pupilsByYear: '{"2024-2025": 287}', opened: '1965-05-01' },
    ...{ socialPositionByYear: '{"2024-2025": 107.9}', ministry: '', boarding: 'false', canteen: 'true' },
  },
  'it-miur statali': {
    ...{ code: 'RMEE8DX034', institute: 'RMIC8DX005', year: '202526', instituteName: 'IC ALFA', name: 'ALFA' },
    ...{ street: 'VIA ALFA 12', postalCode: '00055', comuneCode: 'H501', comune: 'ROMA', province: 'ROMA' },
    ...{ region: 'LAZIO', type: 'SCUOLA PRIMARIA', character: 'NORMALE', email: 'a@alfa.it', website: 'alfa.edu.it' },
  },
  'it-miur paritarie': {
    ...{ code: 'UD1A00100X', institute: '', year: '202526', instituteName: '', name: 'ALFA', street: 'VIA ALFA 1' },
    ...{ postalCode: '33100', comuneCode: 'L483', comune: 'UDINE', province: 'UDINE', region: 'FRIULI-VENEZIA G.' },
    ...{ type: 'SCUOLA INFANZIA NON STATALE', character: '', email: 'a@alfa.it', website: 'alfa.edu.it' },
  },
  'de-jedeschule dump': {
    ...{ id: 'HE-3149', name: 'Alfaschule', address: 'Alfaweg 1', postalCode: '60439', city: 'Frankfurt am Main' },
    ...{ type: 'Grundschule', legalStatus: 'öffentlich', provider: 'Stadt Frankfurt', phone: '069 2120', location: '' },
    ...{ email: 'alfa@stadt.de', website: 'alfa.de', lat: '50.15', lng: '8.63', date: '2026-03-01 10:00:00' },
  },
  'de-nrw schuldaten': {
    ...{ number: '100011', form: '02', name1: 'Grundschule Alfa', name2: '', name3: '', short: 'GG Alfa, Köln' },
    ...{ postalCode: '50667', city: 'Köln', street: 'Alfaweg 1', areaCode: '0221', phone: '990001', legalForm: '1' },
    ...{ email: '100011@schule.nrw.de', website: 'alfa.de', community: '5315000', government: '3', operation: '1' },
    ...{ operationDate: '', east: '356500', north: '5645000' },
  },
  'de-hamburg schulen': {
    ...{ id: '5043-0', name: 'Stadtteilschule Alfa', chapter: 'Stadtteilschulen', forms: 'Stadtteilschule' },
    ...{ legalForm: 'staatlich', street: 'Alfaweg 2', place: '22307 Hamburg', phone: '040 428880', email: 'a@alfa.de' },
    ...{ website: 'https://alfa.de', pupils: '996', fullDay: 'GTS teilweise gebunden', languages: 'Englisch' },
    ...{ bilingual: '', inclusive: 'true', point: 'POINT (10.04 53.60)', grid: 'EPSG:4326', pupilsYear: '2025/26' },
    ...{ pupilsAllSites: '1261 an 2 Standorten', languagesWithClass: 'Englisch ab Klasse 1', quarter: 'Barmbek' },
    ...{ borough: 'Hamburg-Nord', canteen: 'ja', afternoonCare: 'ja', holidayCare: 'ja' },
  },
  'de-sachsen schuldatenbank table': {
    ...{ key: '4311502', name: 'Grundschule Alfa', legal: '02', types: '[11]', building: '1', street: 'Alfaweg 1' },
    ...{ postcode: '01816', community: 'Bad Gottleuba', communityKey: '14628020', areaCode: '035023', phone: '51842' },
    ...{ email: 'a@alfa.de', website: 'http://alfa.de/', lat: '50.9', lng: '13.9' },
  },
  'de-sachsen schuldatenbank': {
    ...{ key: '4311502', legal: '02', category: '10' },
    buildings: JSON.stringify([
      {
        ...{
          building_type_key: '01',
          name: 'Grundschule Alfa',
          building_id: 1,
          street: 'Alfaweg 1',
          postcode: '01816',
        },
        ...{ community: 'Bad Gottleuba', community_key: '14628020', phone_code_1: '035023', phone_number_1: '51842' },
        ...{ school_type_keys: [11], mail: 'a@alfa.de', homepage: 'http://alfa.de/' },
      },
    ]),
  },
  'de-berlin schulen': {
    ...{ number: '01G02', name: 'Alfa-Grundschule', type: 'Grundschule', operator: 'öffentlich', borough: 'Mitte' },
    ...{ quarter: 'Moabit', postalCode: '10557', street: 'Alt-Moabit', house: '10', phone: '+49 30 901891010' },
    ...{ email: 'info@alfa.de', website: 'alfa.de', year: '2025/26', lat: '52.52', lng: '13.35' },
  },
  'es-andalucia centros': {
    ...{ code: '04005201', year: '22', type: 'Colegio de Educación Infantil y Primaria', name: 'Alfa' },
    ...{ ownership: 'Público', street: 'C/ Alfa, 11', place: 'Vícar', municipality: 'Vícar', province: 'Almería' },
    ...{ postalCode: '04738', phone: '950156792', email: 'a@alfa.es', lat: '36,79', lng: '-2,61' },
    ...{ primaryPublic: 'S' },
  },
  'es-catalunya directori': {
    ...{ code: '08000013', name: 'Escola Alfa', nature: 'Públic', holder: "Departament d'Educació", EPRI: 'EPRI' },
    ...{
      address: 'c. Alfa, 1',
      postalCode: '08630',
      phone: '937700001',
      email: 'a@alfa.cat',
      county: 'Baix Llobregat',
    },
    ...{ service: 'Baix Llobregat', municipality: 'Abrera', district: '', place: '', lng: '1,90', lat: '41,51' },
    ...{
      PFI: '',
      IFE: '',
      CFAM: '',
      CFAS: '',
      ESDI: '',
      ADR: '',
      CRBC: '',
      DANE: '',
      DANP: '',
      DANS: '',
      MUSE: 'MUSE',
    },
    ...{ IDI: '', MUSP: '', MUSS: '', TEGM: '', TEGS: '', adults: '' },
  },
  'es-madrid centros': {
    ...{ code: '28000042', name: 'ALFA', shortType: 'CP INF-PRI', type: 'COLEGIO DE EDUCACIÓN INFANTIL Y PRIMARIA' },
    ...{ ownership: 'PÚBLICO', area: 'Madrid-Sur', streetKind: 'AVDA', street: 'del Alfa', postalCode: '28607' },
    ...{ municipality: 'Álamo, El', district: '', phone: '918120652', website: 'alfa.es', email: 'a@alfa.es' },
    ...{ x: '415961', y: '4453703', state: 'ALTA', founded: '1980-09-04 00:00:00.0', number: '1' },
  },
  'gb-wales address list with points': WELSH,
  'gb-wales My Local School': { number: '6663036', estyn: 'Good' },
  'gb-performance ks4': { type: 'CYN', band: 'Average' },
  'gb-performance ks2final': { academy: 'CYN' },
  'gb-scotland school level summary statistics': { code: '5200017', type: 'Primary' },
  'gb-scotland ACEL': { stage: 'P1', code: '5200017', organiser: 'Reading', share: '80-90%' },
  'gb-scotland breadth and depth': { code: '5200017', period: '2023/24' },
  'gb-ni school level data': { number: '5420059' },
  'gb-performance ks4 school information': { level: 'School', time: '202324' },
  'gb-performance ks4 destinations': { type: '1' },
  'gb-performance ks5 value added by qualification': { qualification: 'GCE A level', cohort: 'Academic' },
  'gb-scotland inspections': {
    code: '5200017',
    inspected: '2024-03-01',
    published: '2024-05-01',
    qi21: '0',
    qi13: '4',
  },
  'gb-ofsted latest inspections': {
    ...{ urn: '990001', inspected: '13/01/2026', published: '09/02/2026', inclusion: 'Strong standard' },
    ...{ safeguarding: 'Met', rating: '2', graded: '04/02/2020', gradedPublished: '10/03/2020', ungraded: '' },
    link: 'https://reports.ofsted.gov.uk/provider/21/990001',
  },
  'gb-ofsted latest inspections before 2025': {
    ...{ urn: '990001', inspected: '04/02/2020', published: '10/03/2020', rating: '2', link: '' },
  },
  'it-statistics tempo scuola': { year: '202526', stage: 'SCUOLA PRIMARIA', hours: 'TEMPO PIENO' },
  'it-statistics edifici': { year: '202223', bus: 'SI', urban: 'NO', railway: 'SI', Large_traffic: 'SI' },
  'it-statistics libri di testo': { grade: '1', section: 'A', stage: 'MM', price: '12,50', toBuy: 'Si' },
  'de-nrw schulsozialindex': { number: '100011', level: '5' },
  'de-bielefeld klassen': { day: '15.10.2024', form: 'Grundschule', school: '100011', name: '1a', pupils: '22' },
  'de-berlin-abitur schuldaten': {
    school: '01G02',
    course: '',
    subject: '',
    candidates: '80',
    passed: '0.95',
    mean: '2.3',
  },
  'de-berlin-clubs arbeitsgemeinschaften': { school: '01G02', land: 'BE', club: 'Chor' },
  'de-nrw-pupils de-nrw-pupils': { Schulnummer: '100011' },
  'es-madrid-bilingual es-madrid-bilingual': { 'CODIGO CENTRO': '28000042', SERVICIOS: 'Comedor' },
  'es-madrid-excellence es-madrid-excellence': { 'CODIGO CENTRO': '28000042', SERVICIOS: 'Comedor' },
  'gb-ni-attendance gb-ni-attendance': { Reference: '5420059' },
  'fr-depp ips': { year: '2022-2023' },
}

/** Codes and years as most tables name them. */
const COMMON: Readonly<Record<string, string>> = {
  ...{ urn: '100492', uai: '0940176F', school: 'RMEE8DX034', year: '2022-2023', session: '2023' },
}

/** Returns a made-up row with a value in each of the columns. */
export function fullRow(table: string, columns: readonly string[]): Record<string, string> {
  const plain = Object.fromEntries(columns.map((column) => [column, COMMON[column] ?? '12']))
  return { ...plain, ...FULL_ROWS[table] }
}

/** Tables that name no school without a register beside them, that are totals, or that are areas. */
export const WITHOUT_SCHOOL: ReadonlySet<string> = new Set([
  'gb-performance ks2 extract',
  'gb-performance ks4 extract',
  'gb-performance admission offers',
  'de-berlin schulportraits',
  'de-berlin-abitur vergleichsdaten',
  'de-berlin-catchments einschulungsbereiche',
  'fr-35-catchments carte-scolaire',
])
