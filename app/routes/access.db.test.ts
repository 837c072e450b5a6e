import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Right } from '#app/core/policy.ts'
import { removeAccounts } from '#app/features/accounts/testing/accounts.ts'
import { de } from '#app/i18n/all/de.ts'
import { db } from '#db/client.ts'
import { answerOf, load, pages } from './testing/pages.ts'
import { cookies, makePeople, signEverybodyIn } from './testing/people.ts'
import { READS } from './testing/reads.ts'
import { resultOf, routeArgs } from './testing/route-args.ts'
import { isSchoolRight, sendersOf, WHO, type Who } from './testing/writes/who.ts'
import { OWN_SCHOOL, PREMIUM_SCHOOL, type Write } from './testing/writes/write.ts'
import { WRITES } from './testing/writes/writes.ts'

// Who may open and change what. Every route of the site map has a line in testing/reads.ts, and every action one in
// testing/writes, which name lines of the policies: a route that asks for another right fails here.

type Outcome = 'open' | 'sign-in' | 'second-factor' | 'home' | 'hidden' | 'premium'

/** What opening a page leads to, by the right that it takes, in the order of WHO. */
const OUTCOMES: Record<Right, Outcome[]> = {
  everybody: ['open', 'open', 'open', 'open', 'open', 'open', 'open', 'open'],
  'second-factor': ['sign-in', 'open', 'home', 'home', 'home', 'home', 'home', 'home'],
  user: ['sign-in', 'second-factor', 'open', 'open', 'open', 'open', 'open', 'open'],
  self: ['sign-in', 'second-factor', 'open', 'open', 'open', 'open', 'open', 'open'],
  // Pages of one school: people who are not its members get a 404.
  member: ['sign-in', 'second-factor', 'hidden', 'open', 'open', 'hidden', 'hidden', 'hidden'],
  owner: ['sign-in', 'second-factor', 'hidden', 'open', 'hidden', 'hidden', 'hidden', 'hidden'],
  // The dashboard: all others are redirected to the page that explains premium.
  'premium-member': ['premium', 'premium', 'premium', 'premium', 'premium', 'open', 'premium', 'premium'],
  // Nobody belongs to the group of these paths: see groups.db.test.ts.
  'group-member': ['sign-in', 'second-factor', 'hidden', 'hidden', 'hidden', 'hidden', 'hidden', 'hidden'],
  'group-owner': ['sign-in', 'second-factor', 'hidden', 'hidden', 'hidden', 'hidden', 'hidden', 'hidden'],
  moderator: ['sign-in', 'second-factor', 'hidden', 'hidden', 'hidden', 'hidden', 'open', 'open'],
  admin: ['sign-in', 'second-factor', 'hidden', 'hidden', 'hidden', 'hidden', 'hidden', 'open'],
}

/** Pages that lead on those who have nothing to do there. */
const LEADING_ON: Record<string, Outcome[]> = {
  '/auth': ['open', 'second-factor', 'home', 'home', 'home', 'home', 'home', 'home'],
  '/auth/sign-out': WHO.map(() => 'home'),
}

function expectedOf(path: string): Outcome[] {
  const read = READS[path]!
  const { may, missing } = typeof read === 'string' ? { may: read } : read
  return LEADING_ON[path] ?? OUTCOMES[may].map((outcome) => (missing && outcome === 'open' ? 'hidden' : outcome))
}

/** Values that no form sends, in fields that only some forms have. */
const ODD = { language: 'xx', locale: 'xx', rating: 'x', teaching: '9', until: '1', oldEnough: 'x', kind: 'x' }

beforeAll(makePeople)
beforeEach(signEverybodyIn)
afterAll(removeAccounts)

const argumentsOf = (path: string, who: Who, form?: Record<string, string> | string) =>
  routeArgs(path.replace(':id', '1').replace(':topic', 'finding').replace('*', 'nowhere'), {
    cookie: cookies.get(who),
    params: { id: '1', country: 'deutschland', need: 'autism', from: 'de', to: 'fr' },
    address: `203.0.113.${WHO.indexOf(who) + 1}`,
    ...(form ? { form } : {}),
  })

async function read(path: string, files: string[], who: Who): Promise<Outcome> {
  const outcomes = await Promise.all(
    files.map(async (file) => {
      const { loader } = await load(file)
      const answer = await answerOf(loader, argumentsOf(path, who))
      return isHidden(path, answer) ? 'hidden' : outcomeOf(answer)
    }),
  )
  return outcomes.find((outcome) => outcome !== 'open') ?? 'open'
}

/** On any other path, a missing page is missing for every role. */
function isHidden(path: string, answer: unknown): boolean {
  if (answer instanceof Response)
    return answer.status === 404 && /^\/(admin|account\/(schools|groups)|orders?)(\/|$)/.test(path)
  const { init } = (answer ?? {}) as { init?: ResponseInit }
  return init?.status === 404 && /^\/(account\/(schools|groups)|orders?)\/|\/disputes?$/.test(path)
}

function outcomeOf(answer: unknown): Outcome {
  const location = answer instanceof Response ? answer.headers.get('location') : null
  if (location === '/') return 'home'
  if (location === '/premium') return 'premium'
  if (location?.startsWith('/auth/second-factor')) return 'second-factor'
  return location === '/auth' || location?.startsWith('/auth?') ? 'sign-in' : 'open'
}

