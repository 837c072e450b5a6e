import { TZDate } from '@date-fns/tz'
import type { CountryCode } from '#db/vocabulary.ts'

const ZONES: Record<CountryCode, string> = {
  DE: 'Europe/Berlin',
  FR: 'Europe/Paris',
  ES: 'Europe/Madrid',
  IT: 'Europe/Rome',
  GB: 'Europe/London',
}

/** Parts of countries in another time zone, by the beginning of their postal codes. */
const ELSEWHERE: readonly [country: CountryCode, postalCode: RegExp, zone: string][] = [
  ['ES', /^(35|38)/, 'Atlantic/Canary'],
  ['FR', /^97[18]/, 'America/Guadeloupe'],
  ['FR', /^972/, 'America/Martinique'],
  ['FR', /^973/, 'America/Cayenne'],
  ['FR', /^974/, 'Indian/Reunion'],
  ['FR', /^975/, 'America/Miquelon'],
  ['FR', /^976/, 'Indian/Mayotte'],
  ['FR', /^986/, 'Pacific/Wallis'],
  ['FR', /^987/, 'Pacific/Tahiti'],
  ['FR', /^988/, 'Pacific/Noumea'],
]

/** Returns the time zone of a school (IANA name). */
export const timeZoneOf = (country: CountryCode, postalCode: string): string =>
  ELSEWHERE.find(([of, begins]) => of === country && begins.test(postalCode))?.[2] ?? ZONES[country]

const LOCAL = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)$/

/**
 * Returns the instant at which clocks in a zone show a time. A time skipped in spring counts as one hour later; for a
 * time that occurs twice in autumn, the second one counts.
 *
 * @param local YYYY-MM-DDTHH:MM as sent by forms
 * @returns undefined when there is no such day or time
 */
export function instantIn(zone: string, local: string): Date | undefined {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = (LOCAL.exec(local) ?? []).slice(1).map(Number)
  const date = new TZDate(year, month - 1, day, hour, minute, zone)
  const exists = date.getMonth() === month - 1 && date.getDate() === day && hour < 24 && minute < 60
  return LOCAL.test(local) && exists ? new Date(date.getTime()) : undefined
}

/** Returns the local time in a zone at an instant, in the format of forms: YYYY-MM-DDTHH:MM. */
export const localIn = (zone: string, instant: Date): string => offsetIn(zone, instant).slice(0, 16)

/** Returns the local time in a zone at an instant, with its offset from UTC: `2026-03-14T10:00:00+01:00`. */
export const offsetIn = (zone: string, instant: Date): string =>
  new TZDate(instant, zone).toISOString().replace(/\.\d+/, '')
