import { type Locale, localePath } from '#app/i18n/locales.ts'
import { BADGE_BOX, type BadgeStyle, badgePath } from './badge-address.ts'

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign]!)

type Asked = { origin: string; schoolId: string; title: string; style: BadgeStyle }

/** Returns the absolute address of the school's profile. */
export const profileAddress = (origin: string, locale: Locale, schoolId: string): string =>
  origin + localePath(locale, `/schools/${encodeURIComponent(schoolId)}`)

/**
 * Returns the HTML that embeds the badge in a frame: it follows the reader's colours and can be reached by keyboard.
 */
export function frameCode({ origin, schoolId, title, style }: Asked): string {
  const [width, height] = BADGE_BOX[style.size]
  const address = origin + badgePath(schoolId, 'frame', style)
  return `<iframe src="${escapeHtml(address)}" title="${escapeHtml(title)}" width="${width}" height="${height}" loading="lazy" style="border:0"></iframe>`
}

/** Returns the HTML that shows the badge as a picture linked to the profile. */
export function pictureCode({ origin, schoolId, title, style }: Asked): string {
  const [width, height] = BADGE_BOX[style.size]
  const source = origin + badgePath(schoolId, 'picture', style)
  return `<a href="${escapeHtml(profileAddress(origin, style.lang, schoolId))}"><img src="${escapeHtml(source)}" alt="${escapeHtml(title)}" width="${width}" height="${height}" loading="lazy"></a>`
}
