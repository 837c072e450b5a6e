import { betterAuth } from 'better-auth'
import { APIError } from 'better-auth/api'
import { genericOAuth } from 'better-auth/plugins'
import { isSecure, siteOrigin } from '#app/core/urls.server.ts'
import { db } from '#db/client.ts'
import { appSecret } from '#lib/app-secret.ts'
import { env } from '#lib/env.ts'
import { log } from '#lib/log.ts'
import { hasLetter, tidyName } from '#lib/text/person-name.ts'
import { hashPassword, verifyPassword } from '../passwords/hash-password.server.ts'
import { MAX_PASSWORD, MIN_PASSWORD } from '../passwords/password-rule.ts'
import { COOKIE_PREFIX, SESSION_SECONDS } from '../sessions/session-cookie.server.ts'
import { MAX_FULL_NAME } from '../sign-up/sign-up.schema.ts'
import { refusalToSignIn } from './refusal-to-sign-in.server.ts'

/** Names of better-auth with the columns of our tables. */
const DATES = { createdAt: 'created_at', updatedAt: 'updated_at' }
const MODELS = {
  user: { modelName: 'users', fields: { ...DATES, emailVerified: 'email_verified' } },
  session: {
    modelName: 'sessions',
    fields: { ...DATES, userId: 'user_id', expiresAt: 'expires_at', ipAddress: 'ip_address', userAgent: 'user_agent' },
  },
  account: {
    modelName: 'sign_in_methods',
    fields: {
      ...DATES,
      userId: 'user_id',
      accountId: 'account_id',
      providerId: 'provider_id',
      accessToken: 'access_token',
      refreshToken: 'refresh_token',
      idToken: 'id_token',
      accessTokenExpiresAt: 'access_token_expires_at',
      refreshTokenExpiresAt: 'refresh_token_expires_at',
    },
  },
  verification: { modelName: 'verifications', fields: { ...DATES, expiresAt: 'expires_at' } },
}

const NO_TOKENS = {
  accessToken: null,
  refreshToken: null,
  idToken: null,
  accessTokenExpiresAt: null,
  refreshTokenExpiresAt: null,
}

function createAuth() {
  return betterAuth({
    baseURL: siteOrigin(),
    secret: appSecret(),
    database: { db: db(), type: 'postgres', transaction: true },
    telemetry: { enabled: false },
    // What it gives beside the message may hold personal data.
    logger: { level: 'error', log: (_level, message) => log().error({ message }, 'sign-in failed') },
    advanced: {
      database: { generateId: 'uuid' },
      cookiePrefix: COOKIE_PREFIX,
      useSecureCookies: isSecure(),
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
    },
    // Our own limits come first: they also hold for what the program calls by itself.
    rateLimit: { enabled: false },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      requireEmailVerification: true,
      minPasswordLength: MIN_PASSWORD,
      maxPasswordLength: MAX_PASSWORD,
      password: { hash: hashPassword, verify: ({ hash, password }) => verifyPassword(hash, password) },
    },
    user: MODELS.user,
    session: { ...MODELS.session, expiresIn: SESSION_SECONDS },
    account: { ...MODELS.account, updateAccountOnSignIn: false, accountLinking: { trustedProviders: [] } },
    verification: MODELS.verification,
    databaseHooks: {
      // A provider that did not check an address must not take it for somebody.
      user: {
        create: {
          before: async ({ emailVerified, name }) => {
            if (!emailVerified)
              throw new APIError('FORBIDDEN', { code: 'email_not_verified', message: 'not confirmed' })
            const shown = tidyName(name ?? '')
              .slice(0, MAX_FULL_NAME)
              .trim()
            return { data: { name: hasLetter(shown) ? shown : '' } }
          },
        },
      },
      account: { create: { before: async (account) => ({ data: { ...account, ...NO_TOKENS } }) } },
      session: {
        create: {
          before: async ({ userId }) => {
            const refusal = await refusalToSignIn(userId)
            // Where the browser comes back from Google, the message is all that is passed on besides the code.
            if (refusal) throw new APIError('FORBIDDEN', { code: refusal.code, message: refusal.until ?? refusal.code })
          },
        },
      },
    },
    plugins: env().GOOGLE_CLIENT_ID ? [google()] : [],
  })
}

/** Header by which we tell better-auth the visitor's address; what a client sends in it never arrives. */
export const ADDRESS_HEADER = 'x-client-ip'

/** Redirect with state, nonce and PKCE; the identity is taken only from a token that the provider signed. */
function google() {
  const { GOOGLE_CLIENT_ID = '', GOOGLE_CLIENT_SECRET = '', GOOGLE_ISSUER } = env()
  return genericOAuth({
    config: [
      {
        providerId: 'google',
        clientId: GOOGLE_CLIENT_ID,
        clientSecret: GOOGLE_CLIENT_SECRET,
        discoveryUrl: `${GOOGLE_ISSUER}/.well-known/openid-configuration`,
        scopes: ['openid', 'email', 'profile'],
        pkce: true,
        prompt: 'select_account',
        requireIdTokenVerification: true,
        requireEmailVerification: true,
      },
    ],
  })
}

let made: { auth: ReturnType<typeof createAuth>; db: ReturnType<typeof db> } | undefined

/** better-auth on our database: password and Google sign-in, sessions. Everything else is our own. */
export function auth(): ReturnType<typeof createAuth> {
  if (made?.db !== db()) made = { auth: createAuth(), db: db() }
  return made.auth
}

/** The provider is asked for its addresses once; after a failure the next use asks again. */
export function resetAuth(): void {
  made = undefined
}
