import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** Shows, once, the message that a redirect left in a cookie. */
export function useMessage(): void {
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page may bring one
  useEffect(() => {
    const message = /(?:^|; )message=(\w+)/.exec(document.cookie)?.[1]
    if (message) import('./show-message.ts').then(({ showMessage }) => showMessage(message))
  }, [key])
}
