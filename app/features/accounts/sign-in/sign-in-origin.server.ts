import { env } from '#lib/env.ts'

/** The other site that the log-in page may lead to: that of Google, where it is offered. */
export function signInOrigin(): string | undefined {
  const { GOOGLE_CLIENT_ID, GOOGLE_ISSUER } = env()
  return GOOGLE_CLIENT_ID ? new URL(GOOGLE_ISSUER).origin : undefined
}
