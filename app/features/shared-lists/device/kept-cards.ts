import type { Locale } from '#app/i18n/locales.ts'
import { openCipher } from '../cipher.ts'
import type { ListCard } from '../list-cards.server.ts'
import type { ListShelf } from './kept-list.ts'
import type { ListSession } from './list-session.ts'

/** What the directory said of the schools of a list, in the language of the page. */
type KeptCards = { locale: Locale; cards: ListCard[] }
type List = Pick<ListSession, 'id' | 'secrets'>

/**
 * Returns the cards that this device keeps of a list; none in another language.
 *
 * @throws WrongKey if the link does not fit them
 */
export async function findCards({ id, secrets }: List, shelf: ListShelf, locale: Locale): Promise<ListCard[]> {
  const kept = await shelf.find(id)
  if (!kept?.cards) return []
  const opened = await (await openCipher(id, secrets.key)).decrypt(kept.cards)
  const { cards, ...of } = JSON.parse(new TextDecoder().decode(opened)) as KeptCards
  return of.locale === locale ? cards : []
}

/** Keeps the cards of a list on this device, encrypted as the list is. */
export async function keepCards({ id, secrets }: List, shelf: ListShelf, content: KeptCards): Promise<void> {
  const bytes = new TextEncoder().encode(JSON.stringify(content))
  await shelf.keepCards(id, await (await openCipher(id, secrets.key)).encrypt(bytes))
}
