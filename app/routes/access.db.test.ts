import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { removeAccounts } from '#app/features/accounts/testing/accounts.ts'
import { de } from '#app/i18n/all/de.ts'
import { db } from '#db/client.ts'
import { answerOf, load, pages } from './testing/pages.ts'
import { cookies, makePeople, signEverybodyIn } from './testing/people.ts'
import { resultOf, routeArgs } from './testing/route-args.ts'
import type { Write } from './testing/writes/account-writes.ts'
import { WHO, type Who, WRITES } from './testing/writes/writes.ts'

// Who may open and change what. Every route of the site map has a line here for every role, so a new route without a
// line fails the test, and a changed rule shows in the diff.

type Outcome = 'open' | 'sign-in' | 'second-factor' | 'home' | 'hidden' | 'premium'
/** In the order of WHO. */
const EVERYBODY: Outcome[] = ['open', 'open', 'open', 'open', 'open', 'open', 'open']
const OWNER: Outcome[] = ['sign-in', 'second-factor', 'open', 'open', 'open', 'open', 'open']
/** All others get a 404. */
const MODERATORS: Outcome[] = ['sign-in', 'second-factor', 'hidden', 'hidden', 'hidden', 'open', 'open']
const ADMINS: Outcome[] = ['sign-in', 'second-factor', 'hidden', 'hidden', 'hidden', 'hidden', 'open']
/** The thing belongs to one person, and here the one of this path belongs to nobody. */
const NOBODYS: Outcome[] = ['sign-in', 'second-factor', 'hidden', 'hidden', 'hidden', 'hidden', 'hidden']
/** Pages of one school: people who are not its members get a 404. */
const OPERATORS: Outcome[] = ['sign-in', 'second-factor', 'hidden', 'open', 'hidden', 'hidden', 'hidden']
/** The dashboard: all others are redirected to the page that explains premium. */
const MEMBERS: Outcome[] = ['premium', 'premium', 'premium', 'premium', 'open', 'premium', 'premium']
const LEADS_HOME: Outcome[] = ['home', 'home', 'home', 'home', 'home', 'home', 'home']

