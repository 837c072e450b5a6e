import { useTranslation } from '#app/i18n/use-translation.ts'
import { button } from '#app/ui/button.ts'
import type { RunningUpload } from './use-uploads.ts'

/** Every running upload with its progress, and a button that stops it. */
export function UploadList({ uploads, cancel }: { uploads: RunningUpload[]; cancel: (id: string) => void }) {
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
