import { formatDay, formatMonth, formatNumber } from '#app/i18n/format.ts'
import { Link } from '#app/i18n/link.tsx'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import type { Point } from '../overview/periods.ts'

type Span = 'days' | 'months'
const SPANS = ['days', 'months'] as const
const CHART_SIZE = { width: 536, height: 124 }

/** The views of 30 days or 12 months as a line rendered on the server, with the same figures as a table. */
export function ViewsChart({ span, points }: { span: Span; points: readonly Point[] }) {
  const t = useTranslation()
  return (
    <section aria-labelledby="views" className="sheet min-w-0 p-5 md:p-6">
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <h2 id="views" className="text-lg">
          {t('overview.chart')}
        </h2>
        <Spans span={span} />
      </div>
      <Line span={span} points={points} />
      <details className="mt-4">
        <summary className="inline-flex min-h-9 items-center text-board text-sm underline underline-offset-[0.15em]">
          {t('overview.chart.table')}
        </summary>
        <Table span={span} points={points} />
      </details>
    </section>
  )
}

function Spans({ span }: { span: Span }) {
  const t = useTranslation()
  return (
    <nav aria-label={t('overview.chart.span')} className="flex overflow-hidden rounded-control border border-edge">
      {SPANS.map((choice) => (
        <Link
          key={choice}
          to={choice === 'days' ? '/dashboard/overview' : '/dashboard/overview?span=months'}
          preventScrollReset
          aria-current={choice === span ? 'true' : undefined}
          className="inline-flex min-h-10 items-center bg-sheet px-3.5 font-semibold text-ink text-sm no-underline -outline-offset-2 hover:bg-sunken aria-[current]:bg-board aria-[current]:text-on-board"
        >
          {t(`overview.chart.${choice}`)}
        </Link>
      ))}
    </nav>
  )
}

function Line({ span, points }: { span: Span; points: readonly Point[] }) {
  const t = useTranslation()
  const locale = useLocale()
  const views = points.map((point) => point.views)
  const max = calmMaximum(views)
  const { line, area } = chartPath(views, max, CHART_SIZE)
  const [from, to] = [nameOf(points[0]), nameOf(points.at(-1))]
  const label = t('overview.chart.label', {
    from,
    to,
    sum: views.reduce((sum, count) => sum + count, 0),
    most: Math.max(...views),
  })
  function nameOf(point: Point | undefined) {
    if (!point) return ''
    return span === 'days' ? formatDay(locale, point.day) : formatMonth(locale, point.day)
  }
  return (
    <figure>
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2">
        <p aria-hidden="true" className="-my-2 flex flex-col justify-between text-right text-ink-faint text-xs">
          <span>{formatNumber(locale, max)}</span>
          <span>0</span>
        </p>
        <svg
          viewBox={`0 0 ${CHART_SIZE.width} ${CHART_SIZE.height}`}
          preserveAspectRatio="none"
          role="img"
          className="h-31 w-full"
        >
          <title>{label}</title>
          {[0, 1, 2, 3].map((step) => (
            <path
              key={step}
              d={`M0,${(CHART_SIZE.height / 3) * step}H${CHART_SIZE.width}`}
              stroke="var(--line)"
              vectorEffect="non-scaling-stroke"
            />
          ))}
          <path d={area} fill="var(--board-wash)" />
          <path d={line} fill="none" stroke="var(--board)" strokeWidth="2.5" vectorEffect="non-scaling-stroke" />
        </svg>
      </div>
      <figcaption aria-hidden="true" className="mt-2 flex justify-between text-ink-faint text-xs">
        <span>{from}</span>
        <span>{to}</span>
      </figcaption>
    </figure>
  )
}

function Table({ span, points }: { span: Span; points: readonly Point[] }) {
  const t = useTranslation()
  const locale = useLocale()
  return (
    <table className="mt-2 w-full border-collapse text-sm tabular-nums">
      <caption className="sr-only">{t('overview.chart')}</caption>
      <thead>
        <tr className="bg-sunken text-left">
          <th scope="col" className="px-3 py-2">
            {t(span === 'days' ? 'overview.chart.day' : 'overview.chart.month')}
          </th>
          <th scope="col" className="px-3 py-2 text-right">
            {t('overview.chart')}
          </th>
        </tr>
      </thead>
      <tbody>
        {points.toReversed().map(({ day, views }) => (
          <tr key={day} className="border-line border-t">
            <th scope="row" className="px-3 py-1.5 text-left font-normal">
              {span === 'days' ? formatDay(locale, day) : formatMonth(locale, day)}
            </th>
            <td className="px-3 py-1.5 text-right">{formatNumber(locale, views)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/**
 * Returns the line through values and the area under it, as SVG paths in a box of this size with zero at its lower
 * edge.
 *
 * @param most value at the upper edge, above zero
 */
export function chartPath(
  values: readonly number[],
  max: number,
  { width, height }: { width: number; height: number },
) {
  const step = width / Math.max(values.length - 1, 1)
  const points = values.map((value, index) => `${round(index * step)},${round(height - (value / max) * height)}`)
  const line = `M${points.join('L')}`
  return { line, area: `${line}L${width},${height}L0,${height}Z` }
}

const round = (value: number) => Math.round(value * 10) / 10

/**
 * Rounds up to a number with a single non-zero digit, such as 70 for 61, so that the upper edge of a chart changes
 * seldom.
 */
export function calmMaximum(values: readonly number[]): number {
  const max = Math.max(4, ...values)
  const unit = 10 ** Math.floor(Math.log10(max))
  return Math.ceil(max / unit) * unit
}
