import { KM_PER_MILE, units } from './format.ts'
import type { Locale } from './locales.ts'

export type DistanceUnit = 'mile' | 'kilometer'

/** A distance given in kilometres on which something depends, to about ten metres, in a given unit: `1.83 miles`. */
export const formatExactDistance = (locale: Locale, km: number, unit: DistanceUnit): string =>
  units(locale, unit, 2)
    .format(unit === 'mile' ? km / KM_PER_MILE : km)
    .replaceAll(' ', '\u00a0')
