import { listSchools, type SchoolSummary } from '#app/features/schools/list-schools.server.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { listProfileMedia, type ProfileImage } from './media/list-media.server.ts'

/** The sample school whose profile shows premium, while the sample schools exist. */
const EXAMPLE_ID = '1'
const EXAMPLE_IMAGES = 3

/** A school with premium, with its first pictures. */
export type ProfileExample = { school: SchoolSummary; images: ProfileImage[] }

/** Finds the profile that shows what premium adds; null where the samples were removed. */
export async function findProfileExample(locale: Locale): Promise<ProfileExample | null> {
  const [school] = await listSchools([EXAMPLE_ID], locale)
  if (!school?.sample || !school.premium) return null
  const { images } = await listProfileMedia(school, locale)
  return { school, images: images.slice(0, EXAMPLE_IMAGES) }
}
