import type { ContentRule } from '#app/features/reviews/review.ts'
import { isTextSignal, type TextSignal, type ViewedSignal } from '../subjects/signal.ts'
import { fillBlock, type TextBlocks } from './text-blocks/text-block.ts'

/** The suggested grounds with which a decision begins. */
export type Grounds = { rule: ContentRule; sentence: string; facts: string }

/** The rule broken by words of each kind, gravest first. */
const RULES_OF_WORDS: Record<TextSignal['kind'], ContentRule> = {
  insult: 'insult',
  health: 'health',
  name: 'person',
  phone: 'contact',
  email: 'contact',
  address: 'contact',
  link: 'contact',
  repeat: 'off_topic',
}

/** The rule suggested by the origin of a review. */
const RULES_OF_ORIGIN: Partial<Record<ViewedSignal['kind'], ContentRule>> = {
  own_school: 'not_own',
  school_network: 'not_own',
  similar: 'copied',
  burst_account: 'copied',
  burst_network: 'not_own',
  burst_invitation: 'reward',
}

/**
 * Returns the grounds suggested by the signals of a review: its rule, the words in question and the text block of the
 * rule. A moderator changes or confirms them.
 *
 * @param signals of the present version
 * @returns undefined if no signal suggests a rule
 */
export function suggestGrounds(signals: readonly ViewedSignal[], comment: string, blocks: TextBlocks) {
  const rule = ruleOf(signals)
  return rule && groundsFor(rule, signals, comment, blocks)
}

/** Returns the grounds of a restriction by a certain rule. */
export function groundsFor(
  rule: ContentRule,
  signals: readonly ViewedSignal[],
  comment: string,
  blocks: TextBlocks,
): Grounds {
  const sentence = passageOf(rule, signals, comment)
  return { rule, sentence, facts: fillBlock(blocks[rule], sentence) }
}

/** Returns the gravest rule that signals suggest; undefined without any. */
export function ruleOf(signals: readonly ViewedSignal[]): ContentRule | undefined {
  const words = signals.filter(isTextSignal).map(({ kind }) => RULES_OF_WORDS[kind])
  const origins = signals.flatMap(({ kind }) => RULES_OF_ORIGIN[kind] ?? [])
  const grave = Object.values(RULES_OF_WORDS).find((rule) => words.includes(rule))
  return grave ?? origins[0]
}

/** Returns the words of a review that break a rule, several passages separated by an ellipsis; '' for none. */
export function passageOf(rule: ContentRule, signals: readonly ViewedSignal[], comment: string): string {
  const places = signals.filter(isTextSignal).filter(({ kind }) => RULES_OF_WORDS[kind] === rule)
  return [...new Set(places.map(({ start, end }) => comment.slice(start, end).trim()))].join(' … ')
}
