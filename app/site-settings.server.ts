import { env } from '#lib/env.ts'

/** The settings that every page may show. */
export function siteSettings(): { local: boolean; contactEmail: string } {
  return { local: env().APP_MODE === 'local', contactEmail: env().CONTACT_EMAIL }
}
