import * as openid from 'openid-client'
import { env } from '#lib/env.ts'

/** Seconds after which a request to the provider is aborted. */
const TIMEOUT_S = 10

let discovered: Promise<openid.Configuration> | undefined

/**
 * Returns the provider's addresses, fetched once from its discovery document; after a failure the next use fetches it
 * again.
 *
 * @throws Error when it is not configured or cannot be reached
 */
export async function providerConfiguration(): Promise<openid.Configuration> {
  discovered ??= discover()
  try {
    return await discovered
  } catch (error) {
    discovered = undefined
    throw error
  }
}

async function discover(): Promise<openid.Configuration> {
  const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, GOOGLE_ISSUER } = env()
  if (!GOOGLE_CLIENT_ID) throw new Error('the provider is not configured')
  const issuer = new URL(GOOGLE_ISSUER)
  // Without these checks the library relies on TLS alone and does not verify the token's signature.
  const execute = [openid.enableNonRepudiationChecks]
  if (issuer.protocol === 'http:') execute.push(openid.allowInsecureRequests)
  return await openid.discovery(issuer, GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, undefined, {
    timeout: TIMEOUT_S,
    execute,
  })
}
