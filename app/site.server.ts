import { env } from '#lib/env.ts'

/** What every page knows about its site. */
export type Site = {
  /** Runs on this machine only, with stand-ins for mail and payment. */
  local: boolean
  contactEmail: string
  /** The scheme and host at which visitors reach the site. */
  origin: string
  year: number
}

/** Describes the site for a request. */
export function siteOf(request: Request): Site {
  const { APP_MODE, CONTACT_EMAIL } = env()
  return {
    local: APP_MODE === 'local',
    contactEmail: CONTACT_EMAIL,
    origin: new URL(request.url).origin,
    year: new Date().getFullYear(),
  }
}
