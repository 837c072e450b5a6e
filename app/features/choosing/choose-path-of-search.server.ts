import type { SearchResults } from '#app/features/search/results/search-schools.server.ts'
import type { SearchAddress } from '#app/features/search/search-address.ts'
import { choosePath } from './choose-address.ts'
import { findArea } from './find-candidates.server.ts'

/** Returns the address of the choosing helper for the place and the types of school of a search. */
export async function choosePathOf(
  { types }: Pick<SearchAddress, 'types'>,
  { place, near, meant }: Pick<SearchResults, 'place' | 'near' | 'meant'>,
): Promise<string> {
  const where = place ?? near
  const wanted = types.length > 0 ? types : meant.types
  if (!where) return choosePath({ place: meant.area ?? '', types: wanted })
  // A postal code may be that of a home: the helper looks in its town.
  const town = where.kind === 'postal_code' ? ((await findArea(where.id))?.id ?? '') : where.id
  return choosePath({ place: town, types: wanted })
}
