import type { Theme } from '../themes.ts'
import { FILTER_NAMES, type FilterName, REVIEW_FILTERS, type ReviewsAddress } from './reviews-address.ts'

/** Number of reviews of a school with these stars, this role, language and level, and exactly these themes. */
export type ReviewCell = { [Name in Exclude<FilterName, 'theme'>]: ReviewsAddress[Name] } & {
  themes: readonly Theme[]
  count: number
}

/** A choice in a filter with the number of reviews that it would leave, given the other filters. */
export type ReviewChoice<Name extends FilterName = FilterName> = {
  value: NonNullable<ReviewsAddress[Name]>
  count: number
}

/** Numbers of the list and its filters. */
export type ReviewCounts = {
  total: number
  /** Reviews that match all filters. */
  matching: number
  /** For each filter, the number of reviews that would match without it. */
  without: Record<FilterName, number>
  /** For each filter, the choices that match some review. */
  choices: { [Name in FilterName]: ReviewChoice<Name>[] }
}

/** Derives every number of the page from one count per combination, so that they cannot contradict each other. */
export function countReviews(cells: ReviewCell[], address: ReviewsAddress): ReviewCounts {
  const sum = (fits: (cell: ReviewCell) => boolean) =>
    cells.reduce((total, cell) => (fits(cell) ? total + cell.count : total), 0)
  const fitsAllBut = (left: FilterName | null) => (cell: ReviewCell) =>
    FILTER_NAMES.every((name) => name === left || address[name] === undefined || has(cell, name, address[name]))
  const choicesOf = <Name extends FilterName>(name: Name) =>
    REVIEW_FILTERS[name].flatMap((value) => {
      const count = sum((cell) => has(cell, name, value) && fitsAllBut(name)(cell))
      return count > 0 ? [{ value, count }] : []
    })
  return {
    total: sum(() => true),
    matching: sum(fitsAllBut(null)),
    without: forEachFilter((name) => sum(fitsAllBut(name))),
    choices: forEachFilter(choicesOf) as ReviewCounts['choices'],
  }
}

/** Whether reviews have what a filter chooses; of themes they may have several. */
const has = (cell: ReviewCell, name: FilterName, value: ReviewsAddress[FilterName]): boolean =>
  name === 'theme' ? cell.themes.some((theme) => theme === value) : cell[name] === value

const forEachFilter = <T>(give: (name: FilterName) => T) =>
  Object.fromEntries(FILTER_NAMES.map((name) => [name, give(name)])) as Record<FilterName, T>
