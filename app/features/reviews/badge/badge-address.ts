import { type Asked, addressOf } from '#app/core/address/address.ts'
import { oneOf } from '#app/core/address/parameters.ts'
import { LOCALES, type Locale } from '#app/i18n/locales.ts'

export const BADGE_THEMES = ['auto', 'light', 'dark'] as const
export const BADGE_SIZES = ['large', 'small'] as const
/** Width and height in CSS pixels. */
export const BADGE_BOX = { large: [300, 120], small: [240, 68] } as const satisfies Record<
  (typeof BADGE_SIZES)[number],
  readonly [number, number]
>

const address = addressOf({
  lang: oneOf(LOCALES, undefined),
  theme: oneOf(BADGE_THEMES, 'auto'),
  size: oneOf(BADGE_SIZES, 'large'),
})

/** The appearance of a school's badge. */
export type BadgeStyle = Required<Asked<typeof address>>

/** Reads the query of a badge's address; ignores unknown values. */
export function readBadgeStyle(query: URLSearchParams, language: Locale): BadgeStyle {
  const { lang = language, ...style } = address.read(query)
  return { lang, ...style }
}

/** Returns the path of the badge, as a page for a frame or as a picture. */
export function badgePath(schoolId: string, kind: 'frame' | 'picture', style: BadgeStyle): string {
  const id = encodeURIComponent(schoolId)
  return `${kind === 'frame' ? `/embed/schools/${id}` : `/schools/${id}/badge.svg`}?${new URLSearchParams(style)}`
}
