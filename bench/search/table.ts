import { CLASSES, type QueryClass } from './asked.ts'
import type { HitRates } from './hits.ts'
import type { Percentiles, Timings } from './measure.ts'

/** Enough digits to distinguish one engine from another. */
const shown = (ms: number) => (ms < 0.095 ? ms.toFixed(3) : ms < 9.95 ? ms.toFixed(2) : ms.toFixed(0))

/** Formats milliseconds p50 / p95 / p99 of each class, with a remark after each row. */
export function timingsTable(
  timings: Timings,
  title: string,
  remark: (name: QueryClass, found: Percentiles) => string = () => '',
): string {
  const rows = CLASSES.flatMap((name) => {
    const found = timings.get(name)
    if (!found) return []
    const cells = [found.p50, found.p95, found.p99].map((ms) => shown(ms).padStart(8))
    return [`${name.padEnd(16)} ${cells.join(' ')}  ${remark(name, found)}`.trimEnd()]
  })
  return [`${title.padEnd(16)} ${['p50', 'p95', 'p99'].map((column) => column.padStart(8)).join(' ')}`, ...rows].join(
    '\n',
  )
}

/** Formats how often the wanted school is among the first five, in percent. */
export function hitsTable(rates: ReadonlyMap<string, HitRates>): string {
  const width = 15
  const header = ['first five, %', ...rates.keys()].map((title) => title.padEnd(width)).join(' ')
  const asked = CLASSES.filter((name) => Array.from(rates.values()).some((one) => one.has(name)))
  const rows = asked.map((name) => {
    const cells = Array.from(rates.values(), (one) => ((one.get(name) ?? 0) * 100).toFixed(0))
    return [name, ...cells].map((cell) => cell.padEnd(width)).join(' ')
  })
  return [header, ...rows].join('\n')
}

/** Formats how many times as long others take, by their p50 and p95; `–` if they have no answer. */
export function ratioTable(own: Timings, others: ReadonlyMap<string, Timings>): string {
  const width = 15
  const header = ['times as long', ...others.keys()].map((title) => title.padEnd(width)).join(' ')
  const rows = CLASSES.map((name) => {
    const base = own.get(name)
    const cells = Array.from(others.values(), (timings) => {
      const found = timings.get(name)
      return base && found ? `${times(found.p50, base.p50)} / ${times(found.p95, base.p95)}` : '–'
    })
    return [name, ...cells].map((cell) => cell.padEnd(width)).join(' ')
  })
  return [header, ...rows].join('\n')
}

function times(other: number, own: number): string {
  const ratio = other / own
  if (ratio < 0.1) return ratio.toFixed(3)
  return ratio >= 10 ? ratio.toFixed(0) : ratio.toFixed(1)
}
