import { useTranslation } from '#app/i18n/use-translation.ts'
import type { FactLine } from '../find-school-facts.server.ts'

const WIDTH = 360
const HEIGHT = 150
const SIDE = 30
const TOP = 22
const BOTTOM = 24

/** Draws a fact over the years beside the median of its kind; a table below says the same. */
export function FactLineChart({ line }: { line: FactLine }) {
  const t = useTranslation()
  const { title, of, points } = line
  const heightOf = scaleOf(points)
  const left = (index: number) => SIDE + (index * (WIDTH - 2 * SIDE)) / (points.length - 1)
  const last = points.at(-1)!
  return (
    <div className="border-line border-t p-5">
      <h3>{title}</h3>
      <div className="mt-3">
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" className="w-full max-w-xl">
          <path
            d={pathOf(points.map(({ middle }, index) => (middle === null ? null : [left(index), heightOf(middle)])))}
            className="fill-none stroke-3 stroke-edge"
          />
          <path
            d={pathOf(points.map(({ value }, index) => [left(index), heightOf(value)]))}
            className="fill-none stroke-[2.5] stroke-board"
          />
          {points.map(({ label, value }, index) => (
            <g key={label}>
              <circle cx={left(index)} cy={heightOf(value)} r={3.5} className="fill-board" />
              <text x={left(index)} y={HEIGHT - 5} textAnchor="middle" className="fill-ink-soft text-[12px]">
                {isLabelled(index, points.length) && label}
              </text>
            </g>
          ))}
          <text
            x={left(points.length - 1)}
            y={heightOf(last.value) - 9}
            textAnchor="middle"
            className="fill-board font-semibold text-[13px]"
          >
            {last.shown}
          </text>
        </svg>
        <p aria-hidden="true" className="flex flex-wrap gap-x-5 text-ink-soft text-xs">
          <span className="inline-flex items-center gap-1.5">
            <span className="size-2.5 rounded-full bg-board" />
            {t('glance.school')}
          </span>
          <span className="inline-flex items-center gap-1.5">
            <span className="h-1 w-4 rounded-full bg-edge" />
            {of}
          </span>
        </p>
        <details className="mt-2 text-sm">
          <summary className="min-h-8 cursor-pointer content-center text-board">{t('glance.table')}</summary>
          <YearTable line={line} />
        </details>
      </div>
    </div>
  )
}

function YearTable({ line: { title, of, points } }: { line: FactLine }) {
  const t = useTranslation()
  return (
    <table className="mt-2 w-full max-w-md text-left">
      <caption className="sr-only">{title}</caption>
      <thead>
        <tr>
          <th scope="col">{t('glance.year')}</th>
          <th scope="col">{t('glance.school')}</th>
          <th scope="col">{of}</th>
        </tr>
      </thead>
      <tbody>
        {points.map(({ label, shown, shownMiddle }) => (
          <tr key={label}>
            <th scope="row" className="font-normal">
              {label}
            </th>
            <td>{shown}</td>
            <td>{shownMiddle}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type Point = readonly [number, number]

/** A path through points, with a gap where one is missing. */
function pathOf(points: (Point | null)[]): string {
  return points
    .map((point, index) =>
      point ? `${points[index - 1] ? 'L' : 'M'}${point[0].toFixed(1)} ${point[1].toFixed(1)}` : '',
    )
    .join('')
}

/** Maps a value to its position in the picture; the least and the greatest value touch its margins. */
function scaleOf(points: FactLine['points']) {
  const values = points.flatMap(({ value, middle }) => (middle === null ? [value] : [value, middle]))
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const room = HEIGHT - TOP - BOTTOM
  return (value: number) => TOP + (most === least ? room / 2 : ((most - value) / (most - least)) * room)
}

/** More than five years would run into each other on a phone. */
const isLabelled = (index: number, count: number) => (count - 1 - index) % Math.ceil(count / 5) === 0
