import type { Readable } from 'node:stream'
import { env } from '../env.ts'
import { outages } from '../log.ts'
import { isNoAnswer, markAway } from '../outages/away-part.ts'
import { FileSystemStorage } from './file-system-storage.ts'
import { S3Storage } from './s3-storage.ts'
import type { ByteRange, Storage, StoredFile } from './storage.ts'

/** Codes for a folder that nobody can use: full, not ours, read-only, broken. */
const OF_THE_FOLDER = new Set(['ENOSPC', 'EDQUOT', 'EACCES', 'EPERM', 'EROFS', 'EIO', 'ESTALE'])

/** A store whose failures are reported once per outage. */
export class WatchedStorage implements Storage {
  readonly #store: Storage

  constructor(store: Storage) {
    this.#store = store
  }

  put(key: string, body: Readable, about: { size: number; type: string }): Promise<void> {
    return watched(this.#store.put(key, body, about))
  }

  get(key: string, range?: ByteRange): Promise<Readable | undefined> {
    return watched(this.#store.get(key, range))
  }

  stat(key: string): Promise<{ size: number; modifiedAt: Date } | undefined> {
    return watched(this.#store.stat(key))
  }

  async *list(prefix: string): AsyncGenerator<StoredFile> {
    const files = this.#store.list(prefix)[Symbol.asyncIterator]()
    for (let next = await watched(files.next()); !next.done; next = await watched(files.next())) yield next.value
  }

  delete(key: string): Promise<void> {
    return watched(this.#store.delete(key))
  }
}

let current: Storage | undefined

/** Returns the store of this process: S3 if S3_URL is set, else the folder FILES_DIR. */
export function storage(): Storage {
  current ??= new WatchedStorage(openStorage())
  return current
}

function openStorage(): Storage {
  const { S3_URL, S3_REGION, S3_ACCESS_KEY_ID = '', S3_SECRET_ACCESS_KEY = '', FILES_DIR } = env()
  if (!S3_URL) return new FileSystemStorage(FILES_DIR)
  return new S3Storage(S3_URL, { region: S3_REGION, id: S3_ACCESS_KEY_ID, secret: S3_SECRET_ACCESS_KEY })
}

async function watched<Answer>(asked: Promise<Answer>): Promise<Answer> {
  try {
    const answer = await asked
    outages.works('store')
    return answer
  } catch (error) {
    if (isAway(error)) {
      markAway(error, 'store')
      outages.fails('store', error)
    }
    throw error
  }
}

/** @param error from a store; a key that it refuses, or a body that breaks off, is not its fault */
function isAway(error: unknown): boolean {
  const { code, status = 0 } = error as { code?: string; status?: number }
  return status >= 500 || status === 401 || status === 403 || OF_THE_FOLDER.has(code ?? '') || isNoAnswer(error)
}
