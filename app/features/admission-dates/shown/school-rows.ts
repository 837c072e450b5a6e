import { nationOf } from '#app/features/facts/comparison-area.ts'
import { kindOfSchool } from '#app/features/schools/kind-of-school.ts'
import type { Category, CountryCode } from '#db/vocabulary.ts'
import { type AdmissionRow, isEmptyRow, isYearEvent, type Stage } from '../admission-row.ts'
import { areasOf } from '../areas/areas-of.ts'

/** What decides which rows are about a school. */
export type DatedSchool = {
  id: string
  country: CountryCode
  region: string
  category: Category
  localType: string
  ownership: 'public' | 'private' | null
}

/** Returns the names of the areas of a school. */
export const areasOfSchool = ({ id, country, region }: DatedSchool): string[] =>
  areasOf({ country, region, nation: nationOf(id) })

/**
 * Returns the stages that a school takes new children into: British grammar schools are for children of 11, and Spanish
 * schools with Bachillerato teach ESO as well.
 */
function stagesOf(school: DatedSchool): Stage[] {
  const kind = kindOfSchool(school)
  if (kind === 'other') return []
  const isBoth = kind === 'high_school' && (school.country === 'GB' || school.country === 'ES')
  return isBoth ? ['secondary', 'high_school'] : [kind]
}

/**
 * Returns the rows about the admission to a school. Private schools decide about theirs: rows without a sector, which
 * are about the public procedure, say nothing of them.
 */
export function rowsOfSchool(rows: readonly AdmissionRow[], school: DatedSchool): AdmissionRow[] {
  const stages = stagesOf(school)
  if (stages.length === 0) return []
  const type = school.localType.toLowerCase()
  return rows.filter(
    (row) =>
      !isYearEvent(row.event) &&
      (row.stages.length === 0 || row.stages.some((stage) => stages.includes(stage))) &&
      (row.schoolForm === '' || row.schoolForm.toLowerCase() === type) &&
      (row.sector === school.ownership || (row.sector === '' && school.ownership !== 'private')),
  )
}

/** Returns the row that says where the days are published that nobody knows here, for a year of entry or later. */
export function findUnknown(rows: readonly AdmissionRow[], entry: number): AdmissionRow | undefined {
  const empty = rows.filter(
    (row) =>
      isEmptyRow(row) && row.turns === '' && (row.schoolYear === '' || Number(row.schoolYear.slice(0, 4)) >= entry),
  )
  return empty.find(({ event }) => event === 'registration' || event === 'deadline') ?? empty[0]
}
