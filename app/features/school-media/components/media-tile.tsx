import { Form } from 'react-router'
import { Picture } from '#app/features/school-profile/components/picture.tsx'
import { watchAddress } from '#app/features/school-profile/media/video-link.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { button } from '#app/ui/button.ts'
import { classes } from '#app/ui/classes.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { SchoolMedia } from '../gallery/list-media.server.ts'
import type { MediaView } from '../media-view.ts'
import { MediaEdit } from './media-edit.tsx'
import type { DragOrder } from './use-drag-order.ts'

type Tile = { item: SchoolMedia; place: number; view: MediaView; drag: DragOrder; open: () => void }

/** A picture or video in a square; hovering over it or focusing it by keyboard offers to view and delete it. */
export function MediaTile({ item, place, view, drag, open }: Tile) {
  const t = useTranslation()
  return (
    <li
      {...drag.of(item.id, place)}
      className={classes('min-w-0 rounded-card', drag.over === item.id && 'outline-2 outline-board outline-offset-2')}
    >
      <div className="group relative aspect-square overflow-hidden rounded-card bg-sunken">
        <Preview item={item} />
        <div className="absolute inset-0 grid place-content-center bg-[#17211d]/0 group-focus-within:bg-[#17211d]/60 group-hover:bg-[#17211d]/60">
          <div className="flex flex-wrap justify-center gap-2 opacity-0 transition-opacity duration-150 group-focus-within:opacity-100 group-hover:opacity-100 pointer-coarse:opacity-100">
            {item.state === 'ready' && <View item={item} open={open} />}
            <Delete item={item} schoolId={view.schoolId} />
          </div>
        </div>
      </div>
      <p className="mt-2 truncate text-sm" title={item.title}>
        {item.title}
      </p>
      {item.state === 'processing' && <p className="text-ink-soft text-sm">{t('media.processing')}</p>}
      {item.failure && <p className="font-semibold text-danger text-sm">{t(`failure.${item.failure}`)}</p>}
      {item.state === 'ready' && <MediaEdit item={item} place={place} view={view} />}
    </li>
  )
}

function Preview({ item }: { item: SchoolMedia }) {
  const whole = 'size-full object-cover'
  if (item.state === 'ready' && item.kind === 'image') return <Picture item={item} sizes="20rem" className={whole} />
  if (item.poster) return <img src={item.poster} alt={item.alt} loading="lazy" className={whole} />
  const icon = item.state === 'failed' ? 'circle-alert' : item.state === 'processing' ? 'hourglass' : 'film'
  return (
    <span className="grid size-full place-items-center text-ink-faint">
      <Icon name={icon} size={48} strokeWidth={1.4} />
    </span>
  )
}

/** Without JavaScript, it opens in a new tab. */
function View({ item, open }: { item: SchoolMedia; open: () => void }) {
  const t = useTranslation()
  return (
    <a
      href={item.link ? watchAddress(item.link) : item.url}
      target="_blank"
      rel="noreferrer"
      aria-label={t('media.view.named', { name: item.title })}
      onClick={(event) => {
        event.preventDefault()
        open()
      }}
      className={button('quiet', 'small')}
    >
      <Icon name="eye" size={18} />
      {t('media.view')}
    </a>
  )
}

function Delete({ item, schoolId }: { item: SchoolMedia; schoolId: string }) {
  const t = useTranslation()
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="schoolId" value={schoolId} />
      <input type="hidden" name="mediaId" value={item.id} />
      <button
        type="submit"
        name="intent"
        value="delete"
        aria-label={t('media.delete.named', { name: item.title })}
        className={button('danger', 'small')}
      >
        <Icon name="trash-2" size={18} />
        {t('media.delete')}
      </button>
    </Form>
  )
}
