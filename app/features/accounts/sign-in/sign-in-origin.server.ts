import { env } from '#lib/env.ts'

/** Returns the other site to which the sign-in page may lead: Google's, where it is offered. */
export function signInOrigin(): string | undefined {
  const { GOOGLE_CLIENT_ID, GOOGLE_ISSUER } = env()
  return GOOGLE_CLIENT_ID ? new URL(GOOGLE_ISSUER).origin : undefined
}
