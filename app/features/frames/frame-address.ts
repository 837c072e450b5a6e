import { type Asked, addressOf } from '#app/core/address/address.ts'
import { named, oneOf, typed } from '#app/core/address/parameters.ts'
import { isOnMap, type Place } from '#app/features/map/static/static-view.ts'
import { BADGE_THEMES } from '#app/features/reviews/badge/badge-address.ts'
import { DEFAULT_LOCALE, LOCALES, type Locale } from '#app/i18n/locales.ts'

export const FRAME_KINDS = ['card', 'map'] as const
type FrameKind = (typeof FRAME_KINDS)[number]

/** Height of each frame in CSS pixels; its width is that of the surrounding page. */
export const FRAME_HEIGHTS: Record<FrameKind, number> = { card: 230, map: 300 }
/** Maximum width of a frame, in CSS pixels. */
export const FRAME_WIDTH = 480

const style = { lang: oneOf(LOCALES, DEFAULT_LOCALE), theme: oneOf(BADGE_THEMES, 'auto') }
const frame = addressOf(style)

/** The appearance of a frame. */
export type FrameStyle = Required<Asked<typeof frame>>

/** Reads the query of a frame's address; ignores unknown values. */
export const readFrameStyle = (query: URLSearchParams): FrameStyle => frame.read(query) as FrameStyle

const maker = addressOf({
  text: named('q', typed(200)),
  school: typed(100),
  place: typed(300),
  kind: oneOf(FRAME_KINDS, 'card'),
  lang: oneOf(LOCALES, undefined),
  theme: oneOf(BADGE_THEMES, 'auto'),
})

/** Parses the address of the page that makes the code. @param language of the page, and of a frame without one */
export function readFramesAddress(query: URLSearchParams, language: Locale) {
  const { lang = language, theme, ...asked } = maker.read(query)
  return { ...asked, style: { lang, theme } satisfies FrameStyle }
}

/** What a frame shows: a school, or a town by the path of its page. */
export type FrameSubject = { school: string } | { place: string }

/** Returns the path of a frame. */
export function framePath(kind: FrameKind, subject: FrameSubject, style: FrameStyle): string {
  const path = 'school' in subject ? `/schools/${encodeURIComponent(subject.school)}` : subject.place
  return `/embed/${kind}${path}?${new URLSearchParams(style)}`
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign]!)

/** Returns the HTML that embeds a frame: as wide as there is room, without JavaScript. */
export function frameHtml(address: string, title: string, kind: FrameKind): string {
  return `<iframe src="${escapeHtml(address)}" title="${escapeHtml(title)}" height="${FRAME_HEIGHTS[kind]}" loading="lazy" style="border:0;width:100%;max-width:${FRAME_WIDTH}px"></iframe>`
}

export const hasFrameMap = (place: Place | null): boolean => place !== null && isOnMap(place)
