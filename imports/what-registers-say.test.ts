import { describe, expect, test } from 'vitest'
import { hamburgCategory, hamburgRejection, hamburgType, languageCodes } from './de-hamburg/source.ts'
import { nrwStatus, schoolName } from './de-nrw/source.ts'
import { spanishCategory, TAUGHT } from './es-andalucia/category.ts'
import { frenchAccents } from './fr-annuaire/accents.ts'
import { frenchCategory, frenchType } from './fr-annuaire/nature.ts'
import { frenchCity, frenchName, frenchPosition, frenchStatus, frenchStreet } from './fr-annuaire/readable.ts'
import { frenchAudience, frenchRejection } from './fr-annuaire/rejection.ts'
import { britishPupils } from './gb-gias/pupils.ts'
import { britishAddress, britishCategory, isAbroad } from './gb-gias/source.ts'
import { finishParsedRow } from './read-schools.ts'
import type { ParsedRow, RegisterSchool } from './register-school.ts'
import { reportText } from './report.ts'

describe('England', () => {
  const address = (row: Partial<Parameters<typeof britishAddress>[0]>) =>
    britishAddress({ street: '', locality: '', address3: '', town: '', county: '', authority: '', ...row })

  test.each([
    [{ street: 'High Street', town: 'Leeds', county: 'West Yorkshire' }, ['High Street', 'Leeds', 'West Yorkshire']],
    [{ street: 'HIGH STREET', town: 'LEEDS' }, ['High Street', 'Leeds', '']],
    [{ street: 'High Street', locality: 'Headingley', town: 'Leeds' }, ['High Street, Headingley', 'Leeds', '']],
    [{ street: 'High Street', locality: 'Wells' }, ['High Street', 'Wells', '']],
    [{ street: 'High Street', authority: 'Bristol, City of' }, ['High Street', 'Bristol', 'Bristol']],
    [{ street: 'High Street', town: 'London', authority: 'Camden' }, ['High Street', 'London', 'Camden']],
    [{}, ['', '', '']],
  ])('the address of %o', (row, [street, city, region]) => {
    expect(address(row)).toEqual({ street, city, region })
  })

  const abroad = (row: Partial<Parameters<typeof isAbroad>[0]>) =>
    isAbroad({ type: 'Community school', authority: 'Leeds', postcode: 'LS1 1AA', ...row })

  test.each([
    ['Jersey', { postcode: 'JE2 3NA' }],
    ['Guernsey', { authority: 'Guernsey' }],
    ['the forces abroad', { postcode: 'BFPO 57' }],
    ['a school for children of the forces', { type: "Service children's education" }],
    ['a British school overseas', { type: 'British schools overseas' }],
  ])('%s lies abroad', (_, row) => expect(abroad(row)).toBe(true))
  test('Leeds does not, nor a postcode that begins alike', () => {
    expect(abroad({})).toBe(false)
    expect(abroad({ postcode: 'GL50 1AA' })).toBe(false)
  })

  const category = (row: Partial<Parameters<typeof britishCategory>[0]>) =>
    britishCategory({ type: 'Community school', admissions: '', phase: '', lowAge: '', highAge: '', ...row })

  test.each([
    ['special_needs', { type: 'Community special school', phase: 'Primary' }],
    ['special_needs', { type: 'Pupil referral unit' }],
    ['high_school', { admissions: 'Selective (grammar)', phase: 'Secondary' }],
    ['secondary', { admissions: 'Non-selective', phase: 'Secondary' }],
    ['vocational', { type: 'Further education' }],
    ['vocational', { phase: '16 plus' }],
    ['primary', { phase: 'NURSERY' }],
    ['secondary', { phase: 'All through' }],
    ['primary', { phase: 'Not applicable', lowAge: '3', highAge: '11' }],
    ['secondary', { phase: 'Not applicable', lowAge: '11', highAge: '18' }],
    ['vocational', { phase: 'Not applicable', lowAge: '16', highAge: '19' }],
    ['other', { phase: 'Not applicable' }],
  ])('%s: %o', (expected, row) => expect(category(row)).toBe(expected))

  const pupils = (row: Partial<Parameters<typeof britishPupils>[0]>) =>
    britishPupils({ pupils: '', religion: '', gender: '', boarders: '', lowAge: '', highAge: '', ...row })

  test('what a row does not say is unknown, not none', () => {
    expect(pupils({})).toEqual({ pupils: null, faith: null, gender: null, boarding: null, ages: null })
    expect(pupils({ pupils: '0', boarders: 'No boarders' })).toMatchObject({ pupils: 0, boarding: false })
  })

  test.each([
    ['Roman Catholic', 'catholic'],
    ['Methodist', 'christian'],
    ['Greek Orthodox', 'christian'],
    ['Hindu', 'other'],
    ['None', null],
    ['Does not apply', null],
  ])('the religious character %s is %s', (religion, faith) => expect(pupils({ religion }).faith).toBe(faith))

  test.each([
    ['4', '11', { from: 4, to: 11 }],
    ['11', '4', null],
    ['0', '120', null],
    ['4.5', '11', null],
    ['', '11', null],
  ])('ages from %s to %s', (lowAge, highAge, ages) => expect(pupils({ lowAge, highAge }).ages).toEqual(ages))
})

