import type { SchoolMedia } from './gallery/list-media.server.ts'
import type { MediaKind } from './school-media.ts'
import type { BegunUpload } from './uploads/list-begun-uploads.server.ts'

/** What the screen of a school's pictures and videos shows. */
export type MediaView = {
  schoolId: string
  premium: boolean
  kind: MediaKind
  mode: 'gallery' | 'upload'
  order: 'own' | 'name'
  /** Items before the first one shown. */
  offset: number
  /** Whether others may follow. */
  more: boolean
  items: SchoolMedia[]
  counts: Record<MediaKind, { used: number; limit: number }>
  begun: BegunUpload[]
  /** What was deleted a moment ago. */
  deleted: { id: string; title: string } | null
  /** Why a form sent without script was not taken: key of the catalogue. */
  refused: string | null
}

/** The part of an address that asks for a view; what is usual is left out. */
export function mediaQuery(view: Partial<Pick<MediaView, 'kind' | 'mode' | 'order' | 'offset'>>): string {
  const query = new URLSearchParams()
  if (view.mode === 'upload') query.set('view', 'upload')
  if (view.kind === 'video') query.set('type', 'videos')
  if (view.order === 'name') query.set('order', 'name')
  if (view.offset) query.set('offset', String(view.offset))
  return query.size > 0 ? `?${query}` : ''
}
