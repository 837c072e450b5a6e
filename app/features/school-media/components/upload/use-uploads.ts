import { useRef, useState } from 'react'
import { useLocation, useNavigate, useRevalidator } from 'react-router'
import type { PlainKey } from '#app/i18n/translate.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { untilConnected } from '#app/ui/connection/until-connected.ts'
import { toast } from '#app/ui/toast/show-toast.ts'
import { type MediaView, mediaQuery } from '../../media-view.ts'
import { isAccepted, MAX_BYTES, type MediaKind } from '../../school-media.ts'
import type { Upload } from '../../uploads/declare-uploads.server.ts'
import type { Sending } from './send-file.ts'
import { sendPoster } from './send-poster.ts'
import { UploadRefused } from './upload-refused.ts'

/** Code of the text that says why a batch failed, and the file in question if there is a single one. */
type UploadFailure = { code: string; file: string | undefined }
/** A running upload. */
export type RunningUpload = { id: string; name: string; percent: number }

/**
 * Uploads files for a school with JavaScript: the batch is declared as a whole, then sent file by file, each continued
 * where it stopped. At the end the gallery is refreshed.
 *
 * @returns why the last batch failed; `start` and `cancel`
 */
export function useUploads({ kind, schoolId }: Pick<MediaView, 'kind' | 'schoolId'>) {
  const { pathname } = useLocation()
  const outcome = useOutcome(kind)
  const [uploads, setUploads] = useState<RunningUpload[]>([])
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<UploadFailure>()
  const running = useRef(new Map<string, Sending>())
  const stopped = useRef(new Set<string>())

  const drop = (id: string) => setUploads((all) => all.filter((upload) => upload.id !== id))
  const progress = (id: string, percent: number) =>
    setUploads((all) => all.map((upload) => (upload.id === id ? { ...upload, percent } : upload)))

  async function start(files: File[]) {
    setBusy(true)
    setFailure(undefined)
    stopped.current.clear()
    let sending: File | undefined
    try {
      requireAccepted(kind, files)
      const declared = await declareFiles({ schoolId, kind }, files)
      setUploads(declared.map(({ id }, index) => ({ id, name: files[index]!.name, percent: 0 })))
      let sent = 0
      for (const [index, { id }] of declared.entries()) {
        sending = files[index]!
        if (await sendOne(id, sending)) sent++
      }
      if (sent > 0) await outcome.success()
    } catch (error) {
      const refused = error instanceof UploadRefused ? error.code : 'unexpected'
      const code = refused === 'unexpected' ? `${kind}_upload` : refused
      setFailure({ code, file: error instanceof UploadRefused ? (error.file ?? sending?.name) : sending?.name })
      outcome.failure(code)
    }
    setUploads([])
    setBusy(false)
  }

  /** @returns whether the file arrived, rather than being cancelled */
  async function sendOne(id: string, file: File): Promise<boolean> {
    if (stopped.current.has(id)) return false
    const { sendFile } = await untilConnected(() => import('./send-file.ts'))
    const sending = sendFile(id, file, (percent) => progress(id, percent))
    running.current.set(id, sending)
    const arrived = await sending.done
    running.current.delete(id)
    if (arrived && kind === 'video') await sendPoster({ pathname, schoolId, mediaId: id }, file)
    drop(id)
    return arrived
  }

  async function cancel(id: string) {
    stopped.current.add(id)
    drop(id)
    const { giveUp } = await import('./send-file.ts')
    await (running.current.get(id)?.cancel() ?? giveUp(id))
  }

  return { uploads, busy, failure, start, cancel }
}

/** Refuses a batch for the first file that the server would refuse. @throws UploadRefused naming the file */
function requireAccepted(kind: MediaKind, files: File[]): void {
  const refuse = (code: string, isWrong: (file: File) => boolean) => {
    const wrong = files.find(isWrong)
    if (wrong) throw new UploadRefused(code, wrong.name)
  }
  refuse('media_type', ({ type }) => !isAccepted(kind, type))
  refuse('media_damaged', ({ size }) => size === 0)
  refuse(`${kind}_bytes`, ({ size }) => size > MAX_BYTES[kind])
}

/** Announces how a batch ended, and refreshes the gallery. */
function useOutcome(kind: MediaKind) {
  const t = useTranslation()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  return {
    success: async () => {
      void toast({ kind: 'success', title: t(kind === 'image' ? 'message.imagesUploaded' : 'message.videosUploaded') })
      await navigate(pathname + mediaQuery({ kind }), { preventScrollReset: true })
    },
    failure: (code: string) => {
      void toast({ kind: 'error', title: t('failure.title'), text: t(`failure.${code}` as PlainKey) })
      // What has arrived of the batch is listed as begun.
      void revalidate()
    },
  }
}

/** Declares a batch of files. @returns an upload for each, in their order @throws UploadRefused for the whole batch */
async function declareFiles(
  { schoolId, kind }: { schoolId: string; kind: MediaKind },
  files: File[],
): Promise<Upload[]> {
  const form = new FormData()
  form.set('schoolId', schoolId)
  form.set('kind', kind)
  form.set('files', JSON.stringify(files.map(({ name, type, size }) => ({ name, type, bytes: size }))))
  const send = () => fetch('/api/school-uploads', { method: 'POST', body: form })
  const answer = await untilConnected(send).catch(() => {
    throw new UploadRefused('offline')
  })
  const { uploads, code } = (await answer.json().catch(() => ({}))) as { uploads?: Upload[]; code?: string }
  if (!uploads) throw new UploadRefused(code ?? 'unexpected')
  return uploads
}
