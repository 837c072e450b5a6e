import { createHash, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose'

export const CLIENT_ID = 'aulario-test'
export const CLIENT_SECRET = 'secret of the test client'

/** `hd`: domain of an organisation that the provider hosts, if any. */
type Person = { sub: string; email: string; email_verified: boolean; name: string; hd?: string }
type Grant = { person: Person; challenge: string; nonce: string; redirectUri: string }
/** Ways in which an untrustworthy provider may change its token; `expires` in seconds from now. */
export type Tampering = {
  nonce?: string
  audience?: string | string[]
  issuer?: string
  expires?: number
  otherKey?: boolean
  unsigned?: boolean
  noIdToken?: boolean
  claims?: Record<string, unknown>
}

/**
 * Starts a local OpenID provider (authorization code with PKCE) in place of Google. In a browser, its page offers to
 * continue as its person, or to cancel.
 */
export async function startOpenIdProvider({ port = 0 } = {}) {
  const { publicKey, privateKey } = await generateKeyPair('RS256')
  const stranger = await generateKeyPair('RS256')
  const keys = [{ ...(await exportJWK(publicKey)), kid: 'key', alg: 'RS256', use: 'sig' }]
  const grants = new Map<string, Grant>()
  const settings: { person: Person; tampering: Tampering } = { person: person(), tampering: {} }
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? '/', issuer)
    const send = (body: unknown, status = 200) => answerWith(response, status, JSON.stringify(body))
    if (url.pathname === '/.well-known/openid-configuration') return send(discovery(issuer))
    if (url.pathname === '/keys') return send({ keys })
    if (url.pathname === '/authorize')
      return answerWith(response, 200, consentPage(url, settings.person.name, authorize(url.href)), 'text/html')
    if (url.pathname === '/token') {
      const form = new URLSearchParams(await textOf(request))
      if (form.get('client_id') !== CLIENT_ID || form.get('client_secret') !== CLIENT_SECRET)
        return send({ error: 'invalid_client' }, 401)
      const grant = redeem(form)
      return grant ? send(await tokensFor(grant)) : send({ error: 'invalid_grant' }, 400)
    }
    return send({}, 404)
  }

  /** The person agrees. @returns where the browser is sent */
  function authorize(address: string): string {
    const { searchParams } = new URL(address)
    const get = (name: string) => searchParams.get(name) ?? ''
    const code = randomUUID()
    const [challenge, nonce, redirectUri] = [get('code_challenge'), get('nonce'), get('redirect_uri')]
    grants.set(code, { person: settings.person, challenge, nonce, redirectUri })
    return `${redirectUri}?${new URLSearchParams({ code, state: get('state') })}`
  }

  /** Redeems a code, which is valid for one use, whatever the outcome. */
  function redeem(form: URLSearchParams): Grant | undefined {
    const code = form.get('code') ?? ''
    const grant = grants.get(code)
    grants.delete(code)
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    return grant && challenge === grant.challenge && form.get('redirect_uri') === grant.redirectUri ? grant : undefined
  }

  async function tokensFor({ person, nonce }: Grant) {
    const { tampering } = settings
    const token = { access_token: randomUUID(), token_type: 'Bearer', expires_in: 300 }
    if (tampering.noIdToken) return token
    const claims = { ...person, nonce: tampering.nonce ?? nonce, ...tampering.claims }
    const key = tampering.otherKey ? stranger.privateKey : privateKey
    const id_token = await signed(claims, { ...tampering, issuer: tampering.issuer ?? issuer }, key)
    return { ...token, id_token }
  }

  return { issuer, settings, authorize, stop: () => new Promise((resolve) => server.close(resolve)) }
}

const answerWith = (response: ServerResponse, status: number, body: string, type = 'application/json') =>
  response.writeHead(status, { 'content-type': type }).end(body)

/** @param agreed where the browser is sent if the person agrees */
function consentPage({ searchParams }: URL, name: string, agreed: string): string {
  const refused = new URLSearchParams({ error: 'access_denied', state: searchParams.get('state') ?? '' })
  const link = (address: string, text: string) => `<p><a href="${address.replaceAll('&', '&amp;')}">${text}</a></p>`
  return link(agreed, name) + link(`${searchParams.get('redirect_uri')}?${refused}`, 'Cancel')
}

async function signed(
  claims: Record<string, unknown>,
  tampering: Tampering & { issuer: string },
  key: CryptoKey,
): Promise<string> {
  const expiry = Math.floor(Date.now() / 1000) + (tampering.expires ?? 300)
  const token = tampering.unsigned ? new UnsecuredJWT(claims) : new SignJWT(claims)
  token
    .setIssuer(tampering.issuer)
    .setAudience(tampering.audience ?? CLIENT_ID)
    .setIssuedAt()
    .setExpirationTime(expiry)
  if (token instanceof UnsecuredJWT) return token.encode()
  token.setProtectedHeader({ alg: 'RS256', kid: 'key' })
  return await token.sign(key)
}

/** Returns a person with an account at the provider. */
export const person = (change: Partial<Person> = {}): Person => ({
  sub: '1234567890',
  email: 'marta.google@post.example',
  email_verified: true,
  name: 'Marta Google',
  hd: 'post.example',
  ...change,
})

const discovery = (issuer: string) => ({
  issuer,
  authorization_endpoint: `${issuer}/authorize`,
  token_endpoint: `${issuer}/token`,
  jwks_uri: `${issuer}/keys`,
  id_token_signing_alg_values_supported: ['RS256'],
  response_types_supported: ['code'],
  subject_types_supported: ['public'],
})

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}
