import type { InsultRules } from '../finding.ts'
import { anyOf, type Detector, END, START } from './pattern.ts'
import { type Unmasked, unmask } from './unmask.ts'

// A letter within a word may be starred out: f*ck. Classes, groups and escapes of a source stay as they are.
const starrable = (source: string) =>
  source.replace(/\[[^\]]*\]|\\p\{\w+\}|\\.|\{[^}]*\}|\(\?[:!=<]+|(?<=\p{L})\p{L}/gu, (part) =>
    /^\p{L}$/u.test(part) ? `[${part}*]` : part,
  )

/** Finds insults, also those that are written so that a list of words overlooks them. */
export function insultDetector(rules: InsultRules): Detector {
  const words = `${anyOf(rules.words.map(starrable))}${rules.endings}`
  const pattern = new RegExp(`${START}(?:${words}|${anyOf(rules.phrases)})${END}`, 'gu')
  const hitsIn = ({ text, offsets }: Unmasked) =>
    Array.from(text.matchAll(pattern), ({ index, 0: { length } }) => ({
      kind: 'insult' as const,
      rule: 'insulting-word' as const,
      start: offsets[index] ?? 0,
      end: (offsets[index + length - 1] ?? 0) + 1,
    }))
  return (text) => unmask(text).flatMap(hitsIn)
}
