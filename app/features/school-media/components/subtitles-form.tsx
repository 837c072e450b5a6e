import { Form } from 'react-router'
import { languageName } from '#app/i18n/language-name.ts'
import { LOCALES } from '#app/i18n/locales.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { button } from '#app/ui/button.ts'
import { INPUT } from '#app/ui/form/input.ts'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import type { SchoolMedia } from '../gallery/list-media.server.ts'
import type { MediaView } from '../media-view.ts'
import { FileField } from './file-field.tsx'
import { ItemFields } from './media-descriptions.tsx'

/** The subtitles of an uploaded video, each with a button that removes it, and a form that adds some. */
export function SubtitlesForm({ item, view }: { item: SchoolMedia; view: MediaView }) {
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
