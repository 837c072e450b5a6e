/**
 * What gave way because the directory has no such school there: words of a name, the type, or a wanted property. Of a
 * property, how many of the schools found are known to have it; `isKnown` tells whether the registers say so of most of
 * them, so that it is known that none has it.
 */
export type Concession =
  | { kind: 'word' | 'type'; words: string[] }
  | { kind: 'property'; words: string[]; having: number; total: number; isKnown: boolean }

/** Whether results are of other words or types of schools than the text names. */
export const isBesideText = ({ concessions }: { concessions: readonly Concession[] }): boolean =>
  concessions.some(({ kind }) => kind !== 'property')
