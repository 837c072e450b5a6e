const CODES: Readonly<Record<string, string>> = {
  Englisch: 'en',
  Französisch: 'fr',
  Spanisch: 'es',
  Italienisch: 'it',
  Latein: 'la',
  Altgriechisch: 'grc',
  Russisch: 'ru',
  Türkisch: 'tr',
  Polnisch: 'pl',
  Portugiesisch: 'pt',
  Chinesisch: 'zh',
  Japanisch: 'ja',
  Arabisch: 'ar',
  Farsi: 'fa',
  Hebräisch: 'he',
  Niederdeutsch: 'nds',
  Dänisch: 'da',
  Griechisch: 'el',
  Schwedisch: 'sv',
}

/**
 * Returns the language codes of a list such as `Englisch|Latein|Spanisch|Spanisch`, each once; unknown names are
 * left out.
 */
export function languageCodes(list: string): string[] {
  return [...new Set(list.split('|').flatMap((name) => CODES[name.trim()] ?? []))]
}
