import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import type { NewPasskey, PasskeyAnswer } from '../sign-in/passkeys/passkey.schema.ts'

/** What an untrustworthy device or page may claim instead of the truth. */
export type Lie = { origin?: string; host?: string; unchecked?: boolean; userHandle?: string; count?: number }

/** A device that makes one passkey (ES256, without attestation) and signs with it, answering as a browser would. */
export function startAuthenticator() {
  const keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(16)
  let count = 0

  const clientData = (type: string, challenge: string, { origin = 'http://localhost:3000' }: Lie) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

  /** User present and verified, with the data of a new passkey if given (WebAuthn 6.1). */
  const authenticatorData = (lie: Lie, added = Buffer.alloc(0)) => {
    const flags = 0x01 | (lie.unchecked ? 0 : 0x04) | (added.length > 0 ? 0x40 : 0)
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(lie.count ?? count)
    return Buffer.concat([sha256(lie.host ?? 'localhost'), Buffer.of(flags), counter, added])
  }
  const named = { id: id.toString('base64url'), rawId: id.toString('base64url'), type: 'public-key' as const }

  return {
    id: named.id,
    make(challenge: string, lie: Lie = {}): NewPasskey {
      const added = Buffer.concat([Buffer.alloc(16), Buffer.of(0, id.length), id, coseKey(keys.publicKey)])
      const data = authenticatorData(lie, added)
      // CBOR: { fmt: 'none', attStmt: {}, authData: data }
      const head = Buffer.from([0xa3, ...text('fmt'), ...text('none'), ...text('attStmt'), 0xa0, ...text('authData')])
      const attestation = Buffer.concat([head, Buffer.of(0x58, data.length), data])
      return {
        ...named,
        clientExtensionResults: {},
        response: {
          clientDataJSON: clientData('webauthn.create', challenge, lie).toString('base64url'),
          attestationObject: attestation.toString('base64url'),
          transports: ['internal'],
        },
      }
    },
    sign(challenge: string, lie: Lie = {}): PasskeyAnswer {
      count += 1
      const client = clientData('webauthn.get', challenge, lie)
      const data = authenticatorData(lie)
      const signature = sign(
        'sha256',
        Buffer.concat([data, createHash('sha256').update(client).digest()]),
        keys.privateKey,
      )
      return {
        ...named,
        clientExtensionResults: {},
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
          ...(lie.userHandle && { userHandle: Buffer.from(lie.userHandle).toString('base64url') }),
        },
      }
    },
  }
}

const sha256 = (name: string) => createHash('sha256').update(name).digest()
const text = (word: string) => [0x60 + word.length, ...Buffer.from(word)]

/** CBOR: { 1: 2 (EC2), 3: -7 (ES256), -1: 1 (P-256), -2: x, -3: y } */
function coseKey(key: KeyObject): Buffer {
  const { x, y } = key.export({ format: 'jwk' }) as { x: string; y: string }
  const point = (value: string) => Buffer.concat([Buffer.of(0x58, 32), Buffer.from(value, 'base64url')])
  return Buffer.concat([Buffer.of(0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21), point(x), Buffer.of(0x22), point(y)])
}
