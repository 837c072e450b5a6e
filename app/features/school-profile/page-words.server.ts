import '#app/i18n/all.server.ts'
import { countryName } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { translator } from '#app/i18n/translate.ts'
import { MAX_DESCRIPTION_LENGTH, MAX_TITLE_LENGTH, pickFitting, pickFittingTitle } from '#lib/text/fitting.ts'
import type { SchoolProfile } from './find-school.server.ts'

type Described = Pick<
  SchoolProfile,
  'name' | 'localType' | 'typeParts' | 'street' | 'postalCode' | 'city' | 'country'
> & {
  summary: { text: string } | null
}

const SITE = ' · Aulario'

/**
 * Returns title and description of a profile, as long as search engines show them. School names recur, so both add
 * street and postal code as far as there is room.
 */
export function profileWords(school: Described, locale: Locale): { title: string; description: string } {
  const { street, summary } = school
  const town = townOf(school) || countryName(locale, school.country)
  const address = [street, town].filter(Boolean).join(', ')
  return {
    title: titleOf(school, town),
    description: pickFitting(
      summary ? [summary.text] : descriptionsOf(school, address, locale),
      MAX_DESCRIPTION_LENGTH,
    ),
  }
}

const townOf = ({ postalCode, city }: Described) => [postalCode, city].filter(Boolean).join(' ')

/** The most that fits; as a last resort the name is cut. */
function titleOf({ name, localType, street, postalCode, city }: Described, town: string): string {
  const whole = [name, street, town].filter(Boolean).join(', ')
  const hasTown = city !== '' && name.includes(city)
  const inNamedTown = hasTown && street && postalCode ? [`${name}, ${street}, ${postalCode}`, `${name}, ${street}`] : []
  const withoutType = name.startsWith(localType) ? name.slice(localType.length).trim() : ''
  const titles = [
    ...[whole + SITE, whole, ...inNamedTown, `${name}, ${town}${SITE}`, `${name}, ${town}`],
    ...(hasTown && postalCode ? [`${name}, ${postalCode}`] : []),
    // Saint-Exupéry, but: … publique Saint-Exupéry.
    ...(withoutType ? [`${/^\p{Lu}/u.test(withoutType) ? '' : '… '}${withoutType}, ${town}`] : []),
  ]
  return pickFittingTitle(titles, name, `, ${pickFitting([town], MAX_TITLE_LENGTH / 2)}`)
}

function descriptionsOf({ name, typeParts }: Described, address: string, locale: Locale): string[] {
  const t = translator(locale)
  const plain = t('school.description', { name, address })
  const type = typeParts.at(-1)?.text ?? ''
  const isNamed = type === '' || name.toLowerCase().includes(type.toLowerCase())
  return isNamed ? [plain] : [t('school.description.type', { name, type, address }), plain]
}