describe('France', () => {
  test.each([
    ['ECOLE DE NIVEAU ELEMENTAIRE', 'primary', 'École élémentaire'],
    ['ECOLE MATERNELLE', 'primary', 'École maternelle'],
    ['COLLEGE', 'secondary', 'Collège'],
    ['LYCEE POLYVALENT', 'high_school', 'Lycée polyvalent'],
    ['LYCEE PROFESSIONNEL', 'vocational', 'Lycée professionnel'],
    ['ETABLISSEMENT REGIONAL D ENSEIGNT ADAPTE', 'special_needs', "Établissement régional d'enseignement adapté"],
    ['Ecole primaire', 'primary', 'École primaire'],
  ])('%s is %s, called %s', (nature, category, type) => {
    expect([frenchCategory(nature), frenchType(nature)]).toEqual([category, type])
  })

  test('a lycée that teaches trades alone is vocational', () => {
    expect(frenchCategory('LYCEE POLYVALENT', { onlyVocational: true })).toBe('vocational')
    expect(frenchCategory('COLLEGE', { onlyVocational: true })).toBe('secondary')
  })

  test('names in capitals are spelled out and get their accents, others stay', () => {
    expect(frenchName('CLG PR ST JOSEPH')).toBe('Collège Privé Saint Joseph')
    expect(frenchName('École Jules Ferry')).toBe('École Jules Ferry')
    expect(frenchAccents('ALLEE DU GENERAL LECLERC')).toBe('ALLÉE DU GÉNÉRAL LECLERC')
    expect(frenchAccents('Allee')).toBe('Allee')
  })

  test('streets and towns are written as people do', () => {
    expect(frenchStreet('12 boulevard DE LA REPUBLIQUE')).toBe('12 boulevard de la République')
    expect(frenchCity('PARIS 15E ARRONDISSEMENT')).toBe('Paris')
    expect(frenchCity('Lyon 1er Arrondissement')).toBe('Lyon')
  })

  test('a position that names only the town says so', () => {
    expect(frenchPosition('45.76', '4.83', 'COMMUNE')).toMatchObject({ precision: 'town' })
    expect(frenchPosition('45.76', '4.83', 'Parfaite')).toMatchObject({ precision: 'exact' })
    expect(frenchPosition('', '4.83', 'Parfaite')).toBeNull()
  })

  test.each([
    ['OUVERT', 'active'],
    ['A FERMER', 'active'],
    ['A OUVRIR', 'active'],
    ['FERME', 'closed'],
  ])('%s is %s', (state, status) => expect(frenchStatus(state)).toBe(status))

  test.each([
    ['0751234A', 'LYCEE', 'Paris', undefined],
    ['', 'LYCEE', 'Paris', undefined],
    ['0751234', 'LYCEE', 'Paris', 'bad_code'],
    ['0751234a', 'LYCEE', 'Paris', 'bad_code'],
    ['0751234A', 'Service Administratif', 'Paris', 'not_a_school'],
    ['0751234A', 'GRETA', 'Paris', undefined],
    ['0751234A', 'LYCEE', 'Etranger', 'abroad'],
  ])('%s %s in %s is rejected as %s', (uai, kind, department, reason) => {
    expect(frenchRejection(uai, kind, 'x', department)?.reason).toBe(reason)
  })
})

