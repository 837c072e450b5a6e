import { type Detector, matching } from './pattern.ts'

/** Detectors, for every language, of what only makes a text longer or louder. */
export const repeatDetectors: readonly Detector[] = [
  matching('repeat', 'repeated-characters', /([^\s\d.])\1{4,}/gu),
  matching('repeat', 'repeated-words', /(?<!\p{L})(\p{L}{2,30})(?:[ ,!]{1,3}\1(?!\p{L})){2,}/giu),
  matching('repeat', 'shouting', /(?<!\p{L})\p{Lu}{3,30}(?:[ ,!]{1,3}\p{Lu}{2,30}){3,}/gu),
]
