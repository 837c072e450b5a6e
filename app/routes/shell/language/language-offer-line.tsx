import { useLocation } from 'react-router'
import { type Locale, localePath, pathWithoutLocale } from '#app/i18n/locales.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Icon } from '#app/ui/icon.tsx'

/** Each offer is written in the offered language, while only the page's own language is loaded. */
const OFFERS: Record<Locale, string> = {
  de: 'Diese Seite gibt es auch auf Deutsch',
  en: 'This page is also available in English',
  fr: 'Cette page existe aussi en français',
  es: 'Esta página también está en español',
  it: 'Questa pagina c’è anche in italiano',
}

const YEAR_SECONDS = 365 * 24 * 3600

/** A line below the header that covers nothing. A refusal is stored on the device. */
export function LanguageOfferLine({ offer, onRefuse }: { offer: Locale; onRefuse: () => void }) {
  const t = useTranslation()
  const { pathname, search } = useLocation()
  const refuse = () => {
    // biome-ignore lint/suspicious/noDocumentCookie: a choice that only this device needs to know
    document.cookie = `language-offer=no; path=/; max-age=${YEAR_SECONDS}; samesite=lax`
    onRefuse()
  }
  return (
    <aside aria-label={t('nav.language')} className="page flex items-center justify-between gap-3 text-sm">
      <a
        href={localePath(offer, pathWithoutLocale(pathname)) + search}
        lang={offer}
        hrefLang={offer}
        className="font-semibold"
      >
        {OFFERS[offer]}
      </a>
      <button
        type="button"
        onClick={refuse}
        aria-label={t('shell.close')}
        className="flex size-11 flex-none items-center justify-center rounded-control text-ink-soft hover:bg-sunken"
      >
        <Icon name="x" size={18} />
      </button>
    </aside>
  )
}
