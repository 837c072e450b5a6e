import type { ReactNode } from 'react'
import { formatDay } from '#app/i18n/format.ts'
import { languageName } from '#app/i18n/language-name.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { withTexts } from '#app/i18n/with-texts.ts'
import { classes } from '#app/ui/classes.ts'
import { hydrateOnInteraction } from '#app/ui/hooks/hydrate-on-interaction.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { type TextBlock, textBlocks } from '#lib/text/plain-text.ts'
import type { SchoolProfile } from '../find-school.server.ts'
import type { OwnText } from '../list-texts.server.ts'

/** Pictures and videos can be seen without JavaScript. */
const Gallery = hydrateOnInteraction(() =>
  withTexts('profileParts', async () => (await import('./profile-gallery.tsx')).ProfileGallery),
)

/**
 * The school's own presentation: description, pictures and the ten sections on its work. Nothing if the school has
 * provided nothing.
 */
export function ProfileAbout({ school }: { school: SchoolProfile }) {
  const t = useTranslation()
  const text = school.longDescription ?? school.summary
  const hasMedia = school.images.length + school.videos.length > 0
  if (!text && !hasMedia && school.sections.length === 0) return null
  return (
    <>
      {(text || hasMedia) && (
        <section aria-labelledby="about-school" className="mb-6 md:mb-10">
          <h2 id="about-school">{t('school.about')}</h2>
          {text && (
            <div className="mt-3 max-w-measure">
              <SelfReportedValues text={text} foldedTitle={t('school.about')} />
              <SelfReportedNote at={text.updatedAt} />
            </div>
          )}
          {hasMedia && <Gallery school={school} />}
        </section>
      )}
      <Sections school={school} />
    </>
  )
}

function Sections({ school }: { school: SchoolProfile }) {
  const t = useTranslation()
  const locale = useLocale()
  const { sections } = school
  const [first] = sections
  if (!first) return null
  const dayOf = (section: OwnText) => formatDay(locale, section.updatedAt)
  const isOneDay = sections.every((section) => dayOf(section) === dayOf(first))
  return (
    <section aria-labelledby="sections" className="mb-6 md:mb-10">
      <h2 id="sections">{t('school.sections')}</h2>
      <div className="sheet mt-3 divide-y divide-line">
        {sections.map((section) => (
          <details key={section.section} className="group px-4 md:px-5">
            <summary className="flex min-h-11 list-none items-center justify-between gap-3">
              <h3 className="text-[1.0625rem]">{t(`section.${section.section}`)}</h3>
              <Icon name="chevron-down" size={18} className="flex-none text-board group-open:rotate-180" />
            </summary>
            <div className="max-w-measure pb-4 text-ink-soft">
              <SelfReportedValues text={section} />
              {!isOneDay && <SelfReportedNote at={section.updatedAt} />}
            </div>
          </details>
        ))}
      </div>
      {isOneDay && <SelfReportedNote at={first.updatedAt} />}
    </section>
  )
}

/** Says that these are the school's own words, and since when. */
function SelfReportedNote({ at }: { at: Date }) {
  const t = useTranslation()
  return (
    <p className="mt-3 text-ink-soft text-xs">{t('school.sections.source', { day: formatDay(useLocale(), at) })}</p>
  )
}

/**
 * Plain text with paragraphs and lists, marked if it is in another language.
 *
 * @param props.foldedTitle of a text whose end is folded if it is long
 */
function SelfReportedValues({ text, foldedTitle }: { text: OwnText; foldedTitle?: string }) {
  const t = useTranslation()
  const locale = useLocale()
  const foreign = text.language !== locale
  const blocks = textBlocks(text.text)
  const { open, folded } = foldedTitle ? foldText(blocks) : { open: blocks, folded: [] }
  return (
    <div className="flex flex-col gap-3">
      {foreign && (
        <p className="text-ink-soft text-xs">
          {t('school.inLanguage', { language: languageName(locale, text.language) })}
        </p>
      )}
      <div
        lang={foreign ? text.language : undefined}
        className={classes(
          'flex flex-col gap-3 wrap-anywhere',
          folded.length > 0 && 'max-md:not-print:has-[+details:not([open])]:max-h-[4lh] overflow-hidden',
        )}
      >
        <Blocks blocks={open} />
      </div>
      {folded.length > 0 && (
        <details className="group">
          <summary className="no-print inline-block min-h-8 list-none content-center font-semibold text-board text-sm underline underline-offset-2">
            <span className="group-open:hidden">{t('profile.more')}</span>
            <span className="hidden group-open:inline">{t('profile.less')}</span>
            <span className="sr-only">: {foldedTitle}</span>
          </summary>
          <div lang={foreign ? text.language : undefined} className="mt-1 flex flex-col gap-3 wrap-anywhere">
            <Blocks blocks={folded} />
          </div>
        </details>
      )}
    </div>
  )
}

const Blocks = ({ blocks }: { blocks: TextBlock[] }) =>
  blocks.map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a text have no identity but their place
    <Block key={index} block={block} />
  ))

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

/** Characters of a text that stay unfolded, up to the end of their paragraph. */
const OPEN_CHARACTERS = 240
/** Folding fewer characters would save less room than the link that unfolds them takes. */
const FOLDED_CHARACTERS = 160

const lengthOf = (block: TextBlock) => ('text' in block ? block.text : block.items.join(' ')).length

/** Splits a text into the paragraphs that stay unfolded and those that are folded, if they are long enough. */
export function foldText(blocks: TextBlock[]): { open: TextBlock[]; folded: TextBlock[] } {
  let shown = 0
  const end = blocks.findIndex((block) => {
    shown += lengthOf(block)
    return shown >= OPEN_CHARACTERS
  })
  const folded = end < 0 ? [] : blocks.slice(end + 1)
  const isLong = folded.reduce((sum, block) => sum + lengthOf(block), 0) >= FOLDED_CHARACTERS
  return isLong ? { open: blocks.slice(0, end + 1), folded } : { open: blocks, folded: [] }
}
