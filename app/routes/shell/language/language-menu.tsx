import { useLocation } from 'react-router'
import { LOCALE_NAMES, LOCALES, localePath, pathWithoutLocale } from '#app/i18n/locales.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { Icon } from '#app/ui/icon.tsx'
import { useClosingDetails } from '../use-closing-details.ts'

/** The same page and query in each language. A full load, because each language has its own document. */
export function LanguageLinks({ className, itemClassName }: { className: string; itemClassName: string }) {
  const { pathname, search } = useLocation()
  const current = useLocale()
  return (
    <ul className={className}>
      {LOCALES.map((locale) => (
        <li key={locale}>
          <a
            href={localePath(locale, pathWithoutLocale(pathname)) + search}
            lang={locale}
            hrefLang={locale}
            aria-current={locale === current ? 'true' : undefined}
            className={itemClassName}
          >
            {LOCALE_NAMES[locale]}
          </a>
        </li>
      ))}
    </ul>
  )
}

export function LanguageMenu() {
  const t = useTranslation()
  const locale = useLocale()
  const details = useClosingDetails()
  return (
    <details ref={details} className="relative">
      <summary className="inline-flex min-h-11 list-none items-center gap-2 rounded-control px-2 font-semibold text-base text-board">
        <Icon name="languages" size={18} />
        <span className="sr-only">{t('nav.language')}: </span>
        <span className="max-xl:sr-only">{LOCALE_NAMES[locale]}</span>
        <Icon name="chevron-down" size={16} />
      </summary>
      <LanguageLinks
        className="absolute right-0 z-40 mt-1 min-w-44 rounded-card bg-sheet p-1.5 shadow-lift"
        itemClassName="language-link"
      />
    </details>
  )
}
