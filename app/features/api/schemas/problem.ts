import { z } from 'zod'
import { named } from './components.ts'

/** Kinds of refusals, by the last part of the address that explains them. */
export const PROBLEMS = {
  'invalid-parameter': { status: 400, title: 'A parameter is not valid.' },
  'unknown-key': { status: 401, title: 'The key is not known or was revoked.' },
  'not-found': { status: 404, title: 'There is nothing at this address.' },
  'method-not-allowed': { status: 405, title: 'The API can only be read.' },
  'cursor-expired': { status: 410, title: 'The cursor is older than the changes that are kept.' },
  'too-many-requests': { status: 429, title: 'Too many requests.' },
  unavailable: { status: 503, title: 'The database cannot be reached.' },
  unexpected: { status: 500, title: 'The program failed.' },
} as const
export type ProblemKind = keyof typeof PROBLEMS

/** A refusal as defined by RFC 9457. */
const problemSchema = named(
  'Problem',
  'A refusal (RFC 9457), sent as application/problem+json.',
  z.object({
    type: z.url().describe('Address that explains this kind of problem.'),
    title: z.string(),
    status: z.int(),
    detail: z.string().optional(),
    movedTo: z.string().optional().describe('Id of the school that this one was merged into.'),
    errors: z
      .array(z.object({ parameter: z.string(), detail: z.string() }))
      .optional()
      .describe('What is wrong with each parameter.'),
  }),
)
/** A refusal as it is sent. */
export type Problem = z.infer<typeof problemSchema>

export class ApiProblem extends Error {
  readonly kind: ProblemKind
  readonly more: Pick<Problem, 'detail' | 'movedTo' | 'errors'>

  constructor(kind: ProblemKind, more: Pick<Problem, 'detail' | 'movedTo' | 'errors'> = {}) {
    super(kind)
    this.kind = kind
    this.more = more
  }
}
