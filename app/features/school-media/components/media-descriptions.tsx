import { Form } from 'react-router'
import { languageName } from '#app/i18n/language-name.ts'
import { LOCALES, type Locale } from '#app/i18n/locales.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { INPUT } from '#app/ui/form/input.ts'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import type { SchoolMedia } from '../gallery/list-media.server.ts'
import type { MediaView } from '../media-view.ts'
import { MAX_WORDS } from '../school-media.ts'

/** The form that describes a picture or video, in the language of the school's country and in further ones. */
export function MediaDescriptions({ item, view }: { item: SchoolMedia; view: MediaView }) {
  const t = useTranslation()
  const locale = useLocale()
  const others = LOCALES.filter((language) => language !== view.language)
  return (
    <Form method="post" preventScrollReset className="grid gap-3">
      <ItemFields item={item} schoolId={view.schoolId} />
      <p className="text-ink-soft">{t('media.language', { language: languageName(locale, view.language) })}</p>
      <Description item={item} described={item} lang={view.language} />
      <details>
        <summary className="flex min-h-11 cursor-pointer items-center text-board">{t('media.otherLanguages')}</summary>
        <div className="grid gap-5 pb-2">
          {others.map((language) => (
            <fieldset key={language} className="grid gap-3">
              <legend className="mb-2 font-semibold">{languageName(locale, language)}</legend>
              <Description
                item={item}
                described={item.translations[language]}
                suffix={`-${language}`}
                lang={language}
              />
            </fieldset>
          ))}
        </div>
      </details>
      <SubmitButton intent="words" busy={t('media.busy')} variant="quiet" className="justify-self-start">
        {t('media.save')}
      </SubmitButton>
    </Form>
  )
}

type Described = {
  item: SchoolMedia
  described: { alt: string; caption: string } | undefined
  /** Suffix of the field names: empty for the language of the school's country. */
  suffix?: string
  lang: Locale
}

function Description({ item, described, suffix = '', lang }: Described) {
  const t = useTranslation()
  const locale = useLocale()
  const id = `${item.id}${suffix}`
  const named = suffix && <span className="sr-only"> ({languageName(locale, lang)})</span>
  return (
    <>
      <label htmlFor={`alt-${id}`} className="font-semibold">
        {t('media.alt')}
        {named}
      </label>
      <textarea
        id={`alt-${id}`}
        name={`alt${suffix}`}
        lang={lang}
        rows={2}
        maxLength={MAX_WORDS}
        defaultValue={described?.alt}
        aria-describedby={`alt-hint-${item.id}`}
        className={`${INPUT} py-2`}
      />
      {!suffix && (
        <p id={`alt-hint-${item.id}`} className="text-ink-soft">
          {t('media.alt.hint')}
        </p>
      )}
      <label htmlFor={`caption-${id}`} className="font-semibold">
        {t('media.caption')}
        {named}
      </label>
      <input
        id={`caption-${id}`}
        name={`caption${suffix}`}
        lang={lang}
        maxLength={MAX_WORDS}
        defaultValue={described?.caption}
        aria-describedby={`caption-hint-${item.id}`}
        className={INPUT}
      />
      {!suffix && (
        <p id={`caption-hint-${item.id}`} className="text-ink-soft">
          {t('media.caption.hint')}
        </p>
      )}
    </>
  )
}

/** Hidden fields that identify the school and its picture or video. */
export function ItemFields({ item, schoolId }: { item: SchoolMedia; schoolId: string }) {
  return (
    <>
      <input type="hidden" name="schoolId" value={schoolId} />
      <input type="hidden" name="mediaId" value={item.id} />
    </>
  )
}
