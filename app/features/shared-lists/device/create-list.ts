import { openCipher } from '../cipher.ts'
import { contentOf, type ListDocument, openDocument, viewOf } from '../document/list-document.ts'
import { fragmentOf, newListId, newSecrets, type Secrets } from '../link.ts'
import type { ListShelf } from './kept-list.ts'
import type { ListRemote, Refused } from './list-remote.ts'

/** What a link to a list needs. */
export type NewList = { id: string; secrets: Required<Secrets> }

/**
 * Makes a list and stores it.
 *
 * @returns what a link to it needs; a refusal
 * @throws TypeError while no server can be reached
 */
export async function createList(
  fill: (document: ListDocument) => void,
  { remote, shelf, person }: { remote: ListRemote; shelf: ListShelf; person: string },
): Promise<NewList | Refused> {
  const [id, secrets] = [newListId(), newSecrets()]
  const document = openDocument()
  fill(document)
  const content = await (await openCipher(id, secrets.key)).encrypt(contentOf(document))
  const answer = await remote.create({ id, write: secrets.write, content })
  if (answer.kind === 'refused') return answer
  const { name, schools } = viewOf(document)
  const shown = { name, schools: schools.length, content, version: answer.kind === 'saved' ? answer.version : 1 }
  const kept = { id, fragment: fragmentOf(secrets), ...shown, unsent: false, person, openedAt: Date.now() }
  await shelf.keep(kept).catch(() => undefined)
  return { id, secrets }
}
