import { Form } from 'react-router'
import { languageName } from '#app/i18n/language-name.ts'
import { LOCALES } from '#app/i18n/locales.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { button } from '#app/ui/button.ts'
import { FileInput } from '#app/ui/form/file-input.tsx'
import { INPUT } from '#app/ui/form/input.ts'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { SchoolMedia } from '../gallery/list-media.server.ts'
import type { MediaView } from '../media-view.ts'
import { ItemFields, MediaDescriptions } from './media-descriptions.tsx'

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

/** The subtitles of an uploaded video, each with a button that removes it, and a form that adds some. */
function SubtitlesForm({ item, view }: { item: SchoolMedia; view: MediaView }) {
  const t = useTranslation()
  const locale = useLocale()
  return (
    <div className="grid gap-3">
      <p className="font-semibold">{t('media.subtitles')}</p>
      {item.subtitles.map((language) => (
        <Form key={language} method="post" preventScrollReset className="flex flex-wrap items-center gap-3">
          <ItemFields item={item} schoolId={view.schoolId} />
          <input type="hidden" name="language" value={language} />
          <span>{languageName(locale, language)}</span>
          <button type="submit" name="intent" value="remove-subtitles" className={button('quiet', 'small')}>
            {t('media.subtitles.remove')}
            <span className="sr-only">: {languageName(locale, language)}</span>
          </button>
        </Form>
      ))}
      <Form
        key={item.subtitles.join()}
        method="post"
        encType="multipart/form-data"
        preventScrollReset
        className="grid gap-3"
      >
        <ItemFields item={item} schoolId={view.schoolId} />
        <FileField
          id={`subtitles-${item.id}`}
          name="subtitles"
          accept=".vtt,.srt,text/vtt"
          label={t('media.subtitles.file')}
          hint={t('media.subtitles.hint')}
        />
        <label htmlFor={`subtitles-language-${item.id}`}>{t('media.subtitles.language')}</label>
        <select
          id={`subtitles-language-${item.id}`}
          name="language"
          defaultValue={view.language}
          className={`${INPUT} justify-self-start`}
        >
          {LOCALES.map((language) => (
            <option key={language} value={language}>
              {languageName(locale, language)}
            </option>
          ))}
        </select>
        <SubmitButton intent="subtitles" busy={t('media.uploading')} variant="quiet" className="justify-self-start">
          {t('media.subtitles.submit')}
        </SubmitButton>
      </Form>
    </div>
  )
}

type Props = { id: string; name: string; accept: string; label: string; hint: string }

/** Chooses a file that belongs to a picture or video, with a note on what may be chosen. */
function FileField({ id, name, accept, label, hint }: Props) {
  return (
    <>
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <FileInput id={id} name={name} required accept={accept} aria-describedby={`${id}-hint`} />
      <p id={`${id}-hint`} className="text-ink-soft">
        {hint}
      </p>
    </>
  )
}
