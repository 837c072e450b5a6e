import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { removeAccounts } from '#app/features/accounts/testing/accounts.ts'
import { db } from '#db/client.ts'
import { gated, TAKEN } from '#server/testing/gated.ts'
import { cost } from './testing/cost.ts'
import { ABOVE, NAMES, WITHIN_BOUNDS } from './testing/hostile-forms.ts'
import { answerOf, load, pages } from './testing/pages.ts'
import { cookies, makePeople, signEverybodyIn } from './testing/people.ts'
import { resultOf, routeArgs } from './testing/route-args.ts'
import { schemaFields } from './testing/schema-fields.ts'
import { senderOf, type Who } from './testing/writes/who.ts'
import { WRITES } from './testing/writes/writes.ts'

// Every action of the site map behind the gate, both as the role that it is for and signed out: no body is answered
// with more than 499, and the cost grows in proportion to the bytes.

const seen = vi.hoisted(() => ({ schemas: [] as unknown[] }))
vi.mock('@conform-to/zod/v4', async (original) => {
  const library = await original<typeof import('@conform-to/zod/v4')>()
  const parseWithZod = ((form: FormData, options: { schema: unknown }) => {
    seen.schemas.push(options.schema)
    return library.parseWithZod(form, options as never)
  }) as typeof library.parseWithZod
  return { ...library, parseWithZod }
})

beforeAll(makePeople)
beforeEach(signEverybodyIn)
afterAll(removeAccounts)

/** Take signed bytes instead of forms. */
const RAW = ['/api/mail/bounces', '/api/payments/:provider']
/**
 * Twice the size may cost two and a half times as much; below the floor (ms) collected garbage and other work of the
 * machine decide. A parser of quadratic time takes seconds for the largest texts.
 */
const GROWTH = 2.5
const FLOOR = 40

const actions = (
  await Promise.all(pages.map(async ({ path, files }) => ({ path, action: (await load(files.at(-1)!)).action })))
).filter(({ action }) => action !== undefined)
const sent = actions.flatMap(({ path, action }) =>
  (WRITES[path] ?? []).flatMap((write) =>
    [...new Set<Who>([senderOf(write), 'visitor'])].map((who) => ({ path, action, form: write.form, who })),
  ),
)

/** Sends a body as a page does. @returns status, and whether it passed the gate */
async function send({ path, action, who }: (typeof sent)[number], body: string) {
  const app = gated(async (request) => {
    const args = routeArgs(path.replace(':id', '1'), { cookie: cookies.get(who), params: { id: '1' } }) as {
      request: Request
    }
    const { status } = resultOf(await answerOf(action, { ...args, request }))
    return new Response(null, { status })
  })
  const headers: Record<string, string> = {
    accept: 'text/html',
    'content-type': 'application/x-www-form-urlencoded',
    'content-length': `${body.length}`,
    ...(cookies.has(who) && { cookie: cookies.get(who)! }),
  }
  const answer = await app.request(path.replace(':id', '1').replace(':provider', 'test'), {
    method: 'POST',
    body,
    headers,
  })
  return { status: answer.status, taken: answer.headers.has(TAKEN) }
}

/** Names of the fields that an action's schema knows, learnt by sending its form once. */
async function fieldsOf(one: (typeof sent)[number]): Promise<string[]> {
  seen.schemas.length = 0
  await send(one, new URLSearchParams(one.form).toString())
  await signEverybodyIn()
  return [...new Set(seen.schemas.flatMap(schemaFields))]
}

test('every action has a form that these tests send', () => {
  expect(actions.map(({ path }) => path).filter((path) => !WRITES[path])).toEqual([])
  expect(actions.length).toBeGreaterThan(60)
})

/** The gate knows the address and the body, neither the form nor its sender. */
const atTheGate = sent.filter(
  ({ path }, at) => !RAW.includes(path) && sent.findIndex((other) => other.path === path) === at,
)

test.each(atTheGate)('$path refuses $form at the gate', async (one) => {
  for (const [what, body] of [...ABOVE(one.form), ...NAMES(one.form)]) {
    const { status, taken } = await send(one, body)
    expect([what, taken, [400, 413].includes(status)]).toEqual([what, false, true])
  }
})

test.each(sent)('$path takes the most of $form from $who in step with its bytes', async (one) => {
  for (const [what, bodyOf] of WITHIN_BOUNDS(one.form, await fieldsOf(one))) {
    const run = async (part: number) => {
      await signEverybodyIn()
      return await cost(() => send(one, bodyOf(part)))
    }
    const first = await run(1)
    expect([what, first.answer.taken, first.answer.status < 500]).toEqual([what, true, true])
    if (first.ms <= FLOOR * GROWTH) continue
    let [whole, half] = [first.ms, (await run(0.5)).ms]
    for (let more = 0; more < 3 && whole > GROWTH * Math.max(half, FLOOR); more++) {
      whole = Math.min(whole, (await run(1)).ms)
      half = Math.max(half, (await run(0.5)).ms)
    }
    expect(whole, `${what}: ${whole.toFixed(1)} ms, half of it ${half.toFixed(1)} ms`).toBeLessThanOrEqual(
      GROWTH * Math.max(half, FLOOR),
    )
  }
})

test('a form of an intent that the page does not know begins nothing', async () => {
  const one = sent.find(({ path, who }) => path === '/account/security' && who === 'user')!
  await db().deleteFrom('begun_second_factors').execute()
  const { status } = await send(one, 'intent=nothing-like-it')
  expect(status).toBe(400)
  expect(await db().selectFrom('begun_second_factors').selectAll().execute()).toEqual([])
})
