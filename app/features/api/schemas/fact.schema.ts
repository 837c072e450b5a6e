import { z } from 'zod'
import { FACT_SECTIONS } from '#app/features/facts/vocabulary/fact-definition.ts'
import { MISSING_REASONS } from '#app/features/facts/vocabulary/facts.ts'
import { day, named } from './components.ts'
import { answerOf } from './envelope.ts'

const factValueSchema = named(
  'FactValue',
  'A value in one period, with its source.',
  z.object({
    value: z
      .union([z.number(), z.string()])
      .nullable()
      .describe('A number, a word of the register or a choice; flags are 0 and 1. Null where `missing` says why.'),
    text: z.string().describe('The value in the language asked for.'),
    missing: z.enum(MISSING_REASONS).nullable(),
    period: z.enum(['day', 'year', 'school_year']),
    start: day.describe('First day of the period.'),
    year: z.string().describe('The period in words: 2024/25, 2024 or a day.'),
    datedBy: z.enum(['publisher', 'import']).describe('Whether the publisher names the period.'),
    source: z.string().describe('Id among the sources.'),
  }),
)

const factSchema = named(
  'Fact',
  'An official fact about a school, its values from the oldest to the newest.',
  z.object({
    id: z.string(),
    section: z.enum(FACT_SECTIONS),
    label: z.string().describe('Its name in the language asked for.'),
    unit: z.string().nullable(),
    values: z.array(factValueSchema),
  }),
)

/** The answer about the official facts of a school. */
export const factsAnswer = answerOf(
  'FactsAnswer',
  'The official facts about a school.',
  z.object({ school: z.string(), facts: z.array(factSchema) }),
)
export type Facts = z.infer<typeof factsAnswer>['data']
