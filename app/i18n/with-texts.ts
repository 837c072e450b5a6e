import type { Area } from './areas.ts'
import { loadArea } from './load-catalogue.client.ts'
import { localeOf } from './locales.ts'

/** Loads a part of a page that needs texts with which the page is not sent. The server has all texts. */
export async function withTexts<Part>(area: Area, load: () => Promise<Part>): Promise<Part> {
  if (!import.meta.env.SSR) await loadArea(area, localeOf(location.pathname))
  return await load()
}
