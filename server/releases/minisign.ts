// Signatures of minisign (https://jedisct1.github.io/minisign/): Ed25519 over the BLAKE2b-512 of a file, and over that
// signature with a comment, which says what was signed and can be trusted.
import { createHash, createPublicKey, type KeyObject, verify } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { ReleaseRefused } from './release.ts'

/** Bytes of a key or signature file: the longest comment of minisign is 8 KB. */
export const MAX_SIGNATURE_BYTES = 16_384
const KEY_ALGORITHM = 'Ed'
/** Of the hash of a file; the older `Ed` signs the file itself, which must then fit into memory. */
const ALGORITHM = 'ED'
const KEY_BYTES = 2 + 8 + 32
const SIGNATURE_BYTES = 2 + 8 + 64
/** What stands before the 32 bytes of an Ed25519 key in the usual form of public keys (RFC 8410). */
const SPKI = Buffer.from('302a300506032b6570032100', 'hex')
const TRUSTED = 'trusted comment: '

export type MinisignKey = { id: string; key: KeyObject }

/**
 * Reads a public key: the file of minisign, or its second line alone.
 *
 * @throws ReleaseRefused when it is none
 */
export function readPublicKey(text: string): MinisignKey {
  const bytes = decode(text.trim().split('\n').at(-1), KEY_BYTES)
  if (bytes?.toString('latin1', 0, 2) !== KEY_ALGORITHM)
    throw new ReleaseRefused('The key is no public key of minisign.')
  const key = createPublicKey({ key: Buffer.concat([SPKI, bytes.subarray(10)]), format: 'der', type: 'spki' })
  return { id: bytes.toString('hex', 2, 10), key }
}

/**
 * Checks a file against its signature.
 *
 * @param signature text of the file of minisign
 * @returns the comment that was signed with the file
 * @throws ReleaseRefused when the file, the comment or the signature was changed, or signed by another key
 */
export async function verifyFile(file: string, signature: string, { id, key }: MinisignKey): Promise<string> {
  const [, first, second = '', third] = signature.split(/\r?\n/)
  const [bytes, ofComment] = [decode(first, SIGNATURE_BYTES), decode(third, 64)]
  if (!bytes || !ofComment || !second.startsWith(TRUSTED) || bytes.toString('latin1', 0, 2) !== ALGORITHM)
    throw new ReleaseRefused('The signature is damaged, or none of minisign.')
  if (bytes.toString('hex', 2, 10) !== id) throw new ReleaseRefused('The release is signed by another key.')
  const [comment, ofFile] = [second.slice(TRUSTED.length), bytes.subarray(10)]
  if (!verify(null, Buffer.concat([ofFile, Buffer.from(comment)]), key, ofComment))
    throw new ReleaseRefused('The comment of the signature was changed.')
  const hash = createHash('blake2b512')
  await pipeline(createReadStream(file), hash)
  if (!verify(null, hash.digest(), key, ofFile)) throw new ReleaseRefused('The archive is not what was signed.')
  return comment
}

/** @returns undefined when the text is not exactly so many bytes in base64 */
function decode(text: string | undefined, length: number): Buffer | undefined {
  const bytes = Buffer.from(text ?? '', 'base64')
  return bytes.length === length && bytes.toString('base64') === text ? bytes : undefined
}
