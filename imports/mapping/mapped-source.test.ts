import { describe, expect, test } from 'vitest'
import { parseMapping } from '#app/features/import-runs/mapping/parse-mapping.ts'
import { example, factsExample } from '../testing/mappings.ts'
import { factLines, read, readFacts } from '../testing/read-table.ts'
import { mappedSource } from './mapped-source.ts'
import { trialNotes } from './trial-notes.ts'

const sourceOf = (given: object, notes = trialNotes()) => {
  const { mapping, problems } = parseMapping(given)
  if (!mapping) throw new Error(problems.join(' '))
  return mappedSource(mapping, notes)
}
const row = (cells: Record<string, string>) => [{ header: Object.keys(cells), cells: Object.values(cells) }]
const plain = { Nr: '7', Name: 'Schule am Berg', Form: 'Grundschule' }
const schoolOf = async (more: object, cells: Record<string, string>) => {
  const [school] = await read(sourceOf(example(more)), row({ ...plain, ...cells }))
  return school
}

describe('a school', () => {
  test('comes with its id, its type, the category of the table and what the mapping says of all', async () => {
    expect(await schoolOf({}, {})).toMatchObject({
      id: 'de-SL-7',
      name: 'Schule am Berg',
      category: 'primary',
      localType: 'Grundschule',
      ownership: null,
      region: 'Saarland',
      country: 'DE',
      position: null,
      status: 'active',
    })
  })

  test.each([
    ['GRUNDSCHULE', 'primary'],
    ['Förderschule Lernen', 'special_needs'],
    ['Förderschule Sprache', 'primary'],
    ['Sonstige', 'other'],
    ['__proto__', 'other'],
    ['constructor', 'other'],
  ])('%s is %s: in full before a beginning, in any case, and nothing but the table counts', async (type, category) => {
    expect(await schoolOf({}, { Form: type })).toMatchObject({ category })
  })

  test('may have another category where the table has none', async () => {
    const type = { column: 'Form', otherwise: 'vocational' }
    expect(await schoolOf({ fields: { name: 'Name', type } }, {})).toMatchObject({ category: 'vocational' })
  })

  test('joins columns, takes constants, cuts at literal texts and recases capitals', async () => {
    const fields = {
      name: { column: 'Name', case: 'title' },
      type: 'Form',
      street: { join: ['Straße', 'Hausnummer'] },
      city: { column: 'Ort', before: ' (' },
      postalCode: { column: 'Ort', after: '(', before: ')' },
      region: { constant: 'Saarland' },
    }
    const cells = { Name: 'GRUNDSCHULE AM BERG', Straße: 'Bergweg', Hausnummer: '1', Ort: 'Merzig (66663)' }
    expect(await schoolOf({ fields }, cells)).toMatchObject({
      name: 'Grundschule am Berg',
      street: 'Bergweg 1',
      city: 'Merzig',
      postalCode: '66663',
    })
  })

  test.each([
    ['Freies Gymnasium Merzig', 'high_school'],
    ['Gymnasium für Erwachsene', 'vocational'],
    ['Bergschule', 'special_needs'],
    ['Schulzentrum', 'other'],
  ])('%s is %s: a beginning counts before an end, an end before what is contained', async (name, category) => {
    const values = { '*gymnasium*': 'high_school', 'Gymnasium f*': 'vocational', '*schule': 'special_needs' }
    expect(
      await schoolOf({ fields: { name: 'Name', type: { column: 'Name', values } } }, { Name: name }),
    ).toMatchObject({
      category,
    })
  })

  test('has the type whose column is filled, the first of several', async () => {
    const filled = ['Gymnasium', ['Grundschule', 'Grundschulzweig']]
    const type = { filled, empty: ['0'], values: { Gymnasium: 'high_school', 'Grund*': 'primary' } }
    const typeOf = async (cells: Record<string, string>) => {
      const school = await schoolOf(
        { fields: { name: 'Name', type } },
        { Gymnasium: '', Grundschulzweig: '', ...cells },
      )
      return typeof school === 'object' && 'category' in school ? [school.localType, school.category] : school
    }
    expect(await typeOf({ Gymnasium: '0', Grundschulzweig: '88' })).toEqual(['Grundschule', 'primary'])
    expect(await typeOf({ Gymnasium: 'x', Grundschulzweig: '88' })).toEqual(['Gymnasium', 'high_school'])
    expect(await typeOf({})).toEqual(['', 'other'])
  })

  test('shows words for abbreviations of types, and none that is only the name', async () => {
    const type = { column: 'Form', values: { EEI: 'primary' }, shown: { eei: 'Escuela infantil' } }
    const fields = { name: 'Name', type }
    expect(await schoolOf({ fields }, { Form: 'EEI' })).toMatchObject({
      category: 'primary',
      localType: 'Escuela infantil',
    })
    expect(await schoolOf({ fields }, { Form: 'IES' })).toMatchObject({ localType: 'IES' })
    expect(await schoolOf({ fields }, { Form: plain.Name })).toMatchObject({ localType: '' })
  })

  test.each([
    ['Bergweg 1, 66663 Merzig', 'Bergweg 1', '66663', 'Merzig'],
    ['Bergweg 123456 - 66663 - Merzig', 'Bergweg 123456', '66663', 'Merzig'],
    ['Bergweg 1', 'Bergweg 1', '', ''],
    ['66663 Merzig', '', '66663', 'Merzig'],
  ])('of the address %s has the parts beside the postal code', async (address, street, postalCode, city) => {
    const part = (keep: string) => ({ column: 'Anschrift', split: { at: '#####', keep } })
    const fields = {
      name: 'Name',
      type: 'Form',
      street: part('before'),
      postalCode: part('found'),
      city: part('after'),
    }
    expect(await schoolOf({ fields }, { Anschrift: address })).toMatchObject({ street, postalCode, city })
  })

  test('has contact data, numbers, lists and flags where the mapping names their columns', async () => {
    const fields = {
      name: 'Name',
      type: 'Form',
      ownership: { column: 'Träger', values: { 'priv*': 'private', öffentlich: 'public' } },
      phone: 'Telefon',
      email: 'Mail',
      website: { column: 'Netz', empty: ['keine'] },
      pupils: 'Zahl',
      languages: { column: 'Sprachen', values: { Englisch: 'en', Latein: 'la' }, separatedBy: '/' },
      features: { column: 'Profil', values: { Musik: 'music' } },
      gender: { column: 'Wer', values: { Mädchen: 'girls' } },
      boarding: { column: 'Heim', values: { ja: 'yes', nein: 'no' } },
      audience: { column: 'Form', values: { 'Abend*': 'adults', JVA: 'prison_or_hospital' } },
      ageFrom: 'von',
      ageTo: 'bis',
      status: { column: 'Stand', values: { geschlossen: 'closed' } },
      date: 'Tag',
    }
    const cells = {
      ...{ Träger: 'Privat (Kirche)', Telefon: '0681 123456', Mail: 'INFO@schule.example', Netz: 'keine', Zahl: '120' },
      ...{ Sprachen: 'Latein / Englisch / Klingonisch', Profil: 'Musik', Wer: 'Mädchen', Heim: 'nein' },
      ...{ von: '6', bis: '10', Stand: 'geschlossen', Tag: '01.09.2025' },
    }
    expect(await schoolOf({ fields }, cells)).toMatchObject({
      ownership: 'private',
      phone: '0681 123456',
      email: 'info@schule.example',
      website: '',
      pupils: 120,
      languages: ['en', 'la'],
      features: ['music'],
      gender: 'girls',
      boarding: false,
      audience: 'children',
      ages: { from: 6, to: 10 },
      status: 'closed',
      date: '2025-09-01',
    })
    expect(await schoolOf({ fields }, { ...cells, Form: 'Abendgymnasium' })).toMatchObject({ audience: 'adults' })
    expect(await schoolOf({ fields }, { ...cells, Form: 'JVA' })).toMatchObject({ audience: 'prison_or_hospital' })
  })

  test.each([
    ['degrees with a decimal comma', { lat: 'a', lng: 'b' }, '49,2333', '6,9833'],
    ['UTM', { x: 'b', y: 'a', projection: 'EPSG:25832' }, '5455800', '353177'],
    ['the grid of the web maps', { x: 'b', y: 'a', projection: 'EPSG:3857' }, '6316400', '777377'],
    ['well-known text', { point: 'a' }, 'POINT (6.9833 49.2333)', ''],
  ])('has a position from %s', async (_kind, position, a, b) => {
    const fields = { name: 'Name', type: 'Form', position }
    const school = await schoolOf({ fields }, { a, b })
    expect(school).toMatchObject({ position: { precision: 'exact' } })
    const { lat, lng } = (school as { position: { lat: number; lng: number } }).position
    expect([lat.toFixed(1), lng.toFixed(1)]).toEqual(['49.2', '7.0'])
  })

  test('outside the country has none', async () => {
    const fields = { name: 'Name', type: 'Form', position: { lat: 'a', lng: 'b' } }
    expect(await schoolOf({ fields }, { a: '0', b: '0' })).toMatchObject({ position: null })
  })
})

