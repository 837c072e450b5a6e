import type { Locale } from '#app/i18n/locales.ts'

/** Each offer is written in the language that it offers, while only the page's own language is loaded. */
export const OFFERS: Record<Locale, string> = {
  de: 'Diese Seite gibt es auch auf Deutsch',
  en: 'This page is also available in English',
  fr: 'Cette page existe aussi en français',
  es: 'Esta página también está en español',
  it: 'Questa pagina c’è anche in italiano',
}
