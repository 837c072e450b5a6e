import { expect, test } from 'vitest'
import { newListId, newSecrets } from '../link.ts'
import type { ListCard } from '../list-cards.server.ts'
import { memoryShelf } from '../testing/memory-remote.ts'
import { findCards, keepCards } from './kept-cards.ts'

const CARDS = [{ asked: 'de-NW-1', id: 'de-NW-1', name: 'Amselweg' }] as ListCard[]
const list = { id: newListId(), secrets: newSecrets() }
const row = { fragment: '', name: '', schools: 1, content: new Uint8Array(), version: 1, unsent: false, openedAt: 0 }

test('what the directory said of a list is kept with it, encrypted, in the language of the page', async () => {
  const shelf = memoryShelf()
  await shelf.keep({ ...row, id: list.id })
  await keepCards(list, shelf, { locale: 'de', cards: CARDS })
  await shelf.keep({ ...row, id: list.id, version: 2 })
  expect(await findCards(list, shelf, 'de')).toEqual(CARDS)
  expect(await findCards(list, shelf, 'en')).toEqual([])
  expect(new TextDecoder().decode(shelf.lists.get(list.id)?.cards)).not.toContain('Amselweg')
})

test('nothing is kept of a list that is not on the device, or no longer', async () => {
  const shelf = memoryShelf()
  await keepCards(list, shelf, { locale: 'de', cards: CARDS })
  expect(await findCards(list, shelf, 'de')).toEqual([])
  expect(shelf.lists.size).toBe(0)
})
