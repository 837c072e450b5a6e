import { DetailedError, Upload } from 'tus-js-client'
import { untilConnected } from '#app/ui/connection/until-connected.ts'
import { UPLOADS_PATH } from '../../school-media.ts'
import { UploadRefused } from './upload-refused.ts'

/** Bytes per request: small, so that little is sent twice when a connection breaks. */
const CHUNK_BYTES = 4 * 1024 * 1024
/**
 * Milliseconds between attempts while the server does not answer; together about a minute, in which a server can
 * restart.
 */
const RETRY_DELAYS_MS = [500, 1000, 2000, 4000, 8000, 15_000, 30_000]
const KNOWN_CODE = /^[a-z_]{3,40}$/

/**
 * A running upload. `done` resolves to whether the file arrived, rather than being cancelled, and rejects with
 * UploadRefused.
 */
export type Sending = { done: Promise<boolean>; cancel: () => Promise<void> }

/**
 * Sends the missing part of a declared file; without a network it waits until a server can be reached.
 *
 * @param onProgress percent of its bytes that were sent
 */
export function sendFile(id: string, file: File, onProgress: (percent: number) => void): Sending {
  const cancelled = new AbortController()
  const upload = new Upload(file, {
    uploadUrl: addressOf(id),
    chunkSize: CHUNK_BYTES,
    retryDelays: RETRY_DELAYS_MS,
    storeFingerprintForResuming: false,
    onProgress: (sent, total) => onProgress(Math.floor((sent / total) * 100)),
  })
  /** Sends what is missing. */
  const send = () =>
    new Promise<void>((resolve, reject) => {
      upload.options.onSuccess = () => resolve()
      upload.options.onError = (error) => reject(isWithoutResponse(error) ? new TypeError(error.message) : error)
      cancelled.signal.addEventListener('abort', () => reject(cancelled.signal.reason))
      upload.start()
    })
  const done = untilConnected(send, cancelled.signal).then(
    () => true,
    (error) => {
      if (cancelled.signal.aborted) return false
      throw new UploadRefused(codeOf(error))
    },
  )
  const cancel = async () => {
    await upload.abort()
    cancelled.abort()
    await giveUp(id)
  }
  return { done, cancel }
}

/** Discards a declared upload with what has arrived of it. */
export async function giveUp(id: string): Promise<void> {
  await Upload.terminate(addressOf(id), {}).catch(() => {})
}

const addressOf = (id: string) => `${UPLOADS_PATH}/${id}`

const isWithoutResponse = (error: Error): boolean => !(error instanceof DetailedError && error.originalResponse)

/** Returns the code of a refusal, which the server sends as text. */
function codeOf(error: Error): string {
  const answer = error instanceof DetailedError ? error.originalResponse : null
  if (!answer) return 'offline'
  const code = answer.getBody().trim()
  return KNOWN_CODE.test(code) ? code : 'unexpected'
}
