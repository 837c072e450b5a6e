import * as openid from 'openid-client'
import { z } from 'zod'
import { Failure } from '#app/core/failure.ts'
import { siteOrigin } from '#app/core/urls.server.ts'
import { log } from '#lib/log.ts'
import { providerConfiguration } from './discover-provider.server.ts'
import { emailField } from './sign-in.schema.ts'

/** Longest `sub` that a provider may give (OpenID Connect Core 2). */
const MAX_SUBJECT = 255

/** What this program alone knows of a sign-in while the browser is at the provider. */
export type Secrets = { state: string; nonce: string; codeVerifier: string }

/** Secrets for one sign-in, 256 bits each, base64url. */
export const newSecrets = (): Secrets => ({
  state: openid.randomState(),
  nonce: openid.randomNonce(),
  codeVerifier: openid.randomPKCECodeVerifier(),
})

const identitySchema = z.object({
  sub: z.string().min(1).max(MAX_SUBJECT, { abort: true }),
  email: emailField,
  // Anything but the truth value is no confirmation, such as the text "false".
  email_verified: z.boolean().catch(false),
  name: z.string().catch(''),
})
/** Who somebody is, as the provider signed it. */
export type Identity = z.output<typeof identitySchema>

/**
 * Address at the provider that the browser is sent to, with state, nonce and the challenge of PKCE.
 *
 * @throws Failure google_failed when the provider is not configured or cannot be reached
 */
export async function authorizationAddress({ state, nonce, codeVerifier }: Secrets): Promise<string> {
  const config = await asked(providerConfiguration)
  const url = openid.buildAuthorizationUrl(config, {
    redirect_uri: callback(),
    scope: 'openid email profile',
    prompt: 'select_account',
    state,
    nonce,
    code_challenge: await openid.calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: 'S256',
  })
  return url.href
}

/**
 * Exchanges the code that the browser brought back for an identity. It is taken from nothing but an ID token whose
 * signature, issuer, audience, time and nonce are right; no token is kept.
 *
 * @param search query of the callback
 * @throws Failure google_failed
 */
export async function askIdentity(search: string, { state, nonce, codeVerifier }: Secrets): Promise<Identity> {
  return await asked(async () => {
    // The address is built from the settings, not from the request, whose host could be forged.
    const tokens = await openid.authorizationCodeGrant(await providerConfiguration(), new URL(callback() + search), {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: codeVerifier,
      idTokenExpected: true,
    })
    return identitySchema.parse(tokens.claims())
  })
}

const callback = () => `${siteOrigin()}/api/auth/callback/google`

/** Whatever a provider does wrong is one and the same failure for people; the log tells what it was. */
async function asked<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (cause) {
    log().warn(reasonOf(cause), 'the provider vouched for nobody')
    throw new Failure('invalid', 'google_failed', { cause })
  }
}

/** Codes and messages of the library; what it gives beside them holds claims and addresses of people. */
function reasonOf(cause: unknown): { message?: string; code?: unknown; answer?: string } {
  if (cause instanceof z.ZodError)
    return { message: `claims: ${cause.issues.map(({ path }) => path.join('.')).join()}` }
  if (!(cause instanceof Error)) return {}
  const answer = cause instanceof openid.ResponseBodyError ? { answer: cause.error } : {}
  return { message: cause.message, ...('code' in cause && { code: cause.code }), ...answer }
}
