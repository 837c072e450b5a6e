import type { Readable } from 'node:stream'

/** First and last byte, both included. */
export type ByteRange = { start: number; end: number }

export type StoredFile = { key: string; modifiedAt: Date }

/**
 * Keeps files under keys such as `avatars/7/a1.webp`: parts of letters, digits, `.`, `_` and `-`, divided by slashes.
 * Every method throws an Error when the store cannot be reached or the key is none.
 */
export type Storage = {
  /** Keeps a file; it is there with all its bytes or not at all. Throws when `body` has not exactly `size` bytes. */
  put(key: string, body: Readable, about: { size: number; type: string }): Promise<void>
  /** The bytes of a file or of a part of it, or undefined where there is none. */
  get(key: string, range?: ByteRange): Promise<Readable | undefined>
  /** Size in bytes and time of the last change, or undefined where there is no such file. */
  stat(key: string): Promise<{ size: number; modifiedAt: Date } | undefined>
  /**
   * All files whose keys begin so, in the order of their keys.
   *
   * @param prefix folders with the slash at their end, or '' for all
   */
  list(prefix: string): AsyncIterable<StoredFile>
  /** Removes a file; one that is not there is no error. */
  delete(key: string): Promise<void>
}
