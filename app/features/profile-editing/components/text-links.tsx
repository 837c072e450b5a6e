import { useEffect, useRef } from 'react'
import { SECTIONS } from '#app/features/school-profile/sections.ts'
import { Link } from '#app/i18n/link.tsx'
import { LOCALE_NAMES, LOCALES, type Locale } from '#app/i18n/locales.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { EducationalProfile, Section } from '../texts/read-educational-profile.server.ts'

type Shown = Pick<EducationalProfile, 'section' | 'language' | 'written'>

const tabPath = (section: Section, language: Locale) =>
  `/dashboard/educational-profile?tab=${section}&language=${language}`

const TAB =
  'relative flex min-h-11 items-center gap-2 whitespace-nowrap rounded-control px-3 text-ink no-underline hover:bg-sunken aria-[current=true]:bg-board-wash aria-[current=true]:font-semibold aria-[current=true]:text-board lg:whitespace-normal'

/** The ten tabs, each with its address; those that have a text are marked. */
export function SectionLinks({ section, language, written }: Shown) {
  const t = useTranslation()
  const list = useRef<HTMLUListElement>(null)
  // Scrolls to the current tab when the row is wider than the screen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another section is current
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current]')
    if (list.current && current) list.current.scrollLeft = current.offsetLeft - list.current.offsetLeft
  }, [section])
  return (
    <nav aria-label={t('ownTexts.sections')} className="min-w-0">
      <ul ref={list} className="flex gap-1 overflow-x-auto p-1 lg:flex-col">
        {SECTIONS.map((name) => (
          <li key={name}>
            <Link
              to={tabPath(name, language)}
              preventScrollReset
              aria-current={name === section || undefined}
              className={TAB}
            >
              {t(`section.${name}`)}
              {written[name].length > 0 && <Written />}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The languages of a tab; those that have a text are marked. */
export function LanguageLinks({ section, language, written }: Shown) {
  const t = useTranslation()
  return (
    <nav aria-label={t('ownTexts.languages')}>
      <ul className="flex flex-wrap gap-1">
        {LOCALES.map((locale) => (
          <li key={locale}>
            <Link
              to={tabPath(section, locale)}
              preventScrollReset
              aria-current={locale === language || undefined}
              className={TAB}
            >
              <span lang={locale}>{LOCALE_NAMES[locale]}</span>
              {written[section].includes(locale) && <Written />}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Written() {
  return (
    <>
      <Icon name="check" size={16} className="flex-none text-board" />
      <span className="sr-only">{useTranslation()('ownTexts.written')}</span>
    </>
  )
}
