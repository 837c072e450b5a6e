import path from 'node:path'
import type { CatalogueFile } from '#app/features/schools/sources/catalogue/catalogue.schema.ts'
import { catalogueEntry } from '#app/features/schools/sources/catalogue/catalogue.ts'
import { fileGroups, listsAll } from '#app/features/schools/sources/catalogue/file-groups.ts'
import { type FetchedEdition, type FetchMeans, fetchEdition, type Wanted } from '../../editions/fetch-edition.server.ts'
import { findOf, knownEditions, ownAddresses } from '../../editions/register-files.server.ts'
import type { FetchedFile, KnownFile } from './fetch-changed.server.ts'

/** The files of the catalogue that a scheduled import takes together. */
type Group = { source: string; name: string }

/** The newest editions of a group, and whether they list every school of the source. */
type FetchedGroup = { files: FetchedFile[]; isWhole: boolean }

/**
 * Finds and reads the newest editions of a group of files of the catalogue, if the content of one of them has changed
 * since the last check. A file that the group can do without may be missing.
 *
 * @param known the files of the last check
 * @returns undefined if nothing has changed
 * @throws Error with a one-sentence message when an edition cannot be read, or the catalogue has no such group any more
 */
export async function fetchGroup(
  { source, name }: Group,
  known: readonly KnownFile[],
  means: FetchMeans,
): Promise<FetchedGroup | undefined> {
  const [entry, own] = [catalogueEntry(source), await ownAddresses()]
  const group = entry && fileGroups(entry, own).find((one) => one.name === name)
  if (!entry || !group) throw new Error(`The catalogue has no files ${name} of ${source} any more.`)
  const wanted = group.files.flatMap((file) => {
    const find = findOf(entry, file, own)
    return find ? [{ source, file, find }] : []
  })
  const first = await fetchAll(wanted, means, false)
  const isKnown = ({ isNew, sha256 }: FetchedEdition) => !isNew || known.some((one) => one.sha256 === sha256)
  if (first.every(({ edition }) => isKnown(edition))) return undefined
  const lacks = first.some(({ edition }) => edition.paths.length === 0)
  const fetched = lacks ? await fetchAll(wanted, means, true) : first
  const whole = fetched.filter(({ edition }) => edition.mayBeWhole).map(({ file }) => file)
  const files = fetched.flatMap(({ edition }) => filesOf(edition)).map((one, index) => ({ ...one, number: index + 1 }))
  return { files, isWhole: listsAll(entry, name, whole) }
}

type Fetched = { file: CatalogueFile; edition: FetchedEdition }

async function fetchAll(
  wanted: readonly Omit<Wanted, 'known'>[],
  means: FetchMeans,
  whole: boolean,
): Promise<Fetched[]> {
  const noted = await knownEditions()
  const fetched: Fetched[] = []
  for (const one of wanted) {
    const { source, file } = one
    const known = noted.get(`${source}/${file.key}`)
    const edition = await fetchEdition({ ...one, known, whole }, means).catch((error) => {
      if (file.optional && !means.signal?.aborted) return undefined
      throw error
    })
    if (edition) fetched.push({ file, edition })
  }
  return fetched
}

const filesOf = ({ address, edition, etag, last_modified, sha256, paths }: FetchedEdition): FetchedFile[] =>
  paths.map((file) => ({
    ...{ number: 0, address, etag, last_modified, sha256, file },
    name: path.basename(file),
    modified: edition,
  }))
