import { memoised, numberFormat } from './format.ts'
import type { Locale } from './locales.ts'

const spans = memoised((locale: Locale, unit: string) =>
  numberFormat(locale, { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: 0 }),
)

/**
 * A span in milliseconds, in the largest unit that is precise enough: `24 Min.`, `21 Std.`, `3 Tg.`; days from the
 * third on.
 */
export function formatSpan(locale: Locale, ms: number): string {
  const minutes = Math.max(Math.floor(ms / 60_000), 0)
  const [value, unit] =
    minutes < 60 ? [minutes, 'minute'] : minutes < 2880 ? [minutes / 60, 'hour'] : [minutes / 1440, 'day']
  return spans(locale, unit as string)
    .format(Math.floor(value as number))
    .replaceAll(' ', '\u00a0')
}
