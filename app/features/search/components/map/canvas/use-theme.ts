import { useSyncExternalStore } from 'react'
import { currentTheme, type Theme } from '#app/ui/theme.ts'

/** Returns the theme that the page shows, whether the visitor or the system chose it. */
export function useTheme(): Theme {
  return useSyncExternalStore(watchTheme, currentTheme, () => 'light')
}

function watchTheme(changed: () => void): () => void {
  const chosen = new MutationObserver(changed)
  chosen.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  const system = matchMedia('(prefers-color-scheme: dark)')
  system.addEventListener('change', changed)
  return () => {
    chosen.disconnect()
    system.removeEventListener('change', changed)
  }
}