/** Codes that mean that the sender does not have the right. */
const REFUSALS: Partial<Record<Right, string[]>> = {
  member: ['school_not_yours'],
  owner: ['school_not_yours', 'not_allowed'],
  'premium-member': ['school_not_yours', 'premium_required'],
  'group-member': ['group_unknown'],
  'group-owner': ['group_unknown', 'not_allowed'],
  moderator: ['not_allowed'],
  admin: ['not_allowed'],
}

/** Whether a form was refused because its sender does not have the right that it takes. */
async function isRefused(path: string, file: string, who: Who, { form, may }: Write): Promise<boolean> {
  const { action } = await load(file)
  const { code, status, location } = await refusalOf(await answerOf(action, argumentsOf(path, who, form)))
  if (code === 'session_missing' || code === 'must_be_logged_in') return true
  if (may !== 'everybody' && /\/auth(\/second-factor)?\?next=/.test(location)) return true
  return status === 401 || (REFUSALS[may] ?? []).includes(code)
}

/** The code of a refusal, in the answer itself or in the address to which it leads. */
async function refusalOf(answer: unknown): Promise<{ code: string; status: number; location: string }> {
  if (!(answer instanceof Response)) {
    const { data, init } = (answer ?? {}) as { data?: { code?: string } | null; init?: { status?: number } }
    return { code: data?.code ?? '', status: init?.status ?? 200, location: '' }
  }
  const location = answer.headers.get('location') ?? ''
  const { searchParams } = new URL(location, 'http://localhost')
  const said = answer.headers.get('content-type')?.includes('json') ? await answer.clone().json() : {}
  const code = said?.code ?? searchParams.get('logo') ?? searchParams.get('avatar') ?? ''
  return { code, status: answer.status, location }
}

/** The form; one of a school also for the school on the free plan. */
const variantsOf = (write: Write): Write[] =>
  isSchoolRight(write.may) && write.form.schoolId === PREMIUM_SCHOOL
    ? [write, { ...write, form: { ...write.form, schoolId: OWN_SCHOOL } }]
    : [write]

test('the matrix has every route, and nothing else', () => {
  expect(pages.map((page) => page.path).sort()).toEqual(Object.keys(READS).sort())
})

test('the matrix has every action, and nothing else', async () => {
  const withAction = await Promise.all(
    pages.map(async ({ path, files }) => ((await load(files.at(-1)!)).action ? path : '')),
  )
  expect(withAction.filter(Boolean).sort()).toEqual(Object.keys(WRITES).sort())
})

test.each(pages.filter(({ path }) => WRITES[path]))(
  '$path survives a body that is no form',
  async ({ path, files }) => {
    const { action } = await load(files.at(-1)!)
    const { status } = resultOf(await answerOf(action, argumentsOf(path, 'admin', '{}')))
    expect(status).toBeLessThan(500)
  },
)

/** Every message beside a field must be a key of the catalogue: the page that shows any other text would fail. */
test.each(pages.flatMap(({ path, files }) => (WRITES[path] ?? []).map((write) => ({ path, files, ...write }))))(
  '$path has words for what is wrong with $form',
  async ({ path, files, form }) => {
    const { action } = await load(files.at(-1)!)
    for (const wrong of ['', '\u{1f600}'.repeat(5000)]) {
      const odd = Object.fromEntries(Object.keys(form).map((name) => [name, name === 'intent' ? form[name]! : wrong]))
      const answer = await answerOf(action, argumentsOf(path, 'admin', { ...ODD, ...odd }))
      const { result } =
        (answer as { data?: { result?: { error?: Record<string, string[] | null> } } } | null)?.data ?? {}
      const messages = Object.values(result?.error ?? {}).flatMap((said) => said ?? [])
      expect(messages.filter((message) => !(message in de))).toEqual([])
    }
  },
)

describe.each(pages)('$path', ({ path, files }) => {
  test('opens for the intended roles', async () => {
    const outcomes: Outcome[] = []
    for (const who of WHO) outcomes.push(await read(path, files, who))
    expect(outcomes).toEqual(expectedOf(path))
  })

  test.each((WRITES[path] ?? []).flatMap(variantsOf))('takes $form from those with the right $may', async (write) => {
    const before = await everything()
    const senders = sendersOf(write)
    for (const who of WHO.filter((one) => !senders.includes(one))) {
      expect([who, await isRefused(path, files.at(-1)!, who, write)]).toEqual([who, true])
    }
    expect(await everything()).toEqual(before)
    for (const who of senders) {
      expect([who, await isRefused(path, files.at(-1)!, who, write)]).toEqual([who, false])
    }
  })
})

/** Every row that a form could have changed. */
const everything = async () => [
  await db().selectFrom('users').selectAll().orderBy('id').execute(),
  await db().selectFrom('profiles').selectAll().orderBy('id').execute(),
  await db().selectFrom('sessions').selectAll().orderBy('id').execute(),
  await db().selectFrom('notification_preferences').selectAll().execute(),
  await db().selectFrom('second_factors').selectAll().orderBy('user_id').execute(),
]
