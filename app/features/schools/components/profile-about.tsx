import type { ReactNode } from 'react'
import { formatDay, languageName } from '#app/i18n/format.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { type TextBlock, textBlocks } from '#lib/plain-text.ts'
import type { SchoolProfile } from '../find-school.server.ts'
import type { OwnText } from '../profile/list-texts.server.ts'

/** What the school says of itself: description, pictures and the ten sections of its work. */
export function ProfileAbout({ school }: { school: SchoolProfile }) {
  const t = useTranslation()
  const text = school.longDescription ?? school.summary
  return (
    <section aria-labelledby="about-school">
      <h2 id="about-school">{t('school.about')}</h2>
      <div className="mt-3 max-w-measure">
        {text ? <OwnWords text={text} /> : <p className="text-ink-faint">{t('school.noDescription')}</p>}
        {text && <Said at={text.updatedAt} />}
      </div>
      <Gallery images={school.images} />
      <Sections school={school} />
    </section>
  )
}

function Gallery({ images }: { images: SchoolProfile['images'] }) {
  if (images.length === 0) return null
  return (
    <ul className="mt-5 grid grid-cols-2 gap-3 md:grid-cols-3">
      {images.map((image, index) => (
        <li key={image.id} className={index === 0 && images.length > 1 ? 'col-span-2 md:col-span-1' : ''}>
          <img
            src={image.url}
            alt={image.alt}
            width={image.width}
            height={image.height}
            loading={index === 0 ? 'eager' : 'lazy'}
            decoding="async"
            className="aspect-3/2 h-auto w-full rounded-card object-cover"
          />
        </li>
      ))}
    </ul>
  )
}

function Sections({ school }: { school: SchoolProfile }) {
  const t = useTranslation()
  const { sections } = school
  if (sections.length === 0) return null
  return (
    <div className="mt-10">
      <h2>{t('school.sections')}</h2>
      <dl className="mt-3 grid gap-x-8 gap-y-6 md:grid-cols-2">
        {sections.map((section) => (
          <div key={section.section} className="min-w-0">
            <dt className="font-[620] font-head text-[1.1875rem]">{t(`section.${section.section}`)}</dt>
            <dd className="mt-1 text-ink-soft">
              <OwnWords text={section} />
              <Said at={section.updatedAt} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** That these are the words of the school, and since when. */
function Said({ at }: { at: Date }) {
  const t = useTranslation()
  return (
    <p className="mt-3 text-ink-soft text-xs">{t('school.sections.source', { day: formatDay(useLocale(), at) })}</p>
  )
}

/** Plain text with paragraphs and lists, marked when it is in another language. */
function OwnWords({ text }: { text: OwnText }) {
  const t = useTranslation()
  const locale = useLocale()
  const foreign = text.language !== locale
  return (
    <div className="flex flex-col gap-3">
      {foreign && (
        <p className="text-ink-soft text-xs">
          {t('school.inLanguage', { language: languageName(locale, text.language) })}
        </p>
      )}
      <div lang={foreign ? text.language : undefined} className="flex flex-col gap-3 wrap-anywhere">
        {textBlocks(text.text).map((block, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a text have no identity but their place
          <Block key={index} block={block} />
        ))}
      </div>
    </div>
  )
}

function Block({ block }: { block: TextBlock }): ReactNode {
  if ('text' in block) return <p className="whitespace-pre-line">{block.text}</p>
  return (
    <ul className="list-disc pl-5">
      {block.items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the entries of a list have no identity but their place
        <li key={index}>{item}</li>
      ))}
    </ul>
  )
}
