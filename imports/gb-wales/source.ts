import { faithIn } from '../cleaning/faith.ts'
import { featuresIn } from '../cleaning/features.ts'
import { decimal, degrees } from '../cleaning/position.ts'
import { cleanPostalCode } from '../cleaning/postal-code.ts'
import { readableName } from '../cleaning/title-case.ts'
import { yearOf } from '../facts/edition-period.ts'
import { type Fact, hasFact, numberOf, textOf } from '../facts/fact.ts'
import { numbersTable } from '../facts/numbers-table.ts'
import { type ParsedRow, type RegisterSchool, reject } from '../register-school.ts'
import { type Row, type Source, schoolTable } from '../source.ts'
import { welshAddress, welshAges, welshCategory, welshLanguage, welshMedium, welshType } from './school.ts'

const columns = {
  number: ['School Number'],
  name: ['School Name'],
  authority: ['Local Authority'],
  sector: ['Sector'],
  governance: ['Governance - see notes', 'Governance'],
  mediumCode: ['WM Code'],
  language: ['School Language Category', 'School Language Category - see notes'],
  type: ['School Type'],
  religion: ['Religious Character'],
  address1: ['Address 1'],
  address2: ['Address 2'],
  address3: ['Address 3'],
  address4: ['Address 4'],
  postcode: ['Postcode'],
  phone: ['Phone Number', 'Telephone Number'],
  pupils: ['Pupils - see notes', 'Pupils'],
  lat: ['latitude'],
  lng: ['longitude'],
} as const
type WelshRow = Row<keyof typeof columns>

const ADDRESS_COLUMNS = [
  ...(['number', 'name', 'authority', 'sector', 'governance'] as const),
  ...(['type', 'address1', 'postcode'] as const),
]

/**
 * Builds the table of the address list, as published or with points added by a third party, whose version also has
 * columns from other files.
 */
const addressList = (name: string, further: readonly (keyof typeof columns)[]) =>
  schoolTable({
    name,
    sheet: /^(maintained)?$/i,
    columns,
    required: [...ADDRESS_COLUMNS, ...further],
    feeds: {
      position: ['lat'],
      phone: ['phone'],
      features: ['religion'],
      pupils: ['pupils'],
      faith: ['religion'],
      ages: ['type'],
    },
    reader: () => toSchool,
  })

function toSchool(row: WelshRow): ParsedRow {
  if (row.number !== '' && !NUMBER.test(row.number)) return reject('bad_code', row.number, row.name)
  const faith = faithIn(row.religion)
  const medium = welshMedium(row.mediumCode) ?? welshLanguage(row.language)
  const pupils = decimal(row.pupils)
  return {
    code: row.number,
    school: {
      id: `gb-WLS-${row.number}`,
      name: readableName(row.name, 'en'),
      category: welshCategory(row.sector),
      localType: welshType(row),
      ownership: ownershipOf(row),
      ...welshAddress(row),
      postalCode: cleanPostalCode('GB', row.postcode),
      country: 'GB',
      position: degrees(row.lat, row.lng),
      phone: row.phone,
      email: '',
      website: '',
      features: featuresIn(row.name, faith !== null && 'religious', medium === 'bilingual' && 'bilingual'),
      languages: [],
      pupils: Number.isInteger(pupils) ? pupils : null,
      faith,
      ages: welshAges(row.type),
      status: 'active',
    },
    facts: factsOf(row, medium),
  }
}

/** Every form of governance of maintained schools that the list names is the state's; private schools have none. */
function ownershipOf({ governance, sector }: WelshRow): 'public' | 'private' | null {
  if (/independent/i.test(`${governance} ${sector}`)) return 'private'
  return governance === '' || UNKNOWN.test(governance) ? null : 'public'
}

const NUMBER = /^\d{7}$/
const UNKNOWN = /^(not |-)/i
const SIXTH_FORM = /-1[89]\)|with post-16/i

