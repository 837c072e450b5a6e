import { LOCALE_NAMES, type Locale } from '#app/i18n/locales.ts'

/**
 * A mail verbatim, as its recipients read it, folded under its subject.
 *
 * @param props.note such as the number of recipients
 */
export function MailPreview(props: { locale: Locale; subject: string; text: string; note?: string }) {
  const { locale, subject, text, note } = props
  return (
    <details className="mt-3">
      <summary className="cursor-pointer py-2">
        {LOCALE_NAMES[locale]}: <span lang={locale}>{subject}</span>
        {note && <span className="text-ink-soft"> ({note})</span>}
      </summary>
      <p lang={locale} className="wrap-anywhere mt-2 whitespace-pre-line rounded-card bg-sunken p-4">
        {text}
      </p>
    </details>
  )
}
