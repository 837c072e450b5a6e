import type { FactScale } from '../fact-scale.ts'

/**
 * The band is the middle half of schools, the stroke their median, the dotted one that of a larger area, the dot this
 * school. The text beside it says the same.
 */
export const Scale = ({ scale: { at, middle, from, to, wider } }: { scale: FactScale }) => (
  <span aria-hidden="true" className="relative my-3 block h-1 rounded-full bg-sunken">
    <span
      className="absolute inset-y-0 rounded-full bg-edge"
      style={{ left: `${from}%`, width: `${Math.max(to - from, 1)}%` }}
    />
    {wider !== undefined && <span className={`absolute -top-1 ${WIDER}`} style={{ left: `${wider}%` }} />}
    <span className="absolute -top-1 h-3 w-0.5 bg-ink" style={{ left: `${middle}%` }} />
    <span
      className="absolute -top-1 size-3 -translate-x-1/2 rounded-full bg-board ring-2 ring-sheet"
      style={{ left: `${at}%` }}
    />
  </span>
)

const WIDER = 'h-3 w-0 border-ink border-l-2 border-dotted'

/** Explains, in this order, the dot, the stroke and the band of scales, and the dotted stroke if there is one. */
export function ScaleKey({
  texts: [school, middle, half],
  wider,
}: {
  texts: readonly [string, string, string]
  wider?: string | undefined
}) {
  const entries = [
    ['size-2.5 rounded-full bg-board', school],
    ['h-3 w-0.5 bg-ink', middle],
    ...(wider === undefined ? [] : [[WIDER, wider]]),
    ['h-1 w-4 rounded-full bg-edge', half],
  ]
  return (
    <p aria-hidden="true" className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-ink-soft text-xs">
      {entries.map(([sign, text]) => (
        <span key={sign} className="inline-flex items-center gap-1.5">
          <span className={sign} />
          {text}
        </span>
      ))}
    </p>
  )
}
