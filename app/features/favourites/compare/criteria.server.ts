import { comparisonArea } from '#app/features/facts/comparison-area.ts'
import { formatFactNumber } from '#app/features/facts/format-fact.ts'
import type { NumberFact } from '#app/features/facts/vocabulary/fact-definition.ts'
import type { FactId } from '#app/features/facts/vocabulary/facts.ts'
import { formatNumber } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { translator } from '#app/i18n/translate.ts'
import { db } from '#db/client.ts'
import type { ComparedSchool } from './compare-schools.server.ts'
import { inWords, type Scale, tellsApart } from './criterion.ts'
import { comparedNumber } from './may-compare.ts'
import type { ChosenFact } from './present-compared-facts.server.ts'
import type { Criterion } from './weigh.ts'

type Comparison = { schools: readonly ComparedSchool[]; facts: readonly ChosenFact[] }

const STARS: Scale = { low: 1, high: 5 }

/**
 * Lists what a visitor can weigh in a comparison besides the distance: rating and the official numbers that may be
 * compared, where the schools differ in them. Numbers that describe families are left out: schools are not sorted by
 * them.
 */
export async function listCriteria({ schools, facts }: Comparison, locale: Locale): Promise<Criterion[]> {
  const t = translator(locale)
  const ratings = schools.map(({ ratingAverage }) => ratingAverage)
  const rating = { id: 'rating', label: t('filter.rating'), direction: 'more', values: ratings, ...STARS } as const
  const found: Criterion[] = [{ ...rating, ...inWords(rating, (stars) => formatNumber(locale, stars, 1)) }]
  const numbers = facts.flatMap(({ id, values }) => {
    const definition = comparedNumber(id, schools, values)
    return definition && isWeighed(definition) ? [{ id, definition, values }] : []
  })
  const scales = await findScales(numbers, schools)
  for (const { id, definition, values } of numbers) {
    const plain = values.map((value) => value?.number ?? null)
    const scale = extendedScale(scales.get(id), plain)
    const fact = { id, label: t(`fact.${id}`), direction: definition.direction, values: plain, ...scale }
    found.push({ ...fact, ...inWords(fact, (number) => formatFactNumber(locale, id, number)) })
  }
  return found.filter(tellsApart)
}

/** Among numbers without a better direction, people choose by those shown at a glance. */
const isWeighed = ({ direction, glance, hasWarning }: NumberFact) =>
  direction === 'neither' ? glance > 0 && !hasWarning : true

/**
 * Points range over the values of nine in ten schools of the kind, extended to the compared values if they lie beyond.
 */
function extendedScale(scale: Scale | undefined, values: readonly (number | null)[]): Scale {
  const known = [...values.filter((value) => value !== null), ...(scale ? [scale.low, scale.high] : [])]
  return { low: Math.min(...known), high: Math.max(...known) }
}

type Weighed = { id: FactId; definition: NumberFact; values: ChosenFact['values'] }

/**
 * Finds how the facts are distributed over schools of the kind, in one query: in the area, or in the region if measured
 * that way.
 */
async function findScales(facts: readonly Weighed[], schools: readonly ComparedSchool[]): Promise<Map<string, Scale>> {
  const compared = facts.flatMap(({ id, definition, values }) => {
    const at = values.findIndex((value) => value !== null && value.number !== null)
    const [value, school] = [values[at], schools[at]]
    return value && school ? [{ id, start: value.start, school, isRegional: definition.comparable === 'region' }] : []
  })
  const [first] = compared
  if (!first) return new Map()
  const rows = await db()
    .selectFrom('fact_statistics')
    .select(['fact', 'period_start as start', 'area', 'region', 'category', 'low', 'high'])
    .where('area', 'in', [...new Set(compared.map(({ school }) => comparisonArea(school)))])
    .where('category', 'in', [...new Set(compared.map(({ school }) => school.kind))])
    .where('region', 'in', ['', ...new Set(compared.map(({ school }) => school.region))])
    .where('fact', 'in', [...new Set(compared.map(({ id }) => id))])
    .execute()
  const scaleOf = ({ id, start, school, isRegional }: (typeof compared)[number]) =>
    rows.find(
      (row) =>
        row.fact === id &&
        row.start === start &&
        row.category === school.kind &&
        row.area === comparisonArea(school) &&
        row.region === (isRegional ? school.region : ''),
    )
  return new Map(
    compared.flatMap((fact) => {
      const scale = scaleOf(fact)
      return scale ? [[fact.id, scale] as const] : []
    }),
  )
}
