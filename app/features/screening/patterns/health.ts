import type { HealthRules } from '../finding.ts'
import { sentencesOf } from '../sentences.ts'
import { anyOf, type Detector, END, START } from './pattern.ts'

const CHARACTERS_BEFORE = 60

/** Finds illnesses and disabilities in sentences that speak of one person, not of children in general. */
export function healthDetector(rules: HealthRules): Detector {
  const illness = new RegExp(`${START}${anyOf(rules.illnesses)}${END}`, 'giu')
  const person = new RegExp(`${START}${anyOf(rules.persons)}${END}`, 'iu')
  const verb = new RegExp(`${START}${anyOf(rules.verbs)}[ :]{1,2}(?:[\\p{L}'’-]{1,20} ){0,4}(?:\\p{L}['’])?$`, 'iu')
  const general = new RegExp(`${START}${anyOf(rules.general)}(?: [\\p{L}'’-]{1,20}){0,1} ?(?:\\p{L}['’])?$`, 'iu')
  return (text, before) =>
    sentencesOf(text, 'en').flatMap(({ start, end }) => {
      const sentence = text.slice(start, end)
      const isNamed = before.some((hit) => hit.kind === 'name' && hit.start < end && start < hit.end)
      const isPersonal = isNamed || person.test(sentence)
      return Array.from(sentence.matchAll(illness))
        .filter(({ index }) => {
          const near = sentence.slice(Math.max(0, index - CHARACTERS_BEFORE), index)
          return !general.test(near) && (isPersonal || verb.test(near))
        })
        .map(({ index, 0: { length } }) => ({
          kind: 'health' as const,
          rule: 'illness-of-a-person' as const,
          start: start + index,
          end: start + index + length,
        }))
    })
}
