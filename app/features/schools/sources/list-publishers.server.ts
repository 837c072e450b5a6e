import { findSources } from './find-sources.server.ts'

/** The attribution that the licence of a data set requires, with the address of the data. */
export type Publisher = { attribution: string; url: string }

/** Lists the publishers of data sets by the ids of their sources; several data sets of one publisher share a line. */
export async function listPublishers(sources: Iterable<string>): Promise<Publisher[]> {
  const found = await findSources(sources)
  return [...Map.groupBy(found.values(), ({ attribution }) => attribution)].map(([attribution, [first]]) => ({
    attribution,
    url: first!.url,
  }))
}
