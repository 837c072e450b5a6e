import type { ShareWords } from './share-words.ts'

/** What the process that draws pictures does. Outside of it only types may be imported from here. */
export const tasks = {
  picture: async (words: ShareWords) => (await import('./render-picture.ts')).renderPicture(words),
}
export type Tasks = typeof tasks
