import { LOCALES, type Locale } from '#app/i18n/locales.ts'

export const BADGE_THEMES = ['auto', 'light', 'dark'] as const
export const BADGE_SIZES = ['large', 'small'] as const
/** Width and height in CSS pixels. */
export const BADGE_BOX = { large: [300, 120], small: [240, 68] } as const satisfies Record<
  (typeof BADGE_SIZES)[number],
  readonly [number, number]
>

/** How a school's badge looks. */
export type BadgeStyle = {
  lang: Locale
  theme: (typeof BADGE_THEMES)[number]
  size: (typeof BADGE_SIZES)[number]
}

/** Reads the query of a badge's address; what is unknown is passed over. */
export function readBadgeStyle(query: URLSearchParams, language: Locale): BadgeStyle {
  const known = <T extends string>(choices: readonly T[], name: string) =>
    choices.find((choice) => choice === query.get(name))
  return {
    lang: known(LOCALES, 'lang') ?? language,
    theme: known(BADGE_THEMES, 'theme') ?? 'auto',
    size: known(BADGE_SIZES, 'size') ?? 'large',
  }
}

/** Path of the badge as a page for a frame or as a picture. */
export function badgePath(schoolId: string, kind: 'frame' | 'picture', style: BadgeStyle): string {
  const id = encodeURIComponent(schoolId)
  return `${kind === 'frame' ? `/embed/schools/${id}` : `/schools/${id}/badge.svg`}?${new URLSearchParams(style)}`
}
