import type { Readable } from 'node:stream'

/** First and last byte, both included. */
export type ByteRange = { start: number; end: number }

export type StoredFile = { key: string; modifiedAt: Date }

/**
 * Keeps files under keys such as `avatars/7/a1.webp`: parts of letters, digits, `.`, `_` and `-`, separated by slashes.
 * Every method throws an Error when the store cannot be reached or the key is invalid.
 */
export type Storage = {
  /** Stores a file, completely or not at all. Throws when `body` does not have exactly `size` bytes. */
  put(key: string, body: Readable, about: { size: number; type: string }): Promise<void>
  /** Returns the bytes of a file or of a part of it, or undefined if there is no such file. */
  get(key: string, range?: ByteRange): Promise<Readable | undefined>
  /** Returns the size in bytes and the time of the last change, or undefined if there is no such file. */
  stat(key: string): Promise<{ size: number; modifiedAt: Date } | undefined>
  /**
   * Returns all files whose keys begin with the prefix, in key order.
   *
   * @param prefix folders ending in a slash, or '' for all
   */
  list(prefix: string): AsyncIterable<StoredFile>
  /** Removes a file; a missing file is not an error. */
  delete(key: string): Promise<void>
}
