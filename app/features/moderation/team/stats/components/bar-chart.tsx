import { formatNumber } from '#app/i18n/format.ts'
import { useLocale } from '#app/i18n/use-translation.ts'

/** A bar: its name, its length, and the text of its value if not the number. */
export type Bar = { key: string; name: string; value: number; text?: string }

const WIDTH = 320
const HEIGHT = 14

/** Bars one below the other, drawn on the server. Their names and values are text. */
export function BarChart({ label, bars }: { label: string; bars: readonly Bar[] }) {
  const locale = useLocale()
  const max = Math.max(...bars.map(({ value }) => value), 1)
  return (
    <ul aria-label={label} className="grid gap-2.5">
      {bars.map(({ key, name, value, text }) => (
        <li key={key} className="grid items-center gap-x-3 gap-y-0.5 text-sm sm:grid-cols-[11rem_minmax(0,1fr)_6rem]">
          <span className="min-w-0">{name}</span>
          <svg
            viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
            preserveAspectRatio="none"
            aria-hidden="true"
            className="h-3.5 w-full rounded-sm bg-sunken max-sm:order-last"
          >
            <rect width={(value / max) * WIDTH} height={HEIGHT} className="fill-board" />
          </svg>
          <span className="font-semibold tabular-nums sm:text-right">{text ?? formatNumber(locale, value)}</span>
        </li>
      ))}
    </ul>
  )
}
