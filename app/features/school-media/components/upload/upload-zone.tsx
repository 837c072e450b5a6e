import { type DragEvent, type FormEvent, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { button } from '#app/ui/button.ts'
import { classes } from '#app/ui/classes.ts'
import { FormFailure } from '#app/ui/form/form-failure.tsx'
import { FILE_BUTTON } from '#app/ui/form/input.ts'
import { useHydrated } from '#app/ui/hooks/use-hydrated.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { MediaView } from '../../media-view.ts'
import { ACCEPTED } from '../../school-media.ts'
import { type RunningUpload, useUploads } from './use-uploads.ts'

/** Accepts dropped or chosen files, several at a time; without JavaScript it is a plain form with a button. */
export function UploadZone({ view }: { view: MediaView }) {
  const t = useTranslation()
  const { kind, schoolId } = view
  const { pathname } = useLocation()
  const hydrated = useHydrated()
  const input = useRef<HTMLInputElement>(null)
  const { uploads, busy, failure, start, cancel } = useUploads(view)
  const { over, ...target } = useDropTarget((files) => !busy && start(files))
  const chosen = () => {
    const { files } = input.current!
    if (files && files.length > 0) void start([...files])
    input.current!.value = ''
  }
  const query = new URLSearchParams({ view: 'upload', ...(kind === 'video' && { type: 'videos' }), send: schoolId })
  return (
    <>
      <form
        method="post"
        action={`${pathname}?${query}`}
        encType="multipart/form-data"
        onSubmit={(event: FormEvent) => event.preventDefault()}
        {...target}
        className={classes(
          'grid justify-items-center gap-4 rounded-card border-2 border-dashed px-5 py-8 text-center',
          over ? 'border-board bg-board-wash' : 'border-edge bg-sheet',
        )}
      >
        <Icon name="upload" size={40} strokeWidth={1.4} className="text-ink-faint" />
        {hydrated && <p aria-hidden="true">{t('media.drop')}</p>}
        <input
          ref={input}
          type="file"
          name="files"
          multiple
          accept={ACCEPTED[kind]}
          aria-label={t(`media.choose.${kind}`)}
          aria-describedby="upload-limits"
          disabled={busy}
          onChange={chosen}
          tabIndex={hydrated ? -1 : undefined}
          className={hydrated ? 'sr-only' : FILE_BUTTON}
        />
        {hydrated ? (
          <button type="button" disabled={busy} onClick={() => input.current?.click()} className={button('main')}>
            {busy ? t('media.uploading') : t(`media.choose.${kind}`)}
          </button>
        ) : (
          <button type="submit" className={button('main')}>
            {t('media.send')}
          </button>
        )}
      </form>
      <FormFailure failure={failure && `failure.${failure.code}`} about={failure?.file} />
      <UploadList uploads={uploads} cancel={cancel} />
    </>
  )
}

/** Handles files that are dragged over an element and dropped on it. */
function useDropTarget(take: (files: File[]) => unknown) {
  const [over, setOver] = useState(false)
  const holdsFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')
  return {
    over,
    onDragOver: (event: DragEvent) => {
      if (!holdsFiles(event)) return
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: (event: DragEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false)
    },
    onDrop: (event: DragEvent) => {
      if (!holdsFiles(event)) return
      event.preventDefault()
      setOver(false)
      take([...event.dataTransfer.files])
    },
  }
}

/** Every running upload with its progress, and a button that stops it. */
function UploadList({ uploads, cancel }: { uploads: RunningUpload[]; cancel: (id: string) => void }) {
  const t = useTranslation()
  if (uploads.length === 0) return null
  return (
    <ul className="grid gap-3">
      {uploads.map(({ id, name, percent }) => (
        <li key={id} className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1">
          <span className="break-words">{t('media.progress', { name, percent })}</span>
          <button
            type="button"
            onClick={() => cancel(id)}
            aria-label={t('media.cancel.named', { name })}
            className={`${button('quiet', 'small')} row-span-2`}
          >
            {t('media.cancel')}
          </button>
          <progress max={100} value={percent} aria-label={name} className="h-2 w-full accent-board" />
        </li>
      ))}
    </ul>
  )
}
