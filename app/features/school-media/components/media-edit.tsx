import { Form } from 'react-router'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { button } from '#app/ui/button.ts'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { SchoolMedia } from '../gallery/list-media.server.ts'
import type { MediaView } from '../media-view.ts'
import { FileField } from './file-field.tsx'
import { ItemFields, MediaDescriptions } from './media-descriptions.tsx'
import { SubtitlesForm } from './subtitles-form.tsx'

type Edit = { item: SchoolMedia; place: number; view: MediaView }

/** The form that describes a picture or video and moves it; it says if the description is still missing. */
export function MediaEdit({ item, place, view }: Edit) {
  const t = useTranslation()
  return (
    <details className="text-sm">
      <summary className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-2 text-board">
        {t('media.edit')} <span className="sr-only">{item.title}</span>
        {item.alt === '' && (
          <span className="inline-flex items-center gap-1 text-ink-soft">
            <Icon name="circle-alert" size={16} />
            {t('media.alt.missing')}
          </span>
        )}
      </summary>
      <div className="grid gap-4 pb-4">
        <MediaDescriptions item={item} view={view} />
        {item.kind === 'video' && <Poster item={item} schoolId={view.schoolId} />}
        {item.kind === 'video' && !item.link && <SubtitlesForm item={item} view={view} />}
        {view.order === 'own' && <Moves item={item} place={place} view={view} />}
      </div>
    </details>
  )
}

function Poster({ item, schoolId }: { item: SchoolMedia; schoolId: string }) {
  const t = useTranslation()
  return (
    <Form method="post" encType="multipart/form-data" preventScrollReset className="grid gap-3">
      <ItemFields item={item} schoolId={schoolId} />
      <FileField
        id={`poster-${item.id}`}
        name="poster"
        accept="image/jpeg,image/png,image/webp"
        label={t('media.poster')}
        hint={t('media.poster.hint')}
      />
      <SubmitButton intent="poster" busy={t('media.uploading')} variant="quiet" className="justify-self-start">
        {t('media.poster.submit')}
      </SubmitButton>
    </Form>
  )
}

function Moves({ item, place, view }: Edit) {
  const t = useTranslation()
  const last = place === view.offset + view.items.length - 1 && !view.more
  return (
    <div className="flex flex-wrap gap-2">
      {[
        { to: place - 1, text: t('media.earlier'), hidden: place === 0 },
        { to: place + 1, text: t('media.later'), hidden: last },
      ].map(
        ({ to, text, hidden }) =>
          !hidden && (
            <Form key={text} method="post" preventScrollReset>
              <ItemFields item={item} schoolId={view.schoolId} />
              <input type="hidden" name="to" value={to} />
              <button type="submit" name="intent" value="move" className={button('quiet', 'small')}>
                {text}
              </button>
            </Form>
          ),
      )}
    </div>
  )
}
