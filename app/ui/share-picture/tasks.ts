import type { ShareWords } from './share-words.ts'

/** The tasks of the process that draws pictures. Other processes may import only types from here. */
export const tasks = {
  picture: async (words: ShareWords) => (await import('./render-picture.ts')).renderPicture(words),
}
export type Tasks = typeof tasks
