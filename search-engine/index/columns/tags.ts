import { byTagGroup, TAG_GROUPS, type TagGroup, tagsOf } from '../../base/properties.ts'
import type { SchoolDocument } from '../document.ts'

/** Returns the tags of a school in a group as bits, in the order of the group; unknown tags are ignored. */
export function tagBits(group: TagGroup, school: SchoolDocument): number {
  return bitsOf(TAG_GROUPS[group], tagsOf(group, school))
}

/** Returns the indexes of chosen values in a vocabulary of at most 31 as bits. */
export function bitsOf(vocabulary: readonly string[], values: readonly string[]): number {
  return values.reduce((bits, value) => {
    const at = vocabulary.indexOf(value)
    return at === -1 ? bits : bits | (1 << at)
  }, 0)
}

/** Calls back with the index of every bit that is set, lowest first. */
export function visitTagBits(tags: number, visit: (at: number) => void): void {
  for (let bits = tags; bits !== 0; bits &= bits - 1) visit(31 - Math.clz32(bits & -bits))
}

/** Tag bits of documents. */
export type TagColumn = Uint8Array | Uint32Array

const BITS_OF_BYTE = 8

/** Makes the column of a group, as narrow as its vocabulary allows. */
export function tagColumn(group: TagGroup, bits: ArrayLike<number>): TagColumn {
  return TAG_GROUPS[group].length <= BITS_OF_BYTE ? Uint8Array.from(bits) : Uint32Array.from(bits)
}

/** Makes one column of tag bits per group for documents. */
export const tagColumns = (schools: readonly SchoolDocument[]) =>
  byTagGroup((group) =>
    tagColumn(
      group,
      schools.map((school) => tagBits(group, school)),
    ),
  )