/** The outcome of opening each page, per role. */
const READS: Record<string, Outcome[]> = {
  // Answers 401 instead of redirecting to the sign-in: only scripts request it.
  '/api/shortlist': EVERYBODY,
  // Answers 405: only scripts send to it.
  '/api/school-uploads': EVERYBODY,
  '/api/point': EVERYBODY,
  '/api/views': EVERYBODY,
  // Answers 405: only scripts send to it.
  '/api/passkey-request': EVERYBODY,
  '/moderation-figures.json': EVERYBODY,
  // Answers 405: only mail servers send to it.
  '/api/mail/bounces': EVERYBODY,
  '/api/notifications/stream': EVERYBODY,
  '/api/notifications/unread': EVERYBODY,
  '/api/payments/:provider': EVERYBODY,
  '/places/:country/:region/:town/map.svg': EVERYBODY,
  '/schools/:id/map.svg': EVERYBODY,
  '/schools/:id/picture.png': EVERYBODY,
  '/places/:country/picture.png': EVERYBODY,
  '/places/:country/:region/picture.png': EVERYBODY,
  '/places/:country/:region/:town/picture.png': EVERYBODY,
  '/schools/:id/badge.svg': EVERYBODY,
  '/schools/:id/events.ics': EVERYBODY,
  '/schools/:id/events/:file': EVERYBODY,
  '/schools/:id/videos/:video/:file': EVERYBODY,
  '/embed/schools/:id': EVERYBODY,
  '/embed/card/schools/:id': EVERYBODY,
  '/embed/card/places/:country/:region/:town': EVERYBODY,
  '/embed/map/schools/:id': EVERYBODY,
  '/embed/map/places/:country/:region/:town': EVERYBODY,
  '/feeds/schools/:id/reviews.atom': EVERYBODY,
  '/feeds/places/:country/:region/:town/:file': EVERYBODY,
  '/api/auth/callback/google': EVERYBODY,
  '/': EVERYBODY,
  '/results': EVERYBODY,
  '/results.csv': EVERYBODY,
  '/results.json': EVERYBODY,
  '/places': EVERYBODY,
  '/places/:country': EVERYBODY,
  '/places/:country/:region': EVERYBODY,
  '/places/:country/:region/:town': EVERYBODY,
  '/places/:country/:region/:town/:type': EVERYBODY,
  '/catchment': EVERYBODY,
  '/compare': EVERYBODY,
  '/compare.csv': EVERYBODY,
  '/schools/:id': EVERYBODY,
  '/schools/:id/facts.csv': EVERYBODY,
  '/schools/:id/facts.json': EVERYBODY,
  '/schools/:id/videos/:video': EVERYBODY,
  '/schools/:id/review': EVERYBODY,
  '/schools/:id/correction': EVERYBODY,
  '/schools/:id/message': EVERYBODY,
  // Signed-in people who are not members of the school get a 404: see notices.db.test.ts.
  '/schools/:id/disputes': OWNER,
  '/reviews/:id/report': EVERYBODY,
  '/schools/:id/report': EVERYBODY,
  '/reviews/:id/dispute': OWNER,
  '/schools/:id/claim': OWNER,
  '/schools/:id/reviews': EVERYBODY,
  '/ordering': EVERYBODY,
  '/how-reviews-work': EVERYBODY,
  '/review-rules': EVERYBODY,
  '/for-schools': EVERYBODY,
  '/claim': EVERYBODY,
  '/claim/missing': OWNER,
  '/premium': EVERYBODY,
  '/order': OWNER,
  '/order/:id': ['sign-in', 'second-factor', 'hidden', 'open', 'hidden', 'hidden', 'hidden'],
  '/orders/:id': NOBODYS,
  '/test-payment/:id': EVERYBODY,
  '/withdrawal': EVERYBODY,
  '/withdrawal/confirm': EVERYBODY,
  '/cancellation': EVERYBODY,
  '/imprint': EVERYBODY,
  '/privacy': EVERYBODY,
  '/terms': EVERYBODY,
  '/accessibility': EVERYBODY,
  '/dsa': EVERYBODY,
  '/data-sources': EVERYBODY,
  '/about': EVERYBODY,
  '/developers': EVERYBODY,
  '/open-data': EVERYBODY,
  '/frames': EVERYBODY,
  '/help': EVERYBODY,
  '/help/account': EVERYBODY,
  '/help/premium': EVERYBODY,
  '/help/:topic': EVERYBODY,
  '/contact': EVERYBODY,
  '/named-in-a-review': EVERYBODY,
  '/*': EVERYBODY,
  '/auth': ['open', 'second-factor', 'home', 'home', 'home', 'home', 'home'],
  '/auth/second-factor': ['sign-in', 'open', 'home', 'home', 'home', 'home', 'home'],
  '/auth/check-email': EVERYBODY,
  '/auth/confirm': EVERYBODY,
  '/auth/forgot': EVERYBODY,
  '/auth/reset': EVERYBODY,
  '/auth/change-email': EVERYBODY,
  '/auth/restore': EVERYBODY,
  '/auth/stop-removal': EVERYBODY,
  '/auth/confirm-address': EVERYBODY,
  '/auth/unsubscribe': EVERYBODY,
  '/auth/sign-out': LEADS_HOME,
  '/account': OWNER,
  '/account/security': OWNER,
  '/account/address': OWNER,
  '/account/news': OWNER,
  // Redirects to the list, as there is no such entry.
  '/account/news/:id': OWNER,
  '/account/notifications': OWNER,
  '/account/reviews': OWNER,
  '/account/reviews/:id': OWNER,
  '/account/reviews/:id/delete': OWNER,
  '/account/orders': OWNER,
  '/account/claims/:id': OWNER,
  '/account/favourites': OWNER,
  '/account/searches': OWNER,
  '/account/api-keys': OWNER,
  '/account/schools': OWNER,
  '/account/schools/:id': OPERATORS,
  '/account/schools/:id/images': OPERATORS,
  '/account/schools/:id/people': OPERATORS,
  '/account/schools/:id/decisions': OPERATORS,
  '/account/school-invitation': OWNER,
  '/account/groups': OWNER,
  '/account/group-invitation': OWNER,
  // Groups of other people are a 404: see groups.db.test.ts.
  '/account/groups/:id': NOBODYS,
  '/account/groups/:id/edit': NOBODYS,
  '/account/groups/:id/upload': NOBODYS,
  '/account/groups/:id/template.csv': NOBODYS,
  '/account/groups/:id/template.xlsx': NOBODYS,
  '/account/groups/:id/changes': NOBODYS,
  '/account/groups/:id/changes/:change': NOBODYS,
  '/account/groups/:id/people': NOBODYS,
  '/account/groups/:id/people/:person': NOBODYS,
  '/account/groups/:id/claim': NOBODYS,
  '/account/groups/:id/end': NOBODYS,
  '/account/data': OWNER,
  '/dashboard/profile': MEMBERS,
  '/dashboard/preview': MEMBERS,
  '/dashboard/educational-profile': MEMBERS,
  '/dashboard/versions': MEMBERS,
  '/dashboard/position': MEMBERS,
  '/dashboard/reviews': MEMBERS,
  '/dashboard/reviews.csv': MEMBERS,
  '/dashboard/messages': MEMBERS,
  '/dashboard/messages.csv': MEMBERS,
  '/dashboard/messages/:id': MEMBERS,
  '/dashboard/events': MEMBERS,
  '/dashboard/events/new': MEMBERS,
  '/dashboard/events/:id': MEMBERS,
  '/dashboard/reviews/invitation': MEMBERS,
  '/dashboard/reviews/invitation.svg': MEMBERS,
  '/dashboard/reviews/invitation.png': MEMBERS,
  '/dashboard/reviews/invitation/sheet': MEMBERS,
  '/dashboard/reviews/:id': MEMBERS,
  // Other people's orders are a 404: see orders.db.test.ts.
  '/orders/:id/invoice.pdf': NOBODYS,
  '/orders/:id/credit-note.pdf': NOBODYS,
  '/dashboard': MEMBERS,
  '/dashboard/overview': MEMBERS,
  '/dashboard/figures.csv': MEMBERS,
  '/dashboard/support': MEMBERS,
  // Other people's tickets are a 404: see support.db.test.ts.
  '/dashboard/support/:number': MEMBERS,
  '/account/schools/:id/badge': ['sign-in', 'second-factor', 'hidden', 'open', 'hidden', 'hidden', 'hidden'],
  '/dashboard/media': MEMBERS,
  // Redirects to the profile, which checks the session.
  '/dashboard/logo': EVERYBODY,
  '/dashboard/contact': MEMBERS,
  '/dashboard/facts': MEMBERS,
  '/dashboard/settings': MEMBERS,
  '/dashboard/notifications': MEMBERS,
  // Keeps the width of the sidebar for any visitor.
  '/dashboard/sidebar': EVERYBODY,
  '/admin/proofs/:id': MODERATORS,
  '/admin': MODERATORS,
  '/admin/next': MODERATORS,
  // Redirects to the queue, which checks the session.
  '/admin/locks': EVERYBODY,
  '/admin/reviews': MODERATORS,
  '/admin/reviews/:id': MODERATORS,
  '/admin/orders': ADMINS,
  // There is no order of this id, for admins either.
  '/admin/orders/:id': NOBODYS,
  '/admin/claims': MODERATORS,
  // There is no claim of this id.
  '/admin/claims/:id': ['sign-in', 'second-factor', 'hidden', 'hidden', 'hidden', 'hidden', 'hidden'],
  '/admin/claims/:id/file': MODERATORS,
  // There is no report of this id.
  '/admin/content/:id': MODERATORS,
  '/admin/corrections': MODERATORS,
  '/admin/corrections/:id': MODERATORS,
  '/admin/reasons': MODERATORS,
  '/admin/rules': ADMINS,
  '/admin/searches': ADMINS,
  '/admin/synonyms': ADMINS,
  '/admin/updates': ADMINS,
  '/admin/mailings': ADMINS,
  '/admin/terms': ADMINS,
  '/admin/users': ADMINS,
  // There is no account of this id, for admins either.
  '/admin/users/:id': NOBODYS,
  '/admin/schools': ADMINS,
  // Redirects to the list of schools, which checks the session.
  '/admin/visit': EVERYBODY,
  '/admin/new-school': ADMINS,
  '/admin/schools/:id': ADMINS,
  '/admin/schools/:id/content': ADMINS,
  '/admin/schools/:id/merge': ADMINS,
  '/admin/figures': MODERATORS,
  '/admin/figures.csv': MODERATORS,
  '/admin/jobs': ADMINS,
  '/admin/tickets': MODERATORS,
  // There is no ticket of this id.
  '/admin/tickets/:id': NOBODYS,
  '/admin/log': ADMINS,
  '/admin/log.csv': ADMINS,
  '/admin/imports': ADMINS,
  '/admin/imports/new': ADMINS,
  '/admin/imports/mapping': ADMINS,
  // There is no run of this id, for admins either.
  '/admin/imports/:id': NOBODYS,
  '/admin/imports/:id/mapping': NOBODYS,
  '/admin/imports/:id/mapping.json': NOBODYS,
  '/admin/import-schedules': ADMINS,
  '/admin/import-schedules/:id': NOBODYS,
  '/admin/imports/:id/rejected.csv': NOBODYS,
  '/account/export': OWNER,
  // Redirects to the account page, which requires signing in.
  '/account/avatar': EVERYBODY,
}

