import { useEffect, useState } from 'react'

/** The last answer of one of our addresses, kept while the next one is loading. */
type Loaded<T> = { data: T | undefined; failed: boolean; retry: () => void }

/**
 * Fetches JSON whenever the address changes; outdated answers are ignored.
 *
 * @param url null for nothing
 */
export function useJson<T>(url: string | null): Loaded<T> {
  const [loaded, setLoaded] = useState<{ data: T | undefined; failed: boolean }>({ data: undefined, failed: false })
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks the same address again
  useEffect(() => {
    if (url === null) return
    const request = new AbortController()
    fetchJson<T>(url, request.signal).then(
      (data) => setLoaded({ data, failed: false }),
      () => !request.signal.aborted && setLoaded(({ data }) => ({ data, failed: true })),
    )
    return () => request.abort()
  }, [url, attempt])
  return { ...loaded, retry: () => setAttempt((number) => number + 1) }
}

/** @throws Error if the answer is not a success */
export async function fetchJson<T>(url: string, signal: AbortSignal): Promise<T> {
  const response = await fetch(url, { signal })
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`)
  return (await response.json()) as T
}
