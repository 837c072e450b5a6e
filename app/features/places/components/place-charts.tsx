import { useTranslation } from '#app/i18n/use-translation.ts'
import { classes } from '#app/ui/classes.ts'
import type { Chart } from '../present-charts.ts'

/** How the registers' facts are distributed over the schools of a place: pictures, with the same in words below. */
export function PlaceCharts({ charts }: { charts: readonly Chart[] }) {
  const t = useTranslation()
  if (charts.length === 0) return null
  return (
    <section aria-labelledby="spread">
      <h2 id="spread" className="text-xl">
        {t('places.facts')}
      </h2>
      <ul className="mt-4 grid gap-4 min-[360px]:grid-cols-2 lg:grid-cols-4">
        {charts.map((chart) => (
          <li key={chart.fact} className="sheet flex min-w-0 flex-col p-4">
            <Spread chart={chart} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Spread({ chart: { legend, bars, marked, isOrdered, known, note } }: { chart: Chart }) {
  const t = useTranslation()
  return (
    <>
      <h3 className="hyphens-auto font-normal font-read text-ink-soft text-sm tracking-normal">{legend}</h3>
      <p className="font-head font-semibold text-lg leading-tight">{bars[marked]?.label}</p>
      <p className="text-ink-soft text-xs">{t(isOrdered ? 'places.middle' : 'places.mostOften', { count: known })}</p>
      <div aria-hidden="true" className="mt-auto flex h-20 items-end gap-1 pt-3">
        {bars.map(({ label, height }, at) => (
          <span
            key={label}
            style={{ height: `${height}%` }}
            className={classes('min-h-0.5 flex-1 rounded-t-sm', at === marked ? 'bg-board' : 'bg-rule')}
          />
        ))}
      </div>
      <ul className="mt-2 text-ink-soft text-xs">
        {bars.map(({ label, count }) => (
          <li key={label}>{t('places.counted', { label, count })}</li>
        ))}
        {note && <li>{note}</li>}
      </ul>
    </>
  )
}
