import { useEffect, useMemo, useState } from 'react'
import type { Locale } from '#app/i18n/locales.ts'
import { useLocale } from '#app/i18n/use-translation.ts'
import { PAUSE_OFFLINE_MS } from '#app/ui/timing.ts'
import { findCards, keepCards } from '../device/kept-cards.ts'
import type { ListSession } from '../device/list-session.ts'
import { openShelf } from '../device/list-shelf.client.ts'
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

type Cards = ReadonlyMap<string, ListCard>
/** Of the schools that are wanted now. */
export type CardsState = 'asked' | 'known' | 'failed'
/** What this device keeps of the directory, see `kept-cards.ts`. */
type Device = { find: () => Promise<ListCard[]>; keep: (cards: ListCard[]) => Promise<void> }

/**
 * Returns what the directory says of schools, by the ids that are asked for; without a network what `device` knows.
 * What is not answered is asked again, every few seconds and when the network is back.
 */
export function useCards(ids: readonly string[], device?: Device): { cards: Cards; state: CardsState } {
  const locale = useLocale()
  const [cards, setCards] = useState<Cards>(new Map())
  const [last, setLast] = useState<{ wanted: string; state: CardsState }>()
  const wanted = ids.slice(0, MAX_CARDS).toSorted().join('\n')
  useEffect(() => {
    if (wanted === '') return
    const gone = new AbortController()
    const load = async () => {
      const asked = wanted.split('\n').map((id): [string, string] => ['id', id])
      const found = await ask<ListCard[]>(locale, asked, gone.signal)
      setCards(byAsked(found))
      setLast({ wanted, state: 'known' })
      await device?.keep(found).catch(() => undefined)
    }
    let timer = 0
    const again = () => {
      clearTimeout(timer)
      load().catch(() => {
        if (gone.signal.aborted) return
        setLast({ wanted, state: 'failed' })
        if (navigator.onLine) timer = window.setTimeout(again, PAUSE_OFFLINE_MS)
      })
    }
    again()
    addEventListener('online', again)
    return () => {
      gone.abort()
      clearTimeout(timer)
      removeEventListener('online', again)
    }
  }, [wanted, locale, device])
  useEffect(() => {
    device?.find().then(
      (kept) => setCards((known) => (known.size > 0 ? known : byAsked(kept))),
      () => undefined,
    )
  }, [device])
  return { cards, state: wanted === '' ? 'known' : last?.wanted === wanted ? last.state : 'asked' }
}

const byAsked = (cards: ListCard[]): Cards => new Map(cards.map((card) => [card.asked, card]))

/** Returns what the directory says of the schools of a list, and keeps it with the list. */
export function useCardsOf(session: ListSession, ids: readonly string[]): Cards {
  const locale = useLocale()
  const device = useMemo(() => {
    const shelf = openShelf()
    return {
      find: () => findCards(session, shelf, locale),
      keep: async (cards: ListCard[]) => {
        await session.keeping
        await keepCards(session, shelf, { locale, cards })
      },
    }
  }, [session, locale])
  return useCards(ids, device).cards
}
