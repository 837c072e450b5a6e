export type Theme = 'light' | 'dark'
const YEAR_SECONDS = 365 * 24 * 3600

/**
 * Runs before the page is drawn, so that a chosen theme does not flash; without a choice the system's theme applies.
 */
export const THEME_SCRIPT = `var m=/(?:^|; )theme=(light|dark)/.exec(document.cookie);if(m)document.documentElement.dataset.theme=m[1]`

/** Returns the theme currently shown. Browser only. */
export function currentTheme(): Theme {
  const chosen = document.documentElement.dataset.theme
  if (chosen === 'light' || chosen === 'dark') return chosen
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}

/** Shows a theme and stores the choice on this device. Browser only. */
export function chooseTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme
  // biome-ignore lint/suspicious/noDocumentCookie: the inline script must read it before any module runs
  document.cookie = `theme=${theme}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`
}
