import { env } from '../env.ts'
import { FileSystemStorage } from './file-system-storage.ts'
import { S3Storage } from './s3-storage.ts'
import type { Storage } from './storage.ts'
import { WatchedStorage } from './watched-storage.ts'

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
