import { siteOrigin } from '#app/core/urls.server.ts'

/** The site as WebAuthn names it: passkeys made for its host work nowhere else. */
export const relyingParty = (): { id: string; origin: string } => ({
  id: new URL(siteOrigin()).hostname,
  origin: new URL(siteOrigin()).origin,
})