describe('a row', () => {
  test('is left out with its reason by a filter', async () => {
    const skip = [
      { column: 'Form', is: ['Volkshochschule*'], reason: 'adults_only' },
      { column: 'Stand', isNot: ['aktiv'], reason: 'no_longer_open' },
    ]
    expect(await schoolOf({ skip }, { Stand: 'Aktiv' })).toMatchObject({ id: 'de-SL-7' })
    expect(await schoolOf({ skip }, { Form: 'Volkshochschule Merzig', Stand: 'aktiv' })).toBe('adults_only')
    expect(await schoolOf({ skip }, { Stand: '' })).toBe('no_longer_open')
  })

  test('needs a code of one of the forms; lost zeros are put back', async () => {
    const code = { column: 'Nr', pad: 4, forms: ['####', '@###'] }
    expect(await schoolOf({ code }, {})).toMatchObject({ id: 'de-SL-0007' })
    expect(await schoolOf({ code }, { Nr: 'A123' })).toMatchObject({ id: 'de-SL-A123' })
    expect(await schoolOf({ code }, { Nr: 'A12x' })).toBe('bad_code')
    expect(await schoolOf({ code }, { Nr: '' })).toBe('no_code')
    expect(await schoolOf({}, { Nr: '../x' })).toBe('bad_code')
  })
})

