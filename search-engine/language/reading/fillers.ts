import { listed } from '../vocabulary/lists.ts'

const fillers: ReadonlySet<string> = new Set([...listed('question'), ...listed('landmark')])

/** Whether a folded phrase is of questions or praise, or a landmark, and says nothing about a school. */
export const isFiller = (phrase: string): boolean => fillers.has(phrase)
