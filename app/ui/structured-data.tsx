import { useState, useSyncExternalStore } from 'react'

const described = new WeakMap<object, readonly object[]>()

/**
 * Adds structured data in the vocabulary of schema.org, which search engines read, to the data of a page. It is written
 * only into the HTML: among the data that browsers receive for the page it would appear a second time.
 *
 * @param data what a loader returns
 * @returns the same object
 */
export function describePage<T extends object>(data: T, structuredData: readonly object[]): T {
  described.set(data, structuredData)
  return data
}

/** Returns what was added to the data of a page; on the server only. */
export const structuredDataOf = (data: object): readonly object[] => described.get(data) ?? []

const never = () => () => {}

/**
 * The scripts that search engines read, as sent with the document. A page that the browser draws itself has none: no
 * search engine reaches it that way.
 */
export function StructuredData({ of: data }: { of: object }) {
  const isFromServer = useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
  const [isKept] = useState(isFromServer)
  if (!isKept) return null
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      // Browsers keep what the document has.
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without any character that HTML reads
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? inScript(structuredDataOf(data)) : '' }}
    />
  )
}

/**
 * Returns JSON in which no text can end the script; several objects become one array, which search engines also read.
 */
const inScript = (objects: readonly object[]): string =>
  JSON.stringify(objects.length === 1 ? objects[0] : objects).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
