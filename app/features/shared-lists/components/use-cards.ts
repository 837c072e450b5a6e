import { useEffect, useState } from 'react'
import type { Locale } from '#app/i18n/locales.ts'
import { useLocale } from '#app/i18n/use-translation.ts'
import type { FoundCard, ListCard } from '../list-cards.server.ts'
import { MAX_CARDS } from '../shared-list.ts'

/** Asks by POST, so that no address names the schools. @throws TypeError without a network, Error for a refusal */
async function ask<Answer>(locale: Locale, fields: [string, string][], signal?: AbortSignal): Promise<Answer> {
  const body = new URLSearchParams([['lang', locale], ...fields])
  const answer = await fetch('/api/list-cards', {
    method: 'POST',
    body,
    referrerPolicy: 'no-referrer',
    ...(signal && { signal }),
  })
  if (!answer.ok) throw new Error(`The schools cannot be read: ${answer.status}.`)
  return (await answer.json()) as Answer
}

/** Finds schools for a list. */
export const searchCards = (text: string, locale: Locale): Promise<FoundCard[]> => ask(locale, [['q', text]])

/**
 * Returns what the directory says of schools, by the ids on the list; without a network only what was known before.
 */
export function useCards(ids: readonly string[]): ReadonlyMap<string, ListCard> {
  const locale = useLocale()
  const [cards, setCards] = useState<ReadonlyMap<string, ListCard>>(new Map())
  const wanted = ids.slice(0, MAX_CARDS).toSorted().join('\n')
  useEffect(() => {
    if (wanted === '') return
    const gone = new AbortController()
    const load = () =>
      ask<ListCard[]>(
        locale,
        wanted.split('\n').map((id) => ['id', id]),
        gone.signal,
      ).then(
        (found) => setCards(new Map(found.map((card) => [card.asked, card]))),
        () => undefined,
      )
    void load()
    addEventListener('online', load)
    return () => {
      gone.abort()
      removeEventListener('online', load)
    }
  }, [wanted, locale])
  return cards
}
