import { z } from 'zod'
import type { Shown } from '#app/core/page-cache/shown.ts'
import { components, named } from './components.ts'

/** What the licence of a data set in an answer requires of everybody who shows it. */
const sourceSchema = named(
  'Source',
  'A data set that the answer contains. Show its attribution wherever you show its data.',
  z.object({
    id: z.string(),
    publisher: z.string(),
    dataset: z.string(),
    url: z.string(),
    licence: z.string(),
    licenceUrl: z.string(),
    attribution: z.string().describe('To be shown word for word.'),
  }),
)
export type ApiSource = z.infer<typeof sourceSchema>

const licenceSchema = named(
  'Licence',
  'Licence of what Aulario itself adds: places, counts, averages and the choice of records.',
  z.object({ name: z.string(), url: z.string(), attribution: z.string() }),
)

/** The licence of Aulario's own part of every answer. */
export const OWN_LICENCE: z.infer<typeof licenceSchema> = {
  name: 'CC BY 4.0',
  url: 'https://creativecommons.org/licenses/by/4.0/',
  attribution: 'Aulario, CC BY 4.0',
}

/** The form of every answer: its data, and what their licences require. */
export function answerOf<Data extends z.ZodType>(id: string, description: string, data: Data) {
  const answer = z.object({ data, sources: z.array(sourceSchema), licence: licenceSchema })
  answer.register(components, { id, description })
  return answer
}

/** What a call answers: its data, where they come from, and the parts that may change. */
export type Answered<Data> = { data: Data; sources: ApiSource[]; shown: Shown }