describe('for whom French schools are', () => {
  test.each([
    ['LYCEE', 'children'],
    ['GRETA', 'adults'],
    ['Etablissement pénitentiaire', 'prison_or_hospital'],
  ])('%s: %s', (kind, audience) => expect(frenchAudience(kind)).toBe(audience))
})

describe('Andalusia', () => {
  const none = Object.fromEntries(Object.keys(TAUGHT).map((key) => [key, 'N'])) as Record<keyof typeof TAUGHT, string>
  const category = (type: string, taught: Partial<typeof none> = {}) => spanishCategory({ ...none, ...taught, type })

  test.each([
    ['Colegio de Educación Infantil y Primaria', {}, 'primary'],
    ['Centro específico de educación especial', {}, 'special_needs'],
    ['Centro docente privado', { bachPrivate: 'S', primaryPrivate: 'S' }, 'high_school'],
    ['Centro docente privado', { esoFunded: 'S' }, 'secondary'],
    ['Centro docente privado', { primaryFunded: 'S' }, 'primary'],
    ['Centro docente privado', { higherPrivate: 'S' }, 'vocational'],
    ['Centro docente privado', {}, 'other'],
    ['Instituto de Educación Secundaria', {}, 'secondary'],
    ['Conservatorio de música', { esoPublic: 'S' }, 'other'],
    ['Centro integrado de formación profesional', { bachPublic: 'S' }, 'vocational'],
  ])('%s with %o is %s', (type, taught, expected) => expect(category(type, taught)).toBe(expected))
})

describe('Germany', () => {
  test.each([
    [{ name1: 'Goethe-Gym-', name2: 'nasium Köln', name3: '', short: '' }, 'Goethe-Gymnasium Köln'],
    [{ name1: 'Annette-von-', name2: 'Droste-Schule', name3: '', short: '' }, 'Annette-von-Droste-Schule'],
    [{ name1: 'Schule am See', name2: 'Primarstufe', name3: '', short: '' }, 'Schule am See'],
    [{ name1: 'Erich Kästner', name2: 'Städt. Realschule', name3: '', short: '' }, 'Erich Kästner, Städt. Realschule'],
    [{ name1: 'Schule an der', name2: 'Ruhr', name3: '', short: '' }, 'Schule an der Ruhr'],
    [
      { name1: 'Gemeinschaftsgrundschule', name2: '', name3: '', short: 'Köln, GG Stenzelbergstr.' },
      'Gemeinschaftsgrundschule Stenzelbergstr.',
    ],
    [{ name1: '', name2: '', name3: '', short: '' }, ''],
  ])('%o is called %s', (row, name) => expect(schoolName(row)).toBe(name))

  test.each([
    ['5', '', 'closed'],
    ['9', '', 'closed'],
    ['1', '', 'active'],
    ['0', '31.07.2025', 'closed'],
    ['0', '31.07.2027', 'active'],
    ['2', '', 'active'],
    ['3', '01.08.2027', 'active'],
    ['0', 'irgendwann', 'active'],
  ])('key %s until %s is %s', (key, date, status) => expect(nrwStatus(key, date, '2026-04-01')).toBe(status))

  test.each([
    [{ chapter: 'Gymnasien', forms: 'Gymnasium' }, 'high_school', 'Gymnasium', undefined],
    [{ chapter: 'Grundschulen', forms: 'Vorschulklasse|Grundschule' }, 'primary', 'Grundschule', undefined],
    [{ chapter: 'Berufliche Schulen', forms: 'Berufsschule|Fachschule' }, 'vocational', 'Berufliche Schule', undefined],
    [{ chapter: '', forms: 'Abendgymnasium' }, 'high_school', 'Abendgymnasium', 'adults_only'],
    [{ chapter: '', forms: 'Vorschulklasse' }, 'primary', 'Vorschulklasse', undefined],
  ])('in Hamburg %o', (row, category, type, reason) => {
    expect([hamburgCategory(row), hamburgType(row), hamburgRejection(row)]).toEqual([category, type, reason])
  })

  test('languages of Hamburg count once, unknown ones not at all', () => {
    expect(languageCodes('Englisch|Latein| Spanisch |Spanisch|Klingonisch')).toEqual(['en', 'la', 'es'])
    expect(languageCodes('')).toEqual([])
  })
})

