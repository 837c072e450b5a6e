import * as openid from 'openid-client'
import { z } from 'zod'
import { Failure } from '#app/core/failure.ts'
import { siteOrigin } from '#app/core/urls.server.ts'
import { env } from '#lib/env.ts'
import { log } from '#lib/log.ts'
import { emailField } from '../../identity/credentials.schema.ts'

/** Maximum length of the `sub` that a provider may give (OpenID Connect Core 2). */
const MAX_SUBJECT_LENGTH = 255

/**
 * Random values that tie the provider's answer to one sign-in; the code verifier does not leave this program before the
 * answer.
 */
export type Secrets = { state: string; nonce: string; codeVerifier: string }

/** Creates the values for one sign-in, 256 bits each, base64url. */
export const newSecrets = (): Secrets => ({
  state: openid.randomState(),
  nonce: openid.randomNonce(),
  codeVerifier: openid.randomPKCECodeVerifier(),
})

const identitySchema = z.object({
  sub: z.string().min(1).max(MAX_SUBJECT_LENGTH, { abort: true }),
  email: emailField,
  // Only the boolean confirms an address: as a text, even "false" would be truthy.
  email_verified: z.boolean().catch(false),
  name: z.string().catch(''),
  // Domain of an organisation hosted by Google.
  hd: z.string().catch(''),
})
/** A person's identity, signed by the provider. */
export type Identity = z.output<typeof identitySchema>

/**
 * Builds the provider's address to which the browser is sent, with state, nonce and the PKCE challenge.
 *
 * @throws Failure google_failed when the provider is not configured or cannot be reached
 */
export async function authorizationAddress({ state, nonce, codeVerifier }: Secrets): Promise<string> {
  const config = await callProvider(providerConfiguration)
  const url = openid.buildAuthorizationUrl(config, {
    redirect_uri: callbackUrl(),
    scope: 'openid email profile',
    ...(isGoogle() && { prompt: 'select_account' }),
    state,
    nonce,
    code_challenge: await openid.calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: 'S256',
  })
  return url.href
}

/**
 * Exchanges the code that the browser brought back for an identity, which only comes from an ID token with the right
 * signature, issuer, audience, times and nonce. No token is kept.
 *
 * @param search query of the callback
 * @throws Failure google_failed
 */
export async function exchangeCode(search: string, { state, nonce, codeVerifier }: Secrets): Promise<Identity> {
  return await callProvider(async () => {
    // The address is built from the settings, not from the request, whose host could be forged.
    const tokens = await openid.authorizationCodeGrant(await providerConfiguration(), new URL(callbackUrl() + search), {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: codeVerifier,
      idTokenExpected: true,
    })
    return identitySchema.parse(tokens.claims())
  })
}

/** Other providers may refuse, or show an error for, a prompt they do not know. */
const isGoogle = () => new URL(env().GOOGLE_ISSUER).hostname === 'accounts.google.com'

const callbackUrl = () => `${siteOrigin()}/api/auth/callback/google`

/** Turns every error of the provider into the same failure for people; the log records the actual one. */
async function callProvider<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (cause) {
    log().warn(loggableReason(cause), 'sign-in at the provider failed')
    throw new Failure('invalid', 'google_failed', { cause })
  }
}

/** Only the library's codes and messages are logged: the causes of its errors contain people's claims and addresses. */
function loggableReason(cause: unknown): { message?: string; code?: unknown; answer?: string } {
  if (cause instanceof z.ZodError)
    return { message: `claims: ${cause.issues.map(({ path }) => path.join('.')).join()}` }
  if (!(cause instanceof Error)) return {}
  const answer = cause instanceof openid.ResponseBodyError ? { answer: cause.error } : {}
  return { message: cause.message, ...('code' in cause && { code: cause.code }), ...answer }
}

/** Seconds after which a request to the provider is aborted. */
const TIMEOUT_S = 10

let discovered: Promise<openid.Configuration> | undefined

/**
 * Returns the provider's addresses, fetched once from its discovery document; after a failure the next use fetches it
 * again.
 *
 * @throws Error when it is not configured or cannot be reached
 */
async function providerConfiguration(): Promise<openid.Configuration> {
  discovered ??= discoverProvider()
  try {
    return await discovered
  } catch (error) {
    discovered = undefined
    throw error
  }
}

async function discoverProvider(): Promise<openid.Configuration> {
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
