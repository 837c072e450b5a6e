import { type Ref, useImperativeHandle, useRef, useState } from 'react'
import { watchAddress } from '#app/features/school-profile/media/video-link.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { button } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { SchoolMedia } from '../gallery/list-media.server.ts'

export type OpenDialog = { open: (item: SchoolMedia) => void }

/** Shows one enlarged picture or video, with its title. */
export function MediaDialog({ ref }: { ref: Ref<OpenDialog> }) {
  const t = useTranslation()
  const dialog = useRef<HTMLDialogElement>(null)
  const [item, setItem] = useState<SchoolMedia>()
  useImperativeHandle(ref, () => ({
    open: (chosen) => {
      setItem(chosen)
      dialog.current?.showModal()
    },
  }))
  return (
    <dialog
      ref={dialog}
      aria-labelledby="media-title"
      onClose={() => setItem(undefined)}
      className="m-auto w-full max-w-3xl rounded-card bg-sheet p-4 text-ink backdrop:bg-[#17211d]/60 sm:p-6"
    >
      <div className="mb-4 flex items-start justify-between gap-4">
        <h2 id="media-title" className="min-w-0 break-words text-xl">
          {item?.title}
        </h2>
        <form method="dialog">
          <button type="submit" aria-label={t('media.close')} className={button('plain', 'small')}>
            <Icon name="x" size={20} />
          </button>
        </form>
      </div>
      {item && <Shown item={item} />}
    </dialog>
  )
}

function Shown({ item }: { item: SchoolMedia }) {
  const t = useTranslation()
  if (item.kind === 'video' && !item.link) {
    return (
      // biome-ignore lint/a11y/useMediaCaption: this is the school's own view; visitors get the subtitles on the profile
      <video src={item.url} poster={item.poster ?? undefined} controls autoPlay className="max-h-[70dvh] w-full" />
    )
  }
  return (
    <>
      {item.kind === 'image' && (
        <img src={item.url} alt={item.alt} className="mx-auto max-h-[60dvh] max-w-full object-contain" />
      )}
      <a
        href={item.link ? watchAddress(item.link) : item.url}
        target="_blank"
        rel="noreferrer"
        className={`${button('quiet')} mt-4`}
      >
        <Icon name="external-link" size={18} />
        {item.link ? watchAddress(item.link) : t('media.openFull')}
        <span className="sr-only">({t('media.newTab')})</span>
      </a>
    </>
  )
}
