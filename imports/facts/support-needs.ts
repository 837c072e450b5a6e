import { CHOICE_SEPARATOR } from '#app/features/facts/vocabulary/fact-definition.ts'
import { FACTS, NEEDS_AS_PUBLISHED } from '#app/features/facts/vocabulary/facts.ts'
import { type Fact, textOf } from './fact.ts'

/**
 * What the words of registers mean among the choices of `support_needs`, in lower case: the list of England's register,
 * the Förderschwerpunkte of the Länder, and the kinds of preferential integration in Madrid.
 */
const NEEDS: Readonly<Record<string, string>> = {
  'specific learning difficulty': 'specific_learning',
  'moderate learning difficulty': 'learning',
  'severe learning difficulty': 'severe_learning',
  'profound and multiple learning difficulty': 'profound_multiple',
  'social, emotional and mental health': 'behaviour_emotional',
  'speech, language and communication': 'speech_language',
  'hearing impairment': 'hearing',
  'visual impairment': 'sight',
  'multi-sensory impairment': 'multisensory',
  'physical disability': 'physical',
  'autistic spectrum disorder': 'autism',
  'other difficulty/disability': 'other',

  lernen: 'learning',
  sprache: 'speech_language',
  'emotionale und soziale entwicklung': 'behaviour_emotional',
  'hören und kommunikation': 'hearing',
  hören: 'hearing',
  'hören (gehörlos)': 'hearing',
  'hören (schwerhörig)': 'hearing',
  sehen: 'sight',
  'sehen (blind)': 'sight',
  'sehen (sehbehindert)': 'sight',
  'geistige entwicklung': 'severe_learning',
  'körperliche und motorische entwicklung': 'physical',
  autismus: 'autism',
  'mehrfachbehinderung/intensiver assistenzbedarf': 'profound_multiple',
  'pädagogik bei krankheit': 'illness',

  motóricos: 'physical',
  auditivos: 'hearing',
  // Trastornos generalizados del desarrollo, as the autism spectrum was called.
  'transt. desarrollo': 'autism',
}

/** Returns needs as one fact, in the order of the vocabulary; nothing if there are none. */
export function supportNeeds(needs: readonly string[], period?: Fact['period']): Fact[] {
  const definition = FACTS.support_needs
  const known = 'choices' in definition ? definition.choices.filter((choice) => needs.includes(choice)) : []
  return textOf('support_needs', known.join(CHOICE_SEPARATOR), period)
}

/** Adds to facts in the words of a register the needs that they mean, whichever source has them. */
export function withSupportNeeds(facts: readonly Fact[]): readonly Fact[] {
  if (
    !facts.some(({ fact }) => NEEDS_AS_PUBLISHED.includes(fact)) ||
    facts.some(({ fact }) => fact === 'support_needs')
  )
    return facts
  const told = facts.flatMap(({ fact, choice = '', period }) =>
    NEEDS_AS_PUBLISHED.includes(fact) ? supportNeeds(needsIn(choice), period) : [],
  )
  return [...facts, ...told]
}

const needsIn = (list: string) => list.split(CHOICE_SEPARATOR).flatMap((word) => NEEDS[word.toLowerCase()] ?? [])
