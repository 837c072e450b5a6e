import { emptyDraft } from '#app/features/import-runs/mapping/draft-form.ts'
import { openGivenFiles } from '../files/given-files.ts'
import { inspectFile } from '../files/inspect-file.ts'
import { ImportError } from '../import-error.ts'
import { noProgress } from '../progress.ts'
import { inspectColumns } from './inspect-columns.ts'

/**
 * Returns the beginning of a mapping for a file, from the names of its columns and the values of its types. What a file
 * cannot say is empty: the importer then names it.
 *
 * @throws ImportError when the file cannot be read
 */
export async function draftMapping(place: string): Promise<object> {
  const given = await openGivenFiles([place])
  try {
    const [file] = given.files
    if (!file) throw new ImportError(`${place} holds nothing.`)
    const { columns } = await inspectColumns(await inspectFile(file), noProgress)
    const draft = emptyDraft(columns)
    const type = draft.fields?.type
    if (!type) return draft
    const found = columns.find(({ name }) => type.column?.includes(name))?.values ?? []
    // A person has to choose what each value means.
    const values = Object.fromEntries(found.map(({ value }) => [value, '']))
    return { ...draft, fields: { ...draft.fields, type: { ...type, values } } }
  } finally {
    await given.close()
  }
}
