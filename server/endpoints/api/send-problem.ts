import type { Context } from 'hono'
import { siteOrigin } from '#app/core/urls.server.ts'
import { type ApiProblem, PROBLEMS, type Problem } from '#app/features/api/schemas/problem.ts'

/** Sends a refusal in the form of RFC 9457; its type links to the explanation in the documentation. */
export function sendProblem(c: Context, { kind, more }: ApiProblem, headers: Record<string, string> = {}): Response {
  const { status, title } = PROBLEMS[kind]
  const problem: Problem = { type: `${siteOrigin()}/en/developers#${kind}`, title, status, ...more }
  return c.body(JSON.stringify(problem), status, {
    'content-type': 'application/problem+json',
    'cache-control': 'no-store',
    ...headers,
  })
}
