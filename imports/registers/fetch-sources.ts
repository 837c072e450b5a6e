import path from 'node:path'
import {
  type FetchedEdition,
  type FetchMeans,
  fetchEdition,
} from '#app/features/import-runs/editions/fetch-edition.server.ts'
import {
  findOf,
  type KnownEdition,
  knownEditions,
  ownAddresses,
} from '#app/features/import-runs/editions/register-files.server.ts'
import type { CatalogueEntry, CatalogueFile, Find } from '#app/features/schools/sources/catalogue/catalogue.schema.ts'
import { groupNameOf } from '#app/features/schools/sources/catalogue/file-groups.ts'

/** A file of the catalogue whose newest edition is to be fetched. */
export type WantedFile = { entry: CatalogueEntry; file: CatalogueFile; find: Find; known: KnownEdition | undefined }

/** What became of a wanted file: its edition, or why there is none. */
export type FetchOutcome = { wanted: WantedFile; edition?: FetchedEdition; problem?: string }

/** Lists the files of sources that can be fetched, by the operator's addresses or those of the catalogue. */
export async function wantedFiles(entries: readonly CatalogueEntry[]): Promise<WantedFile[]> {
  const [own, known] = [await ownAddresses(), await knownEditions()]
  return entries.flatMap((entry) =>
    entry.files.flatMap((file) => {
      const find = findOf(entry, file, own)
      return find ? [{ entry, file, find, known: known.get(`${entry.id}/${file.key}`) }] : []
    }),
  )
}

/** The host that a file is asked of, which gets one connection at a time. */
export function hostOf(find: Find): string {
  if (find.by === 'govuk') return 'www.gov.uk'
  if ('host' in find) return find.host
  return new URL('url' in find ? find.url : 'page' in find ? find.page : find.api).host
}

/**
 * Fetches the newest editions of files, side by side from different hosts. Files that are known are only fetched where
 * another file of their group has something new.
 *
 * @param done called with each outcome
 * @throws the reason of the signal when the person stops it
 */
export async function fetchSources(
  files: readonly WantedFile[],
  means: FetchMeans,
  done: (outcome: FetchOutcome) => void,
): Promise<FetchOutcome[]> {
  const first = await onEachHost(files, (wanted) => fetchOne(wanted, means, false).then(told(done)))
  const groups = Map.groupBy(first, ({ wanted }) => `${wanted.entry.id}/${groupNameOf(wanted.file)}`)
  const lacking = [...groups.values()]
    .filter((group) => group.some(({ edition }) => edition?.isNew))
    .flatMap((group) => group.filter(({ edition }) => edition?.paths.length === 0))
  const again = await onEachHost(
    lacking.map(({ wanted }) => wanted),
    (wanted) => fetchOne(wanted, means, true),
  )
  return [...first.filter((one) => !lacking.includes(one)), ...again]
}

const told = (done: (outcome: FetchOutcome) => void) => (outcome: FetchOutcome) => {
  done(outcome)
  return outcome
}

async function onEachHost(files: readonly WantedFile[], work: (wanted: WantedFile) => Promise<FetchOutcome>) {
  const hosts = [...Map.groupBy(files, ({ find }) => hostOf(find)).values()]
  const outcomes = await Promise.all(
    hosts.map(async (sameHost) => {
      const each: FetchOutcome[] = []
      for (const wanted of sameHost) each.push(await work(wanted))
      return each
    }),
  )
  return outcomes.flat()
}

async function fetchOne(wanted: WantedFile, means: FetchMeans, whole: boolean): Promise<FetchOutcome> {
  const { entry, file, find, known } = wanted
  means.signal?.throwIfAborted()
  try {
    return { wanted, edition: await fetchEdition({ source: entry.id, file, find, known, whole }, means) }
  } catch (error) {
    means.signal?.throwIfAborted()
    return { wanted, problem: (error as Error).message }
  }
}

/** Names a fetched file for the person. */
export function fetchText({ wanted, edition, problem }: FetchOutcome): string {
  const name = `${wanted.entry.id}/${wanted.file.key}`
  if (!edition) return `${name}: ${problem}`
  const of = edition.edition ? ` of ${edition.edition}` : ''
  const file = edition.paths.map((one) => path.basename(one)).join(', ') || edition.address
  return `${name}: ${edition.isNew ? `${(edition.bytes / 1_000_000).toFixed(1)} MB${of}, ${file}` : `nothing new${of}`}`
}