function factsOf(row: WelshRow, medium: string | undefined): Fact[] {
  const governance = row.governance.toLowerCase().replace(/ /g, '_')
  return [
    ...numberOf('pupils', row.pupils),
    ...textOf('stages', row.type),
    ...(/infants|juniors/i.test(row.type) ? [hasFact('nursery_classes', /nursery/i.test(row.type))] : []),
    ...(/secondary|middle|post-16/i.test(row.type) ? [hasFact('sixth_form', SIXTH_FORM.test(row.type))] : []),
    ...textOf('welsh_medium', medium),
    ...textOf('governance', UNKNOWN.test(row.governance) ? '' : governance),
    ...(UNKNOWN.test(row.religion) ? [] : textOf('faith_named', row.religion)),
    ...textOf('authority', row.authority),
  ]
}

/** A sheet of schools of one kind, of which the list says little and which no other source lists. */
const furtherSchools = (
  name: string,
  sheet: RegExp,
  kind: Pick<RegisterSchool, 'localType' | 'ownership' | 'category'>,
) =>
  schoolTable({
    name,
    sheet,
    columns,
    required: ['number', 'name', 'authority', 'address1', 'postcode'],
    feeds: {
      phone: ['number'],
      features: ['number'],
      pupils: ['number'],
      faith: ['number'],
      ages: ['number'],
    },
    reader: () => (row) => {
      if (row.number !== '' && !NUMBER.test(row.number)) return reject('bad_code', row.number, row.name)
      const pupils = decimal(row.pupils)
      return {
        code: row.number,
        school: {
          id: `gb-WLS-${row.number}`,
          name: readableName(row.name, 'en'),
          ...kind,
          ...welshAddress(row),
          postalCode: cleanPostalCode('GB', row.postcode),
          country: 'GB',
          position: null,
          phone: row.phone,
          email: '',
          website: '',
          features: featuresIn(row.name),
          languages: [],
          pupils: Number.isInteger(pupils) ? pupils : null,
          faith: null,
          ages: null,
          status: 'active',
        },
        facts: [...numberOf('pupils', row.pupils), ...textOf('authority', row.authority)],
      }
    },
  })

const independents = furtherSchools('independent schools', /^independent$/i, {
  localType: 'Independent school',
  ownership: 'private',
  category: 'other',
})
const referralUnits = furtherSchools('pupil referral units', /^PRU$/i, {
  localType: 'Pupil referral unit',
  ownership: 'public',
  category: 'special_needs',
})

/**
 * Figures from My Local School. Its rows are shifted where a measure is missing, which makes the numbers impossible.
 */
const myLocalSchool = numbersTable({
  name: 'My Local School',
  columns: { number: ['School Number'], estyn: ['estyn_report_url'] },
  required: [
    ...(['number', 'estyn', 'free_meals_3_year_share', 'pupils_per_teacher', 'attendance'] as const),
    ...(['budget_per_pupil', 'wales_gcse_points', 'wales_literacy_points', 'wales_numeracy_points'] as const),
    'wales_science_points',
  ],
  numbers: {
    free_meals_3_year_share: ['fsm_3yr_pct'],
    pupils_per_teacher: ['pupil_teacher_ratio'],
    attendance: ['attendance_pct'],
    budget_per_pupil: ['school_budget_per_pupil'],
    wales_gcse_points: ['capped9_points'],
    wales_literacy_points: ['literacy_points'],
    wales_numeracy_points: ['numeracy_points'],
    wales_science_points: ['science_points'],
    wales_baccalaureate_points: ['welsh_bacc_points'],
  },
  missing: {},
  periodOf: yearOf,
  keyOf: ({ number }) => (NUMBER.test(number) ? `gb-WLS-${number}` : reject(number ? 'bad_code' : 'no_code', number)),
  further: ({ estyn }, period) => (/^https?:\/\//.test(estyn) ? textOf('inspection_report', estyn, period) : []),
})

/** Schools of Wales: the address list of the Welsh Government, and figures from My Local School. */
export const gbWales: Source = {
  id: 'gb-wales',
  country: 'GB',
  tables: [
    ...[addressList('address list', []), addressList('address list with points', ['lat', 'lng'])],
    ...[independents, referralUnits, myLocalSchool],
  ],
  everySheet: true,
  supplements: [],
  overrules: ['gb-gias'],
}
