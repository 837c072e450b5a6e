import type { FactId } from '#app/features/facts/vocabulary/facts.ts'
import { britishDay } from '../cleaning/days.ts'
import { type Fact, onDay, textOf } from '../facts/fact.ts'
import { ofstedRating } from '../facts/ofsted.ts'
import { schoolOf, URN } from '../gb-performance/england.ts'
import { factTable, type Row, type Source } from '../source.ts'

const AREAS = {
  safeguarding: ['Safeguarding standards', 'Safeguarding'],
  inclusion: ['Inclusion'],
  curriculum: ['Curriculum and teaching'],
  achievement: ['Achievement'],
  attendance: ['Attendance and behaviour'],
  development: ['Personal development and wellbeing', 'Personal development and well-being'],
  earlyYears: ['Early years (where applicable)', 'Early years'],
  post16: ['Post-16 provision (where applicable)', 'Post-16 provision', 'Post-16'],
  leadership: ['Leadership and governance'],
} as const
type Area = keyof typeof AREAS

const FACT_OF: Record<Area, FactId> = {
  safeguarding: 'report_card_safeguarding',
  inclusion: 'report_card_inclusion',
  curriculum: 'report_card_curriculum',
  achievement: 'report_card_achievement',
  attendance: 'report_card_attendance',
  development: 'report_card_development',
  earlyYears: 'report_card_early_years',
  post16: 'report_card_post_16',
  leadership: 'report_card_leadership',
}

const LINK = [
  'Web Link (opens in new window)',
  'Web link to Ofsted provider page (opens in new window)',
  'Web link',
] as const

const columns = {
  urn: URN,
  inspected: ['Inspection start date'],
  published: ['Publication date'],
  graded: [
    'Inspection start date of latest OEIF graded inspection',
    'Inspection start date of latest OEIF standard inspection',
  ],
  gradedPublished: [
    'Publication date of latest OEIF graded inspection',
    'Publication date of latest OEIF standard inspection',
  ],
  rating: ['Latest OEIF overall effectiveness'],
  ungraded: ['Date of latest ungraded inspection'],
  link: LINK,
  ...AREAS,
} as const
type OutcomeRow = Row<keyof typeof columns>

/**
 * The latest inspections of state-funded schools since 2025: the areas of the report card, and the last overall grade
 * of the framework before it, each on the day of its own inspection.
 */
const outcomes = factTable({
  name: 'latest inspections',
  columns,
  required: ['urn', 'inspected', 'published', 'inclusion', 'curriculum', 'achievement', 'leadership'],
  reader: () => (row) => {
    const key = schoolOf(row)
    return typeof key === 'string' ? { key, facts: outcomeFacts(row) } : key
  },
})

function outcomeFacts(row: OutcomeRow): Fact[] {
  const days = [row.inspected, row.graded, row.ungraded].flatMap((cell) => britishDay(cell) ?? [])
  return [
    ...textOf('last_inspection', days.toSorted().at(-1)),
    ...reportCard(row),
    ...publication(row.inspected, row.published),
    ...ratingOf(row.rating, row.graded),
    ...publication(row.graded, row.gradedPublished),
    ...reportLink(row.link, days),
  ]
}

/** Grades hold on the day of their inspection, and without it say nothing. */
function reportCard(row: OutcomeRow): Fact[] {
  const inspected = britishDay(row.inspected)
  if (!inspected) return []
  return (Object.keys(AREAS) as Area[]).flatMap((area) => {
    const choice = GRADES.get(row[area].toLowerCase().replace(/[\s_-]+/g, ' '))
    const isSafeguarding = area === 'safeguarding'
    if (choice === undefined || isSafeguarding !== /met$/.test(choice)) return []
    return [{ fact: FACT_OF[area], period: onDay(inspected), choice }]
  })
}

const GRADES: ReadonlyMap<string, string> = new Map([
  ['met', 'met'],
  ['not met', 'not_met'],
  ['exceptional', 'exceptional'],
  ['strong standard', 'strong_standard'],
  ['expected standard', 'expected_standard'],
  ['needs attention', 'needs_attention'],
  ['urgent improvement', 'urgent_improvement'],
])

/** Overall grades of the former framework; other numbers and words (`Not judged`) are none. */
const RATINGS: Readonly<Record<string, string>> = {
  '1': 'outstanding',
  '2': 'good',
  '3': 'requires improvement',
  '4': 'inadequate',
}

const ratingOf = (cell: string, inspected: string) => ofstedRating(RATINGS[cell] ?? cell, inspected)

function publication(inspected: string, published: string): Fact[] {
  const [start, day] = [britishDay(inspected), britishDay(published)]
  return start && day ? textOf('inspection_published', day, onDay(start)) : []
}

/** The page of a school that was never inspected has no report. */
const reportLink = (link: string, days: readonly string[]) =>
  days.length > 0 && /^https?:\/\//.test(link) ? textOf('inspection_report', link) : []

/** The latest inspections before the report card, with the overall grade and its day. */
const formerOutcomes = factTable({
  name: 'latest inspections before 2025',
  columns: {
    urn: URN,
    inspected: ['Inspection start date', 'First day of inspection'],
    published: ['Publication date'],
    rating: ['Overall effectiveness', 'Latest OEIF overall effectiveness'],
    link: LINK,
  },
  required: ['urn', 'inspected', 'published', 'rating'],
  reader: () => (row) => {
    const key = schoolOf(row)
    if (typeof key !== 'string') return key
    const inspected = britishDay(row.inspected)
    const facts = [
      ...textOf('last_inspection', inspected),
      ...ratingOf(row.rating, row.inspected),
      ...publication(row.inspected, row.published),
      ...reportLink(row.link, inspected ? [inspected] : []),
    ]
    return { key, facts }
  },
})

/** Ofsted's monthly management information on the inspections of state-funded schools in England. */
export const gbOfsted: Source = {
  id: 'gb-ofsted',
  country: 'GB',
  tables: [outcomes, formerOutcomes],
  supplements: [],
  overrules: [],
}
