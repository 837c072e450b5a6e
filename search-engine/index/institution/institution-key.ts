import { fold } from '../../language/fold.ts'
import { townKey } from '../../language/places/town.ts'
import type { SchoolDocument } from '../document.ts'

/**
 * Identifies schools that are sites of one institution and share a row of the results: those of one institution in one
 * town that are of the same kind. The kind is the category and the register's own word: a nursery school and a primary
 * school are both `primary`, but a parent looks for one of them.
 *
 * @returns '' for a school that belongs to no institution
 */
export function institutionKey({ institute, country, category, localType, city }: SchoolDocument): string {
  if (institute === null) return ''
  return [country, institute, category, fold(localType), townKey(city, country)].join('\0')
}
