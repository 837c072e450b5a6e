import type { Locale } from '#app/i18n/locales.ts'
import type { Names } from '#app/i18n/translate.ts'
import { isolate } from '#lib/text/isolate.ts'
import { de } from './texts/de.ts'
import { en } from './texts/en.ts'
import { es } from './texts/es.ts'
import { fr } from './texts/fr.ts'
import { it } from './texts/it.ts'
import type { MailTexts } from './texts/mail-texts.ts'

// Separate from the catalogues of the screens, so that no browser ever loads them.
const texts: Record<Locale, MailTexts> = { de, en, fr, es, it }

type German = typeof de
type Values<Key extends keyof German> = Record<Names<German[Key]>, string>

/** Returns a mail text; placeholders in braces are replaced by the values of the same name. */
export type MailTranslate = <Key extends keyof German>(
  key: Key,
  ...values: Names<German[Key]> extends never ? [] : [Values<Key>]
) => string

/** Returns the texts of the mails in a language. */
export function mailTranslator(locale: Locale): MailTranslate {
  return (key, ...[values]) =>
    texts[locale][key].replace(/\{(\w+)\}/g, (_, name: string) =>
      isolate((values as Record<string, string>)[name] ?? ''),
    )
}
