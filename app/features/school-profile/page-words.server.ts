import '#app/i18n/all.server.ts'
import { countryName } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { translator } from '#app/i18n/translate.ts'
import { fitting, MAX_DESCRIPTION, MAX_TITLE } from '#lib/text/fitting.ts'
import type { SchoolProfile } from './find-school.server.ts'

type Described = Pick<SchoolProfile, 'name' | 'localType' | 'street' | 'postalCode' | 'city' | 'country'> & {
  summary: { text: string } | null
}

const SITE = ' · Aulario'

/**
 * Returns title and description of a profile, as long as search engines show them. Names of schools repeat, so both
 * tell them apart by street and postal code as far as there is room.
 */
export function profileWords(school: Described, locale: Locale): { title: string; description: string } {
  const { name, street, summary } = school
  const town = [school.postalCode, school.city].filter(Boolean).join(' ') || countryName(locale, school.country)
  const address = [street, town].filter(Boolean).join(', ')
  return {
    title: titleOf(name, street === '' ? [town] : [address, town]),
    description: fitting(summary ? [summary.text] : descriptionsOf(school, address, locale), MAX_DESCRIPTION),
  }
}

/** The most that fits; without the street at last the name is cut. */
function titleOf(name: string, addresses: readonly string[]): string {
  const titles = addresses.flatMap((address) => [`${name}, ${address}${SITE}`, `${name}, ${address}`])
  const fits = titles.find(({ length }) => length <= MAX_TITLE)
  if (fits) return fits
  const end = `, ${fitting(addresses.slice(-1), MAX_TITLE / 2)}`
  return fitting([name], MAX_TITLE - end.length) + end
}

function descriptionsOf({ name, localType: type }: Described, address: string, locale: Locale): string[] {
  const t = translator(locale)
  const plain = t('school.description', { name, address })
  const isNamed = type === '' || name.toLowerCase().includes(type.toLowerCase())
  return isNamed ? [plain] : [t('school.description.type', { name, type, address }), plain]
}
