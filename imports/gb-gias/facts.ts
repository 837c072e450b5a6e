import { britishDay } from '../cleaning/days.ts'
import { readableName } from '../cleaning/title-case.ts'
import { admissionPolicy } from '../facts/admission-policy.ts'
import { type Fact, flagOf, numberOf, onDay, textOf } from '../facts/fact.ts'
import { ofstedRating } from '../facts/ofsted.ts'
import { LIST_MARK } from '../files/read-rows.ts'
import type { Row } from '../source.ts'
import { supportFacts, supportKeys } from './support.ts'

/** Columns that only become facts, by their names in the current download, then in EduBase before 2018. */
export const factColumns = {
  number: ['EstablishmentNumber', 'Establishment number'],
  authorityCode: ['LA (code)', 'Local authority (code)'],
  opened: ['OpenDate', 'Opening date'],
  closed: ['CloseDate'],
  nursery: ['NurseryProvision (name)'],
  sixthForm: ['OfficialSixthForm (name)', 'Sixth form'],
  ethos: ['ReligiousEthos (name)', 'Religious ethos'],
  diocese: ['Diocese (name)'],
  capacity: ['SchoolCapacity'],
  counted: ['CensusDate'],
  boys: ['NumberOfBoys'],
  girls: ['NumberOfGirls'],
  freeMeals: ['PercentageFSM'],
  trust: ['Trusts (name)'],
  federation: ['Federations (name)'],
  lastOfsted: ['OfstedLastInsp'],
  rating: ['OfstedRating (name)'],
  inspectorate: ['InspectorateName (name)', 'Inspectorate (name)', 'BSOInspectorateName (name)'],
  inspected: ['DateOfLastInspectionVisit'],
  report: ['InspectorateReport'],
  district: ['DistrictAdministrative (name)'],
  setting: ['UrbanRural (name)'],
  links: ['Linked establishments'],
  ...supportKeys,
} as const

type FactRow = Row<keyof typeof factColumns | 'admissions' | 'religion' | 'boarders' | 'pupils' | 'authority' | 'phase'>

const NO_FAITH = /^(none|does not apply|not applicable)$/i
/** The date that the register gives if the opening date is unknown. */
const UNKNOWN_OPENING = '1900-01-01'

/**
 * Returns the facts of a row, beyond the fields of a school. Numbers of pupils are those of the census named in the
 * row.
 */
export function giasFacts(row: FactRow): Fact[] {
  const opened = britishDay(row.opened)
  return [
    ...pupilFacts(row),
    ...textOf('stages', row.phase),
    ...flagOf('nursery_classes', row.nursery, { yes: ['Has Nursery Classes'], no: ['No Nursery Classes'] }),
    ...flagOf('sixth_form', row.sixthForm, { yes: ['Has a sixth form'], no: ['Does not have a sixth form'] }),
    ...flagOf('boarding_offered', row.boarders, { yes: BOARDING, no: ['No boarders'] }),
    ...admissionPolicy(row.admissions),
    ...supportFacts(row),
    ...textOf('trust', readableName(row.trust, 'en')),
    ...textOf('federation', readableName(row.federation, 'en')),
    ...(NO_FAITH.test(row.religion) ? [] : textOf('faith_named', row.religion)),
    ...(NO_FAITH.test(row.ethos) ? [] : textOf('religious_ethos', row.ethos)),
    ...textOf('diocese', row.diocese),
    ...textOf('authority', row.authority),
    ...textOf('district', row.district),
    ...(/rural/i.test(row.setting) ? textOf('setting', 'rural') : []),
    ...(/urban/i.test(row.setting) ? textOf('setting', 'urban') : []),
    ...textOf('opened', opened === UNKNOWN_OPENING ? undefined : opened),
    ...textOf('closed', britishDay(row.closed)),
    ...inspectionFacts(row),
    ...textOf('predecessors', linkedUrns(row.links, 'predecessor')),
    ...textOf('successors', linkedUrns(row.links, 'successor')),
    ...(row.number === '' || row.authorityCode === ''
      ? []
      : textOf('official_code', `${row.authorityCode}/${row.number}`)),
  ]
}

const BOARDING = ['Boarding school', "Children's home (boarding school)", "Children's Home (Boarding School)"]

function pupilFacts(row: FactRow): Fact[] {
  const day = britishDay(row.counted)
  const rules = day ? { period: onDay(day) } : {}
  return [
    ...(Number(row.capacity) > 0 ? numberOf('capacity', row.capacity) : []),
    ...numberOf('pupils', row.pupils, rules),
    ...numberOf('boys', row.boys, rules),
    ...numberOf('girls', row.girls, rules),
    ...numberOf('free_meals_share', row.freeMeals, rules),
  ]
}

/**
 * Returns the facts of the last inspection. Other bodies inspect independent schools; separate columns hold its date
 * and the name of the body.
 */
function inspectionFacts(row: FactRow): Fact[] {
  return [
    ...textOf('last_inspection', britishDay(row.lastOfsted) ?? britishDay(row.inspected)),
    ...ofstedRating(row.rating, row.lastOfsted),
    ...textOf('inspectorate', row.inspectorate),
    ...(/^https?:\/\//.test(row.report) ? textOf('inspection_report', row.report) : []),
  ]
}

/**
 * Returns the URNs of the schools that this one replaced or that replaced it (`115961 Predecessor; 148215 Successor`).
 */
function linkedUrns(links: string, relation: 'predecessor' | 'successor'): string {
  const found = links.split(LIST_MARK).filter((link) => link.toLowerCase().includes(relation))
  return found.flatMap((link) => /^\d{5,7}/.exec(link)?.[0] ?? []).join(', ')
}
