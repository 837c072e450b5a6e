import { signInOrigin } from '#app/features/accounts/sign-in/google/google.server.ts'
import { paymentOrigin } from '#app/features/billing/orders/providers/providers.server.ts'
import { allowedMapOrigin } from '#app/features/map/allowed-map-origin.server.ts'
import { PLAYER_ORIGINS } from '#app/features/school-profile/media/video-link.ts'
import type { ExternalOrigins } from './content-security-policy.server.ts'
import { statementOf } from './site-map/find-statement.server.ts'
import type { External } from './site-map/site-route.ts'

const ORIGINS: Record<External, (request: Request) => ExternalOrigins> = {
  map: (request) => ({ files: allowedMapOrigin(request) }),
  'sign-in': () => ({ form: signInOrigin() }),
  payment: () => ({ form: paymentOrigin() }),
  players: () => ({ frames: Object.values(PLAYER_ORIGINS) }),
}

/** Returns the other sites that the page of a request may reach, as its route declares in the site map. */
export function externalOrigins(request: Request): ExternalOrigins {
  const { external } = statementOf(new URL(request.url).pathname)
  return external ? ORIGINS[external](request) : {}
}
