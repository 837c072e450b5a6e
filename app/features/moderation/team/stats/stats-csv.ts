import { csvLine } from '#lib/text/csv.ts'
import { type Figures, type KindFigures, SINGLE_FIGURES } from './stats.ts'

const OF_KINDS = ['open', 'oldest', 'decided', 'medianHours', 'ninthHours'] as const satisfies (keyof KindFigures)[]

/**
 * Returns all figures as a file: one per line, with its subject. Instants as ISO 8601, times in hours, shares from 0 to
 * 1.
 */
export function figuresCsv({ kinds, singles, weeks, imports }: Figures): string {
  const lines: [figure: string, of: string, value: Date | number | string | null][] = [
    ...kinds.flatMap((row) => OF_KINDS.map((figure): (typeof lines)[number] => [figure, row.kind, row[figure]])),
    ...SINGLE_FIGURES.map((figure): (typeof lines)[number] => [figure, '', singles[figure]]),
    ...weeks.map(({ monday, reviews }): (typeof lines)[number] => ['reviewsOfWeek', monday, reviews]),
    ...imports.flatMap(({ source, startedAt, ...counts }) =>
      Object.entries(counts).map(([name, value]): (typeof lines)[number] => [
        `import.${name}`,
        `${source} ${startedAt.toISOString()}`,
        value,
      ]),
    ),
  ]
  return [['figure', 'of', 'value'] as const, ...lines].map((line) => csvLine(line.map(cellOf))).join('')
}

const cellOf = (value: Date | number | string | null) => (value instanceof Date ? value.toISOString() : value)
