import { generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'

/** A certificate with its key, both as PEM. */
export type Certified = { cert: string; key: string }

/** A made-up authority. */
export type Authority = { cert: string; certify: (address: string) => Certified }

const DAY_MS = 86_400_000

/** Values of ASN.1 in DER (X.690), as far as a certificate (RFC 5280) needs them. */
function value(tag: number, ...parts: Uint8Array[]): Buffer {
  const content = Buffer.concat(parts)
  const { length } = content
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 0xff]
  return Buffer.concat([Buffer.from([tag, ...size]), content])
}
const bytes = (hex: string) => Buffer.from(hex, 'hex')
const sequence = (...parts: Uint8Array[]) => value(0x30, ...parts)
const octets = (content: Uint8Array) => value(0x04, content)
const bits = (content: Uint8Array) => value(0x03, Buffer.from([0]), content)
/** Objects by the bytes of their numbers. */
const object = (hex: string) => value(0x06, bytes(hex))
const TRUE = value(0x01, Buffer.from([0xff]))
const NAME = object('550403')
const BASIC_CONSTRAINTS = object('551d13')
const ALTERNATIVE_NAMES = object('551d11')
const ECDSA_WITH_SHA256 = sequence(object('2a8648ce3d040302'))

const nameOf = (name: string) => sequence(value(0x31, sequence(NAME, value(0x0c, Buffer.from(name)))))
const time = (at: number) =>
  value(0x18, Buffer.from(`${new Date(at).toISOString().slice(0, 19).replaceAll(/[-:T]/g, '')}Z`))

type Named = { subject: string; issuer: string; key: KeyObject; extension: Buffer }

function certificate({ subject, issuer, key, extension }: Named, issuerKey: KeyObject): string {
  const now = Date.now()
  const content = sequence(
    value(0xa0, value(0x02, Buffer.from([2]))),
    value(0x02, Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    ECDSA_WITH_SHA256,
    nameOf(issuer),
    sequence(time(now - DAY_MS), time(now + DAY_MS)),
    nameOf(subject),
    key.export({ type: 'spki', format: 'der' }),
    value(0xa3, sequence(extension)),
  )
  const whole = sequence(content, ECDSA_WITH_SHA256, bits(sign('sha256', content, issuerKey)))
  const lines = whole.toString('base64').replaceAll(/(.{64})/g, '$1\n')
  return `-----BEGIN CERTIFICATE-----\n${lines.trimEnd()}\n-----END CERTIFICATE-----\n`
}

const keys = () => generateKeyPairSync('ec', { namedCurve: 'P-256' })

/** Makes an authority that certifies addresses of this machine for a day. */
export function makeAuthority(name: string): Authority {
  const own = keys()
  const isAuthority = sequence(BASIC_CONSTRAINTS, TRUE, octets(sequence(TRUE)))
  const self = { subject: name, issuer: name, key: own.publicKey, extension: isAuthority }
  return {
    cert: certificate(self, own.privateKey),
    certify: (address) => {
      const { publicKey, privateKey } = keys()
      const ip = value(0x87, Buffer.from(address.split('.').map(Number)))
      const extension = sequence(ALTERNATIVE_NAMES, octets(sequence(ip)))
      return {
        cert: certificate({ subject: address, issuer: name, key: publicKey, extension }, own.privateKey),
        key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
      }
    },
  }
}
