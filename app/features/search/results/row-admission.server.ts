import { admissionYears, plainLastDistancesOf } from '#app/features/facts/admission/admission-years.ts'
import { findFactValues } from '#app/features/facts/find-fact-values.server.ts'
import type { FactId } from '#app/features/facts/vocabulary/facts.ts'
import type { SchoolSummary } from '#app/features/schools/list-schools.server.ts'
import type { LastDistances } from '#app/features/schools/own-point/last-distances.ts'
import type { RegisterFact } from '#app/features/schools/register-summary.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { translator } from '#app/i18n/translate.ts'
import { DEMAND_FACTS } from '#search-engine/base/searched-facts.ts'

const ROW_FACTS: readonly FactId[] = [
  ...DEMAND_FACTS,
  'admission_last_distance',
  'admission_distance_method',
  'admission_criteria',
]

/** What a row says of how its places were given: with what an own point is compared, and how many wanted one. */
type RowAdmission = { lastDistances?: LastDistances; demand?: RegisterFact }

/**
 * Finds by id what rows say of how places were given.
 *
 * @param isByDemand whether the list is filtered by demand, so that each row names the year by which it is there
 */
export async function findRowAdmission(
  schools: readonly SchoolSummary[],
  isByDemand: boolean,
  locale: Locale,
): Promise<Map<string, RowAdmission>> {
  const found = new Map<string, RowAdmission>()
  if (schools.length === 0) return found
  const values = await findFactValues(
    schools.map(({ id }) => id),
    { only: ROW_FACTS },
  )
  for (const school of schools) {
    const admission = admissionYears(values.get(school.id) ?? new Map())
    if (!admission) continue
    const lastDistances = plainLastDistancesOf(admission, school)
    const demand = isByDemand ? demandOfRow(admission.years, locale) : undefined
    found.set(school.id, { ...(lastDistances && { lastDistances }), ...(demand && { demand }) })
  }
  return found
}

type Years = NonNullable<ReturnType<typeof admissionYears>>['years']

function demandOfRow(years: Years, locale: Locale): RegisterFact | undefined {
  const newest = years.find(({ demand }) => demand !== null)
  if (!newest) return undefined
  const t = translator(locale)
  const { year, places, applications, firstPreferences, offers } = newest
  const figures = [
    places !== null && t('rowDemand.places', { count: places }),
    applications !== null && t('rowDemand.applications', { count: applications }),
    applications === null && firstPreferences !== null && t('rowDemand.firstPreferences', { count: firstPreferences }),
    offers !== null && t('rowDemand.offers', { count: offers }),
  ].filter((figure) => figure !== false)
  const text = t('rowDemand', { year: String(year), figures: figures.join(', ') })
  return { icon: 'users', text, label: text }
}
