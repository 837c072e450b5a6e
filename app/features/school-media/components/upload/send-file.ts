import { DetailedError, Upload } from 'tus-js-client'
import { UPLOADS_PATH } from '../../school-media.ts'
import { UploadRefused } from './upload-refused.ts'

/** Bytes per request: small, so that little is sent twice when a connection breaks. */
const CHUNK_BYTES = 4 * 1024 * 1024
/**
 * Milliseconds between attempts while the server does not answer; together about a minute, in which a server restarts.
 */
const RETRY_DELAYS_MS = [500, 1000, 2000, 4000, 8000, 15_000, 30_000]
const KNOWN_CODE = /^[a-z_]{3,40}$/

/**
 * A running upload. `done` resolves to whether the file arrived, rather than being cancelled, and rejects with
 * UploadRefused.
 */
export type Sending = { done: Promise<boolean>; cancel: () => Promise<void> }

/** Sends the missing part of a declared file. @param onProgress percent of its bytes that were sent */
export function sendFile(id: string, file: File, onProgress: (percent: number) => void): Sending {
  const { promise: done, resolve, reject } = Promise.withResolvers<boolean>()
  const upload = new Upload(file, {
    uploadUrl: addressOf(id),
    chunkSize: CHUNK_BYTES,
    retryDelays: RETRY_DELAYS_MS,
    storeFingerprintForResuming: false,
    onProgress: (sent, total) => onProgress(Math.floor((sent / total) * 100)),
    onSuccess: () => resolve(true),
    onError: (error) => reject(new UploadRefused(codeOf(error))),
  })
  upload.start()
  const cancel = async () => {
    await upload.abort()
    resolve(false)
    await giveUp(id)
  }
  return { done, cancel }
}

/** Discards a declared upload with what has arrived of it. */
export async function giveUp(id: string): Promise<void> {
  await Upload.terminate(addressOf(id), {}).catch(() => {})
}

const addressOf = (id: string) => `${UPLOADS_PATH}/${id}`

/** Returns the code of a refusal, which the server sends as text. */
function codeOf(error: Error): string {
  const answer = error instanceof DetailedError ? error.originalResponse : null
  if (!answer) return 'offline'
  const code = answer.getBody().trim()
  return KNOWN_CODE.test(code) ? code : 'unexpected'
}
