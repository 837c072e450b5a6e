import { keyBytes } from './link.ts'

/** First byte of what is stored: the way in which it is encrypted. */
const FORMAT = 1
/** Bytes of an initialisation vector of AES-GCM (NIST SP 800-38D, section 5.2.1.1). */
const IV_BYTES = 12
const HEAD_BYTES = 1 + IV_BYTES
/** Bytes that encryption adds. */
export const ADDED_BYTES = HEAD_BYTES + 16

/** What cannot be decrypted: by a key of another list, or because it was changed. */
export class WrongKey extends Error {}

/** Whether this browser can encrypt: it can on pages of a secure connection. */
export const canEncrypt = (): boolean => globalThis.crypto?.subtle !== undefined

/** Encrypts and decrypts the content of one list. */
export type Cipher = {
  /** Each time with an initialisation vector of its own, so the same content is never stored as the same bytes. */
  encrypt: (content: Uint8Array<ArrayBuffer>) => Promise<Uint8Array<ArrayBuffer>>
  /** @throws WrongKey */
  decrypt: (stored: Uint8Array<ArrayBuffer>) => Promise<Uint8Array<ArrayBuffer>>
}

/**
 * Opens the cipher of a list: AES-GCM with 256 bits, bound to the id, so that the content of one list cannot be passed
 * off as another's.
 *
 * @param key of the list, as in its link
 */
export async function openCipher(id: string, key: string): Promise<Cipher> {
  const secret = await crypto.subtle.importKey('raw', keyBytes(key), 'AES-GCM', false, ['encrypt', 'decrypt'])
  const additionalData = new TextEncoder().encode(`aulario list ${FORMAT} ${id}`)
  return {
    encrypt: async (content) => {
      const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES))
      const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData }, secret, content)
      const stored = new Uint8Array(HEAD_BYTES + sealed.byteLength)
      stored.set([FORMAT])
      stored.set(iv, 1)
      stored.set(new Uint8Array(sealed), HEAD_BYTES)
      return stored
    },
    decrypt: async (stored) => {
      if (stored[0] !== FORMAT) throw new WrongKey('The content has another format.')
      const iv = stored.slice(1, HEAD_BYTES)
      try {
        const opened = await crypto.subtle.decrypt(
          { name: 'AES-GCM', iv, additionalData },
          secret,
          stored.slice(HEAD_BYTES),
        )
        return new Uint8Array(opened)
      } catch (error) {
        throw new WrongKey('The key does not decrypt the content.', { cause: error })
      }
    },
  }
}
