import { berlinYear } from '#lib/berlin-day.ts'
import { env } from '#lib/env.ts'
import { seller } from './features/billing/orders/vat/seller.server.ts'

/** What every page knows about its site. */
export type Site = {
  /** Runs on this machine only, with stand-ins for mail and payment. */
  local: boolean
  contactEmail: string
  /** The scheme and host at which visitors reach the site. */
  origin: string
  year: number
  /** Whether the operator is registered for VAT, so that its price contains it. */
  isRegisteredForVat: boolean
  /** Whether the operator's engine measures ways to school. */
  hasWays: boolean
}

/** Describes the site for a request. */
export function siteOf(request: Request): Site {
  const { APP_MODE, CONTACT_EMAIL, ROUTING_URL } = env()
  return {
    local: APP_MODE === 'local',
    contactEmail: CONTACT_EMAIL,
    origin: new URL(request.url).origin,
    year: berlinYear(),
    isRegisteredForVat: seller().isRegistered,
    hasWays: ROUTING_URL !== undefined,
  }
}
