import { DetailedError, Upload } from 'tus-js-client'
import { UPLOADS_PATH } from '../../school-media.ts'
import { UploadRefused } from './upload-refused.ts'

/** One request carries so much: little is sent twice when a connection breaks. */
const CHUNK_BYTES = 4 * 1024 * 1024
/** Milliseconds between tries while nobody answers; together about a minute, in which a server starts again. */
const RETRY_DELAYS_MS = [500, 1000, 2000, 4000, 8000, 15_000, 30_000]
const KNOWN_CODE = /^[a-z_]{3,40}$/

/** A file on its way. `done` tells whether it arrived, rather than was cancelled, and throws UploadRefused. */
export type Sending = { done: Promise<boolean>; cancel: () => Promise<void> }

/** Sends what is missing of a file that was declared. @param onProgress percent of its bytes that were sent */
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

/** Gives up a file that was declared: what has arrived of it goes. */
export async function giveUp(id: string): Promise<void> {
  await Upload.terminate(addressOf(id), {}).catch(() => {})
}

const addressOf = (id: string) => `${UPLOADS_PATH}/${id}`

/** Refusals of the server say their code as text. */
function codeOf(error: Error): string {
  const answer = error instanceof DetailedError ? error.originalResponse : null
  if (!answer) return 'offline'
  const code = answer.getBody().trim()
  return KNOWN_CODE.test(code) ? code : 'unexpected'
}
