import type { Locale } from '#app/i18n/locales.ts'
import type { SchoolMedia } from './gallery/list-media.server.ts'
import type { MediaKind } from './school-media.ts'
import type { BegunUpload } from './uploads/list-begun-uploads.server.ts'

/** Data of the screen with a school's pictures and videos. */
export type MediaView = {
  schoolId: string
  /** The language in which the school describes what it shows: that of its country. */
  language: Locale
  premium: boolean
  kind: MediaKind
  mode: 'gallery' | 'upload'
  order: 'own' | 'name'
  /** Number of items before the first one shown. */
  offset: number
  /** Whether more may follow. */
  more: boolean
  items: SchoolMedia[]
  counts: Record<MediaKind, { used: number; limit: number }>
  begun: BegunUpload[]
  /** The item that was deleted a moment ago. */
  deleted: { id: string; title: string } | null
  /** Why a form sent without JavaScript was refused: key of the catalogue. */
  refused: string | null
}

/** Returns what the query of an address asks for. */
export const readMediaQuery = (query: URLSearchParams): Pick<MediaView, 'kind' | 'mode'> => ({
  kind: query.get('type') === 'videos' ? 'video' : 'image',
  mode: query.get('view') === 'upload' ? 'upload' : 'gallery',
})

/** Returns the query of an address for a view; defaults are left out. */
export function mediaQuery(view: Partial<Pick<MediaView, 'kind' | 'mode' | 'order' | 'offset'>>): string {
  const query = new URLSearchParams()
  if (view.mode === 'upload') query.set('view', 'upload')
  if (view.kind === 'video') query.set('type', 'videos')
  if (view.order === 'name') query.set('order', 'name')
  if (view.offset) query.set('offset', String(view.offset))
  return query.size > 0 ? `?${query}` : ''
}