describe('facts', () => {
  const factsOf = async (more: object, cells: Record<string, string>, file: { name?: string; day?: string } = {}) => {
    const found = await readFacts(sourceOf(factsExample(more)), { content: row({ Nr: '7', ...cells }), ...file })
    return found.map((one) => (typeof one === 'object' ? factLines(one.facts) : one))[0]
  }

  test('of several choices are a list, each with its meaning', async () => {
    const values = { Geschwister: 'siblings', Entfernung: 'distance' }
    const facts = [{ fact: 'admission_criteria', column: 'a', separatedBy: ',', values }]
    expect(await factsOf({ facts }, { a: 'Geschwister, Los, Entfernung' })).toEqual([
      'admission_criteria siblings; distance',
    ])
    expect(await factsOf({ facts }, { a: 'Los' })).toEqual([])
  })

  test('are numbers with their marks and factors, days, choices, texts and flags', async () => {
    const facts = [
      { fact: 'pupils', column: 'a', thousands: '.' },
      { fact: 'girls_share', column: 'b', times: 100 },
      { fact: 'opened', column: 'c' },
      { fact: 'contract', column: 'd', values: { ersatz: 'private' } },
      { fact: 'clubs', column: 'e', separatedBy: ',' },
      { fact: 'canteen', column: 'f', yes: ['x'], no: ['-', 'o'] },
      { fact: 'school_bus', column: 'e', contains: 'Chor' },
    ]
    const cells = { a: '1.234', b: '0,515', c: '31.08.1965', d: 'Ersatz', e: 'Chor,Rudern', f: 'o' }
    expect(await factsOf({ facts }, cells)).toEqual([
      'canteen 0',
      'clubs Chor; Rudern',
      'contract private',
      'girls_share 51.5',
      'opened 1965-08-31',
      'pupils 1234',
      'school_bus 1',
    ])
  })

  test('have a reason instead of a value; a star alone is no beginning', async () => {
    const facts = [{ fact: 'pupils', column: 'a', missing: { '*': 'too_few', '#': 'suppressed' } }]
    expect(await factsOf({ facts }, { a: '*' })).toEqual(['pupils too_few'])
    expect(await factsOf({ facts }, { a: '12' })).toEqual(['pupils 12'])
    expect(await factsOf({ facts }, { a: '' })).toEqual([])
  })

  test('that cannot be true reject their row', async () => {
    expect(await factsOf({ facts: [{ fact: 'girls_share', column: 'a' }] }, { a: '180' })).toBe('out_of_range')
  })

  test.each([
    [{ kind: 'school_year', constant: '2024-25' }, {}, 'pupils 2024 12'],
    [{ kind: 'year', constant: '2023' }, {}, 'pupils 2023 12'],
    [{ kind: 'day', constant: '2023-10-06' }, {}, 'pupils 2023-10-06 12'],
    [{ kind: 'school_year', column: 'when' }, { when: '2022/23' }, 'pupils 2022 12'],
    [{ kind: 'school_year', column: 'when' }, { when: '2022' }, 'pupils 2022 12'],
    [{ kind: 'day', column: 'when' }, { when: '2022-10-01 00:00:00' }, 'pupils 2022-10-01 12'],
    [{ kind: 'school_year' }, {}, 'pupils 2021 12'],
  ])('with the time %j', async (period, cells, line) => {
    const facts = [{ fact: 'pupils', column: 'a' }]
    expect(await factsOf({ facts, period }, { a: '12', ...cells }, { name: 'x_2021-22.csv' })).toEqual([line])
  })

  test('of one table may have times of their own', async () => {
    const facts = [2023, 2024].map((year) => ({
      fact: 'pupils',
      column: `Zahl ${year}`,
      period: { kind: 'year', constant: String(year) },
    }))
    const cells = { 'Zahl 2023': '11', 'Zahl 2024': '12' }
    expect(await factsOf({ facts }, cells)).toEqual(['pupils 2023 11', 'pupils 2024 12'])
  })

  test('of a row that does not tell its time are refused, and so is a file', async () => {
    const facts = [{ fact: 'pupils', column: 'a' }]
    expect(await factsOf({ facts, period: { kind: 'year', column: 'when' } }, { a: '1', when: 'x' })).toBe(
      'out_of_range',
    )
    await expect(factsOf({ facts, period: { kind: 'school_year' } }, { a: '1' }, { name: 'x.csv' })).rejects.toThrow(
      'x.csv does not say which school year it is of',
    )
  })
})

