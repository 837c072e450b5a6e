import { isListId, LISTS_PATH, listPath } from '../link.ts'

/** Stands for the id of a list in the page that a device keeps for all its lists; browsers make no such id. */
export const SHELL_ID = '00000000-0000-4000-8000-000000000000'
/** The page of lists without any list and without an account, without language. */
export const SHELL_PATH = listPath(SHELL_ID)
/** The service worker, without language: it answers for the addresses below its own folder, those of lists. */
export const WORKER_PATH = `${LISTS_PATH}/worker.js`
/** How the names of its caches begin. */
export const CACHE_PREFIX = 'shared-list-page'

/** What the build writes in front of a service worker as the constant `LIST_PAGE`. */
export type ListPage = {
  /** Files of this build; those whose names do not depend on what they hold have a revision. */
  files: { url: string; revision: string | null }[]
  /** Path of the shell in the worker's language. */
  shell: string
  /** Path of a file that only pages of this build name. */
  mark: string
}

/** Returns the id of the list that an address names. */
export function listIdOf(pathname: string): string | undefined {
  const id = pathname.split('/').findLast((part) => part !== '')
  return id && isListId(id) && id !== SHELL_ID ? id : undefined
}

/**
 * Makes the page of a list from the shell, as the server would send it: its language links name the list. The mark on
 * its body says that its scripts are on the device, see `app/ui/connection/until-online.ts`.
 */
export const pageOf = (shell: string, id: string): string =>
  shell.replaceAll(SHELL_ID, id).replace('<body', '<body data-kept="true"')

/** Whether a shell fits the files of this build, and says nothing that holds for a while only. */
export const isLasting = (shell: string, { mark }: Pick<ListPage, 'mark'>): boolean =>
  shell.includes(mark) && !shell.includes(' data-notice=')
