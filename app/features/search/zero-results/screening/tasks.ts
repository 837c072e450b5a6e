import { setCurrentRules } from '#app/features/screening/editing/current-rules.ts'
import { type AllEdits, editAllRules } from '#app/features/screening/editing/edit-rules.ts'
import { zeroResultText } from './zero-result-text.ts'

/**
 * Returns each text in the form in which it may be stored, see {@link zeroResultText}.
 *
 * @param edits the team's changes to the word lists
 */
async function storable(texts: readonly string[], edits: AllEdits): Promise<(string | undefined)[]> {
  setCurrentRules(editAllRules(edits))
  return texts.map(zeroResultText)
}

/** The tasks of the process that screens texts. Outside it, only types may be imported from here. */
export const tasks = { storable }
export type Tasks = typeof tasks