test('a file without a column of the mapping is refused by the name of the column; some may lack', async () => {
  const given = example({ fields: { name: 'Name', type: 'Form', phone: ['Telefon', 'Tel.'] } })
  await expect(read(sourceOf(given), row(plain))).rejects.toThrow(
    'file.csv does not fit the mapping de-saarland: it lacks Telefon.',
  )
  expect(await read(sourceOf({ ...given, mayLack: ['Telefon'] }), row(plain))).toMatchObject([{ phone: '' }])
  expect(await read(sourceOf(given), row({ ...plain, 'Tel.': '0681 123456' }))).toMatchObject([
    { phone: '0681 123456' },
  ])
})

test('a trial tells of values without a meaning and of cells without a value, and what ten rows hold', async () => {
  const notes = trialNotes()
  const given = example({ fields: { name: 'Name', type: example().fields.type, phone: 'Tel' } })
  const rows = Array.from(
    { length: 12 },
    (_, index) => row({ ...plain, Nr: `${index}`, Form: 'Kita', Tel: 'keins' })[0]!,
  )
  await read(sourceOf(given, notes), rows)
  const { rows: shown, unmapped, unread } = notes.findings()
  expect([shown.length, shown[9]?.id, shown[0]?.name]).toEqual([10, 'de-SL-9', 'Schule am Berg'])
  expect(unmapped).toEqual([{ field: 'type', value: 'Kita', count: 12 }])
  expect(unread).toEqual([{ field: 'phone', count: 12, example: 'keins' }])
})

test('what a trial keeps does not grow with the file', async () => {
  const notes = trialNotes()
  const rows = Array.from(
    { length: 3000 },
    (_, index) => row({ ...plain, Nr: `${index}`, Form: `😀😀x${index}`.repeat(99) })[0]!,
  )
  await read(sourceOf(example(), notes), rows)
  const { unmapped } = notes.findings()
  expect([unmapped.length, unmapped[0]!.value.length]).toEqual([100, 120])
})

test('formulas of a spreadsheet are text', async () => {
  const school = await schoolOf({}, { Name: '=HYPERLINK("http://x.example","A")' })
  expect(school).toMatchObject({ name: '=HYPERLINK("http://x.example","A")' })
})
