import { readPhrases } from '../fold.ts'
import { isStopWord } from '../names/stop-words.ts'
import { readTable } from '../read-table.ts'
import { isFiller } from './fillers.ts'

const ordinary: ReadonlySet<string> = readPhrases(
  readTable('vocabulary/ordinary-words')
    .map(([, list]) => list)
    .join('\n'),
)

/**
 * Whether a folded word is frequent in one of the five languages or Catalan, so that it may say nothing about a school:
 * those of `ordinary-words.tsv`, and those that say nothing anyway, as part of couldn't or qu'ils.
 */
export const isOrdinaryWord = (word: string): boolean => ordinary.has(word) || isFiller(word) || isStopWord(word)
