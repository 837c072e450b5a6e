import { getCountryCallingCode, parsePhoneNumberFromString } from 'libphonenumber-js'
import { z } from 'zod'
import type { CountryCode } from '#db/vocabulary.ts'

const MAX_EMAIL_LENGTH = 254
const MAX_WEBSITE_LENGTH = 300
const SCHEME = /^[a-z][a-z0-9+.-]*:/i
const POSTAL_CODES: Record<CountryCode, RegExp> = {
  DE: /^\d{5}$/,
  FR: /^\d{5}$/,
  ES: /^(0[1-9]|[1-4]\d|5[0-2])\d{3}$/,
  IT: /^\d{5}$/,
  GB: /^([A-Z]{1,2}\d[A-Z\d]?) ?(\d[A-Z]{2})$/,
}
const MAX_PUPILS = 20_000

/**
 * Parses a telephone number.
 *
 * @returns a valid number as people in the country write it, with the country code if it is foreign; else null
 */
export function readPhone(typed: string, country: CountryCode): string | null {
  const number = parsePhoneNumberFromString(typed, country)
  if (!number?.isValid()) return null
  const isDomestic = number.countryCallingCode === getCountryCallingCode(country)
  return isDomestic ? number.formatNational() : number.formatInternational()
}

/**
 * Parses a web address: http or https with an internet host and without credentials, https if no scheme is typed; else
 * null.
 */
export function readWebsite(typed: string): string | null {
  const text = SCHEME.test(typed) ? typed : `https://${typed}`
  if (/\s/.test(text) || !URL.canParse(text)) return null
  const url = new URL(text)
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:'
  if (!isWeb || url.username || url.password || !/\.\p{L}[\p{L}\d-]+$/u.test(url.hostname)) return null
  const address = url.pathname === '/' && !url.search && !url.hash ? url.origin : url.href
  return address.length <= MAX_WEBSITE_LENGTH ? address : null
}

/** Parses a postal code in the form of the country; else null. */
export function readPostalCode(typed: string, country: CountryCode): string | null {
  const match = POSTAL_CODES[country].exec(typed.toUpperCase())
  if (!match) return null
  return country === 'GB' ? `${match[1]} ${match[2]}` : match[0]
}

/** Parses an e-mail address, in lower case; else null. */
export function readEmail(typed: string): string | null {
  return typed.length <= MAX_EMAIL_LENGTH && z.email().safeParse(typed).success ? typed.toLowerCase() : null
}

/** Parses a number of pupils; else null. */
export function readPupils(typed: string): string | null {
  const digits = typed.replace(/[\s.,'’]/g, '')
  return /^\d{1,5}$/.test(digits) && Number(digits) <= MAX_PUPILS ? String(Number(digits)) : null
}
