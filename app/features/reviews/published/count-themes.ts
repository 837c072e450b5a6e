import { MIN_THEMED_REVIEWS, THEMES, type Theme } from '../themes.ts'

/** How many reviews have exactly these themes, and whether they came by an invitation of the school. */
export type ThemeCell = { themes: readonly Theme[]; invited: boolean; count: number }

/** The themes of a school's public reviews, and how many of these the school invited. */
export type ThemeCounts = {
  /** All public reviews. */
  total: number
  invited: number
  /** Those that have ticked themes, of which the counts are; none of them unless there are a few. */
  themed: number
  /** Praise and wishes alike: those ticked most come first. */
  themes: { theme: Theme; count: number }[]
}

/** Adds up the themes of a school's reviews; too few reviews with themes would say little about the school. */
export function countThemes(cells: readonly ThemeCell[]): ThemeCounts {
  const sum = (fits: (cell: ThemeCell) => boolean) =>
    cells.reduce((total, cell) => (fits(cell) ? total + cell.count : total), 0)
  const themed = sum(({ themes }) => themes.length > 0)
  const counted = THEMES.map((theme) => ({ theme, count: sum(({ themes }) => themes.includes(theme)) }))
  return {
    total: sum(() => true),
    invited: sum(({ invited }) => invited),
    themed,
    themes:
      themed < MIN_THEMED_REVIEWS
        ? []
        : counted.filter(({ count }) => count > 0).sort((one, other) => other.count - one.count),
  }
}