describe('what all registers have in common', () => {
  const school = (given: Partial<RegisterSchool> = {}): ParsedRow => ({
    code: '100000',
    school: {
      ...{ id: 'gb-100000', name: 'Park School', street: '', city: '', localType: '', country: 'GB', postalCode: '' },
      ...{ phone: '', position: null, ...given },
    } as RegisterSchool,
    marks: [],
  })
  const reasonOf = (parsed: ParsedRow) => ('reason' in parsed ? parsed.reason : undefined)

  test('a school with code and name is taken as it is', () => {
    expect(finishParsedRow(school())).toEqual(school())
  })

  test('without a code or a name, or with an id that no address can hold, it is rejected', () => {
    expect(reasonOf(finishParsedRow({ ...school(), code: '' } as ParsedRow))).toBe('no_code')
    expect(reasonOf(finishParsedRow(school({ name: '' })))).toBe('no_name')
    for (const id of ['gb-', '-x', 'gb/1', 'gb-1 2', '../x', `gb-${'1'.repeat(70)}`].filter((one) => one !== 'gb-')) {
      expect(reasonOf(finishParsedRow(school({ id }))), id).toBe('bad_code')
    }
  })

  test('endless texts are cut, so that no page breaks', () => {
    const long = 'x'.repeat(5000)
    const read = finishParsedRow(school({ name: long, street: long, city: long, localType: long }))
    expect('school' in read && [read.school.name.length, read.school.street.length, read.school.city.length]).toEqual([
      300, 200, 200,
    ])
    const rejected = finishParsedRow({ reason: 'not_a_school', code: long, detail: long })
    expect('reason' in rejected && [rejected.code.length, rejected.detail.length]).toEqual([200, 200])
  })

  test('the command says what it did, or would do', () => {
    const report = {
      ...{ read: 10, added: 3, changed: 2, unchanged: 1, closed: 1, rejected: 3, seconds: 1.25 },
      ...{
        reasons: { no_code: 2, not_a_school: 1 },
        marks: { phone_unread: 4 },
        rejectedFile: '/tmp/rejected.csv',
        undated: false,
      },
    } as unknown as Parameters<typeof reportText>[0]
    const text = reportText(report, false)
    expect(text).toMatch(/^Done in 1\.[23] s: 10 rows read\n/)
    expect(text).toContain('  added 3 · changed 2 · unchanged 1 · closed 1 · rejected 3')
    expect(text).toContain('  2 × no_code: The row has no official code.')
    expect(text).toContain('  4 telephone numbers could not be read')
    expect(text).toContain('Rejected rows: /tmp/rejected.csv')
    expect(text).not.toContain('Nothing was written')
    const trial = reportText({ ...report, undated: true, rejectedFile: undefined } as never, true)
    expect(trial).toMatch(/^Would be in /)
    expect(trial).toContain('give it with --date')
    expect(trial).toMatch(/Nothing was written\.$/)
    expect(trial).not.toContain('Rejected rows')
  })
})
