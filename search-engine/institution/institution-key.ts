import type { SchoolDocument } from '../document.ts'
import { fold } from '../language/fold.ts'
import { townKey } from '../language/town.ts'

/**
 * Tells which schools are sites of one and share a row of the results: those of one institute in one town that are of
 * one kind. The kind is the category and the register's own word: a nursery school and a primary school are both
 * `primary`, and a parent looks for one of them.
 *
 * @returns '' for a school that belongs to no institute
 */
export function institutionKey({ institute, country, category, localType, city }: SchoolDocument): string {
  if (institute === null) return ''
  return [country, institute, category, fold(localType), townKey(city, country)].join('\0')
}
