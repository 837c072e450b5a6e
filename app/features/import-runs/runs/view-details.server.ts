import type { RunList } from '../import-run.ts'
import { CHANGES_PER_PAGE, listChanges, type SchoolChange } from './list-changes.server.ts'
import { listRejections, type RejectedRow } from './list-rejections.server.ts'
import type { ViewedRun } from './view-run.server.ts'

/** One list of a run, and which others there are. */
export type RunDetails = {
  list: RunList
  lists: { name: RunList; count: number }[]
  page: number
  pages: number
  changes: SchoolChange[]
  rejections: RejectedRow[]
}

/**
 * Loads the requested list of a run.
 *
 * @param asked undefined for the first list that is not empty
 */
export async function viewDetails(run: ViewedRun, asked: RunList | undefined, page: number): Promise<RunDetails> {
  const lists = listsOf(run)
  const { name: list, count } =
    lists.find(({ name }) => name === asked) ?? lists.find((one) => one.count > 0) ?? lists[0]!
  const pages = Math.max(1, Math.ceil(count / CHANGES_PER_PAGE))
  const rejections = list === 'rejected' ? await listRejections(run.id, page) : []
  const changes = list === 'rejected' ? [] : await listChanges({ ...run, list, page })
  return { list, lists, page, pages, changes, rejections }
}

/** For an undo, the list of schools left unchanged replaces that of rejected rows. */
function listsOf({ kind, counts }: ViewedRun): [{ name: RunList; count: number }, ...RunDetails['lists']] {
  return [
    { name: 'added', count: counts.added },
    { name: 'changed', count: counts.changed },
    { name: 'closed', count: counts.closed },
    { name: kind === 'undo' ? 'left' : 'rejected', count: counts.rejected },
  ]
}
