import path from 'node:path'
import { catalogueEntry } from '#app/features/schools/sources/catalogue/catalogue.ts'
import { fileGroups } from '#app/features/schools/sources/catalogue/file-groups.ts'
import { type FetchedEdition, type FetchMeans, fetchEdition } from '../../editions/fetch-edition.server.ts'
import { findOf, knownEditions, noteFetched, ownAddresses } from '../../editions/register-files.server.ts'
import type { FetchedFile, KnownFile } from './fetch-changed.server.ts'

/** The files of the catalogue that a scheduled import takes together. */
type Group = { source: string; name: string }

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
): Promise<FetchedFile[] | undefined> {
  const first = await fetchEditions({ source, name }, means, false)
  if (first.every(({ isImported, sha256 }) => isImported || known.some((one) => one.sha256 === sha256)))
    return undefined
  const whole = first.some(({ paths }) => paths.length === 0)
    ? await fetchEditions({ source, name }, means, true)
    : first
  return whole.flatMap(filesOf).map((file, index) => ({ ...file, number: index + 1 }))
}

/** An edition, and whether the command or an earlier check has imported it. */
type Found = FetchedEdition & { isImported: boolean }

async function fetchEditions({ source, name }: Group, means: FetchMeans, whole: boolean): Promise<Found[]> {
  const entry = catalogueEntry(source)
  const [own, noted] = [await ownAddresses(), await knownEditions()]
  const group = entry && fileGroups(entry, own).find((one) => one.name === name)
  if (!entry || !group) throw new Error(`The catalogue has no files ${name} of ${source} any more.`)
  const editions: Found[] = []
  for (const file of group.files) {
    const find = findOf(entry, file, own)
    if (!find) continue
    const known = noted.get(`${source}/${file.key}`)
    const wanted = { source, file, find, known, whole }
    const edition = await fetchEdition(wanted, means).catch((error) => {
      if (file.optional && !means.signal?.aborted) return undefined
      throw error
    })
    if (!edition) continue
    await note(source, file.key, edition)
    editions.push({ ...edition, isImported: known?.imported_sha256 === edition.sha256 })
  }
  return editions
}

async function note(source: string, file: string, fetched: FetchedEdition) {
  const { address, edition = null, version = null, etag, last_modified, sha256, bytes } = fetched
  await noteFetched({ source, file, address, edition, version, etag, last_modified, sha256, bytes })
}

const filesOf = ({ address, edition, etag, last_modified, sha256, paths }: FetchedEdition): FetchedFile[] =>
  paths.map((file) => ({
    ...{ number: 0, address, etag, last_modified, sha256, file },
    name: path.basename(file),
    modified: edition,
  }))
