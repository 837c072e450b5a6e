import { useSyncExternalStore } from 'react'
import { currentTheme, type Theme } from '#app/ui/theme.ts'

/** Returns the page's theme, whether chosen by the visitor or by the system. */
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
