import type { MediaKind } from '../../school-media.ts'
import type { Upload } from '../../uploads/declare-uploads.server.ts'
import { UploadRefused } from './upload-refused.ts'

/** Declares a batch of files. @returns an upload for each, in their order @throws UploadRefused for the whole batch */
export async function declareFiles(
  { schoolId, kind }: { schoolId: string; kind: MediaKind },
  files: File[],
): Promise<Upload[]> {
  const form = new FormData()
  form.set('schoolId', schoolId)
  form.set('kind', kind)
  form.set('files', JSON.stringify(files.map(({ name, type, size }) => ({ name, type, bytes: size }))))
  const answer = await fetch('/api/school-uploads', { method: 'POST', body: form }).catch(() => {
    throw new UploadRefused('offline')
  })
  const { uploads, code } = (await answer.json().catch(() => ({}))) as { uploads?: Upload[]; code?: string }
  if (!uploads) throw new UploadRefused(code ?? 'unexpected')
  return uploads
}
