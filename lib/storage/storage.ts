import type { Readable } from 'node:stream'
import { env } from '../env.ts'
import { FileSystemStorage } from './file-system-storage.ts'
import { S3Storage } from './s3-storage.ts'

/** First and last byte, both included. */
export type ByteRange = { start: number; end: number }

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
  /** Removes a file; one that is not there is no error. */
  delete(key: string): Promise<void>
}

let current: Storage | undefined

/** The store of this process: S3 when S3_URL is set, else the folder FILES_DIR. */
export function storage(): Storage {
  current ??= openStorage()
  return current
}

function openStorage(): Storage {
  const { S3_URL, S3_REGION, S3_ACCESS_KEY_ID = '', S3_SECRET_ACCESS_KEY = '', FILES_DIR } = env()
  if (!S3_URL) return new FileSystemStorage(FILES_DIR)
  return new S3Storage(S3_URL, { region: S3_REGION, id: S3_ACCESS_KEY_ID, secret: S3_SECRET_ACCESS_KEY })
}