/** Values that no form sends, in fields that only some forms have. */
const ODD = { language: 'xx', locale: 'xx', rating: 'x', teaching: '9', until: '1', oldEnough: 'x', kind: 'x' }

beforeAll(makePeople)
beforeEach(signEverybodyIn)
afterAll(removeAccounts)

const argumentsOf = (path: string, who: Who, form?: Record<string, string> | string) =>
  routeArgs(path.replace(':id', '1').replace(':topic', 'finding').replace('*', 'nowhere'), {
    cookie: cookies.get(who),
    params: { id: '1', country: 'deutschland' },
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
  return init?.status === 404 && /^\/(account\/(schools|groups)|orders?)\//.test(path)
}

function outcomeOf(answer: unknown): Outcome {
  const location = answer instanceof Response ? answer.headers.get('location') : null
  if (location === '/') return 'home'
  if (location === '/premium') return 'premium'
  if (location?.startsWith('/auth/second-factor')) return 'second-factor'
  return location === '/auth' || location?.startsWith('/auth?') ? 'sign-in' : 'open'
}

/** Whether a form was refused because of its sender's role. */
async function isRefused(path: string, file: string, who: Who, { form, may }: Write): Promise<boolean> {
  const { action } = await load(file)
  const answer = await answerOf(action, argumentsOf(path, who, form))
  if (answer instanceof Response)
    return (
      answer.status === 401 ||
      (answer.status === 403 && may !== 'everybody') ||
      /must_be_logged_in|\?next=%2Fschools%2F1$/.test(answer.headers.get('location') ?? '')
    )
  const { data, init } = (answer ?? {}) as { data?: { code?: string }; init?: { status?: number } }
  if ((may === 'moderator' || may === 'admin') && data?.code === 'not_allowed' && init?.status === 403) return true
  if (may === 'operator' && data?.code === 'school_not_yours') return true
  if (may === 'member' && ['school_not_yours', 'premium_required'].includes(data?.code ?? '')) return true
  return data?.code === 'session_missing' && init?.status === 400
}

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
    expect(outcomes).toEqual(READS[path])
  })

  test.each(WRITES[path] ?? [])(
    'takes $form from whom it may',
    async ({ form, may }) => {
      const before = await everything()
      for (const who of WHO.filter((one) => refuses(may, one))) {
        expect([who, await isRefused(path, files.at(-1)!, who, { form, may })]).toEqual([who, true])
      }
      expect(await everything()).toEqual(before)
      for (const who of WHO.filter((one) => !refuses(may, one))) {
        expect([who, await isRefused(path, files.at(-1)!, who, { form, may })]).toEqual([who, false])
      }
    },
    60_000,
  )
})

function refuses(may: Write['may'], who: Who): boolean {
  if (may === 'everybody') return false
  if (may === 'moderator') return who !== 'moderator' && who !== 'admin'
  if (may === 'admin') return who !== 'admin'
  if (may === 'operator' || may === 'member') return who !== may
  return may === 'halfway' ? who !== 'halfway' : who === 'visitor' || who === 'halfway'
}

/** Every row that a form could have changed. */
const everything = async () => [
  await db().selectFrom('users').selectAll().orderBy('id').execute(),
  await db().selectFrom('profiles').selectAll().orderBy('id').execute(),
  await db().selectFrom('sessions').selectAll().orderBy('id').execute(),
  await db().selectFrom('notification_preferences').selectAll().execute(),
  await db().selectFrom('second_factors').selectAll().orderBy('user_id').execute(),
]
