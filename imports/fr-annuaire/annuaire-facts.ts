import type { FactId } from '#app/features/facts/vocabulary/facts.ts'
import { cleanWebsite } from '../cleaning/contact.ts'
import { capitalsToTitle } from '../cleaning/title-case.ts'
import { type Fact, flagOf, numberOf, textOf } from '../facts/fact.ts'
import { supportNeeds } from '../facts/support-needs.ts'
import { isDay } from '../files/edition-date.ts'
import type { Row } from '../source.ts'
import { frenchAccents } from './accents.ts'
import type { AnnuaireRow } from './annuaire-columns.ts'
import { frenchCategory } from './nature.ts'

/** Columns of the annuaire that are `1` or `0`. */
const FLAGS = [
  ['canteen', 'canteen'],
  ['boarding_offered', 'boarding'],
  ['nursery_classes', 'nursery'],
  ['elementary_classes', 'elementary'],
  ['general_track', 'general'],
  ['technological_track', 'technological'],
  ['professional_track', 'vocational'],
  ['inclusion_unit', 'ulis'],
  ['adapted_education', 'segpa'],
  ['apprenticeships', 'apprenticeships'],
  ['further_education', 'greta'],
  ['post_bac', 'postBac'],
  ['arts_section', 'arts'],
  ['cinema_section', 'cinema'],
  ['theatre_section', 'theatre'],
  ['sport_section', 'sport'],
  ['international_section', 'international'],
  ['european_section', 'european'],
  ['agricultural_school', 'agricultural'],
  ['military_school', 'military'],
  ['trades_label', 'tradesLabel'],
] as const satisfies (readonly [FactId, keyof AnnuaireRow])[]

/** Returns the facts of a row of the annuaire, beyond the fields of a school. */
export function annuaireFacts(row: AnnuaireRow): Fact[] {
  const isGrouped = row.groupedInSeveral !== '' && row.groupedInSeveral !== '0'
  return [
    ...registerFacts(row),
    ...FLAGS.flatMap(([fact, column]) => flagOf(fact, row[column], { yes: ['1'], no: ['0'] })),
    ...textOf('stages', stagesOf(row)),
    ...textOf('priority_education', { REP: 'rep', 'REP+': 'rep_plus' }[row.priority]),
    ...textOf('village_grouping', row.groupedInOne === '1' ? 'one_place' : isGrouped ? 'several_places' : undefined),
    ...textOf('district', row.district),
    ...textOf('parent_school', row.parent),
    ...textOf('parent_relation', relationOf(row.parentRelation)),
    ...textOf('career_guide_page', cleanWebsite(row.guide)),
    ...numberOf('pupils', row.pupils),
    ...supportNeeds(needsNamed(row)),
  ]
}

/** Returns the facts that every file of the register contains. */
export function registerFacts(row: Row<'uai' | 'sector' | 'contract' | 'academy' | 'ministry' | 'opened'>): Fact[] {
  return [
    ...textOf('official_code', row.uai),
    ...textOf('contract', contractOf(row.sector, row.contract)),
    ...textOf('authority', academyOf(row.academy)),
    ...textOf('ministry', /education nationale/i.test(row.ministry) ? undefined : ministryOf(row.ministry)),
    ...textOf('opened', isDay(row.opened) && row.opened !== FILE_START ? row.opened : undefined),
  ]
}

/** The date on which the ministry started its file: older schools opened earlier. */
const FILE_START = '1965-05-01'

/**
 * Returns the contract. Private schools under a contract with the state teach its curriculum; those without one (hors
 * contrat) need not.
 */
function contractOf(sector: string, contract: string): 'public' | 'contract' | 'no_contract' | undefined {
  if (sector === 'Public') return 'public'
  if (/hors contrat/i.test(contract)) return 'no_contract'
  return /contrat/i.test(contract) ? 'contract' : undefined
}

function relationOf(relation: string): 'section' | 'annex' | undefined {
  if (/annexe/i.test(relation)) return 'annex'
  return /section|fili[eè]re|d[eé]partement/i.test(relation) ? 'section' : undefined
}

function academyOf(academy: string): string | undefined {
  return academy === '' ? undefined : `Académie ${/^[aeiouéè]/i.test(academy) ? "d'" : 'de '}${academy}`
}

const ministryOf = (ministry: string) => capitalsToTitle(frenchAccents(ministry), 'fr')

function stagesOf({ nursery, elementary }: AnnuaireRow): string {
  return [nursery === '1' && 'Maternelle', elementary === '1' && 'Élémentaire'].filter(Boolean).join(', ')
}

/**
 * The needs that a special school is for, by its nature or name: of an EREA by the circulaire 2017-076, of IME, IEM and
 * ITEP by articles D312-11, D312-60 and D312-59-1 of the Code de l'action sociale et des familles. The ULIS and the
 * SEGPA of a collège are flags of their own.
 */
const NEEDS: readonly (readonly [RegExp, string])[] = [
  [/\berea\b|\bsegpa\b|g[eé]n[eé]ral et prof\S* adapt[eé]|r[eé]gional d['’ ]enseign\w* adapt[eé]/i, 'learning'],
  [/\bime\b|m[eé]dico[- ][eé]ducatif|d[eé]ficien\w+ intellectuel/i, 'severe_learning'],
  [/\biem\b|[eé]ducation motrice|(handicap\w*|d[eé]ficien\w+) moteur/i, 'physical'],
  [/\bitep\b|th[eé]rapeutique[- ,]+[eé]ducatif/i, 'behaviour_emotional'],
  [/d[eé]ficien\w+ auditi|jeunes sourds|malentendants/i, 'hearing'],
  [/d[eé]ficien\w+ visuel|jeunes aveugles|malvoyants/i, 'sight'],
]

/** Returns the needs of a special school; a school of another kind may be named alike. */
function needsNamed({ nature, kind, name }: AnnuaireRow): string[] {
  if (frenchCategory(nature || kind) !== 'special_needs') return []
  const words = `${nature} ${kind} ${name}`
  return NEEDS.flatMap(([pattern, need]) => (pattern.test(words) ? need : []))
}
