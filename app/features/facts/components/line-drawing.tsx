import { useTranslation } from '#app/i18n/use-translation.ts'
import type { FactLine, LinePoint } from '../trend/fact-line.server.ts'

const WIDTH = 360
const HEIGHT = 160
const SIDE = 32
const TOP = 22
const BOTTOM = 24
/** Labels that are nearer to each other would touch on a phone. */
const LABEL_WIDTH = 66

/**
 * Draws a fact over the years: the line of the school, the median of its kind dashed, and around it the middle half as
 * a band with edges. What is missing is a gap. A table on the same page says the same.
 */
export function LineDrawing({ line: { title, of, points } }: { line: FactLine }) {
  const t = useTranslation()
  const [first, last] = [points[0]!, points.at(-1)!]
  const place = placesOf(points)
  const isCompared = points.some(({ like }) => like)
  return (
    <>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={`${title}: ${first.label} ${first.shown}, ${last.label} ${last.shown}`}
        className="w-full max-w-xl"
      >
        <Band points={points} place={place} />
        <path
          d={pathOf(points, (point) => (point.like ? place(point, point.like.median) : null))}
          className="fill-none stroke-2 stroke-ink-soft"
          strokeDasharray="5 4"
        />
        <path
          d={pathOf(points, (point) => place(point, point.value))}
          className="fill-none stroke-[2.5] stroke-board"
        />
        <Points points={points} place={place} />
      </svg>
      <p aria-hidden="true" className="flex flex-wrap gap-x-5 gap-y-1 text-ink-soft text-xs">
        <span className="inline-flex items-center gap-1.5">
          <span className="size-2.5 flex-none rounded-full bg-board" />
          {t('glance.school')}
        </span>
        {isCompared && (
          <>
            <span className="inline-flex items-center gap-1.5">
              <span className="w-4 flex-none border-ink-soft border-t-2 border-dashed" />
              {of}
            </span>
            <span className="inline-flex items-center gap-1.5">
              <span className="h-3 w-4 flex-none border-edge border-y bg-sunken" />
              {t('glance.half')}
            </span>
          </>
        )}
      </p>
    </>
  )
}

type Place = (point: LinePoint, value: number) => Position
type Position = readonly [number, number]
type Drawn = { points: LinePoint[]; place: Place }

function Points({ points, place }: Drawn) {
  const last = points.at(-1)!
  const [left, top] = place(last, last.value)
  const labelled = labelledPoints(points, place)
  return (
    <>
      {points.map((point) => {
        const [x, y] = place(point, point.value)
        return (
          <g key={point.label}>
            <circle cx={x} cy={y} r={3.5} className="fill-board" />
            <text x={x} y={HEIGHT - 5} textAnchor="middle" className="fill-ink-soft text-[12px]">
              {labelled.has(point) && point.label}
            </text>
          </g>
        )
      })}
      <text
        x={left}
        y={top - 9}
        textAnchor="middle"
        className="fill-board stroke-4 stroke-sheet font-semibold text-[13px] [paint-order:stroke]"
      >
        {last.shown}
      </text>
    </>
  )
}

/** The middle half: an area between its limits, or a bar where no neighbour is known. */
function Band({ points, place }: Drawn) {
  const lower: Of = (point) => (point.like ? place(point, point.like.lower) : null)
  const upper: Of = (point) => (point.like ? place(point, point.like.upper) : null)
  return (
    <>
      {runsOf(points).map((run) => {
        const key = run[0]!.label
        const [only] = run.length === 1 ? run : []
        if (only) {
          const [[x, bottom], [, top]] = [lower(only)!, upper(only)!]
          const height = Math.max(bottom - top, 1)
          return <rect key={key} x={x - 5} y={top} width={10} height={height} className="fill-sunken stroke-edge" />
        }
        const [above, below] = [run.map((point) => upper(point)!), run.map((point) => lower(point)!)]
        return (
          <g key={key}>
            <path d={`M${[...above, ...below.toReversed()].map(said).join('L')}Z`} className="fill-sunken" />
            <path d={`M${above.map(said).join('L')}`} className="fill-none stroke-edge" />
            <path d={`M${below.map(said).join('L')}`} className="fill-none stroke-edge" />
          </g>
        )
      })}
    </>
  )
}

/** Returns the points with like schools, in runs without a gap. */
function runsOf(points: readonly LinePoint[]): LinePoint[][] {
  const runs: LinePoint[][] = []
  for (const [index, point] of points.entries()) {
    if (!point.like) continue
    if (point.isJoined && points[index - 1]?.like) runs.at(-1)?.push(point)
    else runs.push([point])
  }
  return runs
}

type Of = (point: LinePoint) => Position | null

/** A path through points, with a gap where one is missing or the line does not go on. */
const pathOf = (points: readonly LinePoint[], of: Of): string =>
  points
    .map((point, index) => {
      const [here, before] = [of(point), points[index - 1]]
      return here ? `${point.isJoined && before && of(before) ? 'L' : 'M'}${said(here)}` : ''
    })
    .join('')

const said = ([x, y]: Position) => `${x.toFixed(1)} ${y.toFixed(1)}`

/** Maps periods to the width of the picture, and values to its height; the outermost ones touch its margins. */
function placesOf(points: readonly LinePoint[]): Place {
  const [first, last] = [points[0]!.at, points.at(-1)!.at]
  const values = points.flatMap(({ value, like }) => (like ? [value, like.lower, like.upper] : [value]))
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const room = HEIGHT - TOP - BOTTOM
  return ({ at }, value) => [
    SIDE + (last === first ? 0 : ((at - first) / (last - first)) * (WIDTH - 2 * SIDE)),
    TOP + (most === least ? room / 2 : ((most - value) / (most - least)) * room),
  ]
}

/** Chooses the points whose labels fit beside each other; the last one always has its own. */
function labelledPoints(points: readonly LinePoint[], place: Place): Set<LinePoint> {
  const chosen = new Set<LinePoint>()
  let right = Number.POSITIVE_INFINITY
  for (const point of points.toReversed()) {
    const [x] = place(point, point.value)
    if (right - x < LABEL_WIDTH) continue
    chosen.add(point)
    right = x
  }
  return chosen
}
