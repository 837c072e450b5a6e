import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'

/** A key as those who make releases have it. */
export type Signer = {
  /** The file of the public key. */
  publicKey: string
  /** @returns the file of a signature */
  sign: (bytes: Buffer, comment: string) => string
}

/** Makes a key that signs as minisign does (https://jedisct1.github.io/minisign/). */
export function makeSigner(id: Buffer = randomBytes(8)): Signer {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const raw = publicKey.export({ format: 'der', type: 'spki' }).subarray(-32)
  const packed = (algorithm: string, bytes: Buffer) =>
    Buffer.concat([Buffer.from(algorithm), id, bytes]).toString('base64')
  return {
    publicKey: `untrusted comment: minisign public key\n${packed('Ed', raw)}\n`,
    sign: (bytes, comment) => {
      const ofFile = ed25519(createHash('blake2b512').update(bytes).digest(), privateKey)
      const ofComment = ed25519(Buffer.concat([ofFile, Buffer.from(comment)]), privateKey).toString('base64')
      return `untrusted comment: a test\n${packed('ED', ofFile)}\ntrusted comment: ${comment}\n${ofComment}\n`
    },
  }
}

const ed25519 = (bytes: Buffer, key: KeyObject) => sign(null, bytes, key)
