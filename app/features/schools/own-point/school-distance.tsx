import type { DetailedHTMLProps, HTMLAttributes, ReactNode } from 'react'
import { isInMiles } from '#app/i18n/format.ts'
import { useLocale } from '#app/i18n/use-translation.ts'
import type { CountryCode } from '#db/vocabulary.ts'
import type { LastDistances } from './last-distances.ts'

type DistanceAttributes = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> & {
  class?: string
  'data-at': string
  'data-before'?: string
  'data-area'?: string
  'data-in'?: CountryCode
  'data-beside'?: boolean
  'data-from'?: string
  'data-school'?: string
}
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'school-distance': DistanceAttributes
    }
  }
}

/** Where a school is, as far as lists know. */
export type SchoolPosition = {
  id: string
  lat: number | null
  lng: number | null
  approximate: boolean
  area: string | null
  country: CountryCode
  /** With which the visitor's own point is compared. */
  lastDistances?: LastDistances
}

type Props = {
  school: SchoolPosition
  /** Text before the distance. */
  before?: string
  /** Whether the distance is shown after what is shown without a point instead of in its place. */
  beside?: boolean
  /** What is shown while the visitor has no point of their own. */
  children?: ReactNode
}

/**
 * How far a school is from the visitor's own point, which pages do not know, or in which area it is if its building is
 * not known: `measure-schools.client.ts` writes it in the browser.
 */
export function SchoolDistance({ school, before, beside, children }: Props) {
  const { id, lat, lng, approximate, area, country, lastDistances: from } = school
  const locale = useLocale()
  if (lat === null || lng === null) return children
  return (
    <school-distance
      data-at={[lat, lng, approximate ? 1 : 0].join()}
      {...(before && { 'data-before': before })}
      {...(area && { 'data-area': area })}
      {...(isInMiles(locale) && !isInMiles(locale, country) && { 'data-in': country })}
      {...(beside && { 'data-beside': true })}
      {...(from && { 'data-from': JSON.stringify(from) })}
      {...(!approximate && { 'data-school': id })}
    >
      {children}
    </school-distance>
  )
}
