import { LOCALES } from '#app/i18n/locales.ts'
import { orderMail, runJobs } from './run-jobs.ts'
import type { Seeded } from './seed.ts'

/** Number of invoices, and of mails with the contract, created at the same time. */
const MANY = 50
/** How often each piece of work is done by default. */
export const RUNS = 5
/** Number of orders: those invoiced one by one, and those invoiced at the same time. */
export const ORDERS = RUNS + MANY

/** Something whose turns are measured; it gets the number of its run. */
export type Work = { name: string; runs?: number; work: (run: number) => Promise<unknown> }

/** The subjects of the addresses: the program, a town with its path, and some schools. */
export type Subject = Seeded & { origin: string; town: string; schools: readonly string[] }

/** Jobs that render mails and documents. The first mail also loads the code that renders them. */
export const jobWorks = ({ orders }: Seeded): Work[] => [
  { name: 'job: mail about an invoice', work: () => runJobs('send_mail', [orderMail('invoice-paid')]) },
  { name: 'job: invoice of an order', work: (run) => runJobs('issue_invoice', [{ orderId: orders[run]! }]) },
  { name: 'job: mail with the contract', work: () => runJobs('send_mail', [orderMail('order-confirmed')]) },
  {
    name: `job: ${MANY} invoices at once`,
    runs: 1,
    work: () =>
      runJobs(
        'issue_invoice',
        orders.slice(RUNS).map((orderId) => ({ orderId })),
      ),
  },
  {
    name: `job: ${MANY} mails with the contract at once`,
    runs: 1,
    work: () =>
      runJobs(
        'send_mail',
        Array.from({ length: MANY }, (_, at) => orderMail('order-confirmed', LOCALES[at % LOCALES.length])),
      ),
  },
]

/** A file or page; `:id` is a different school in each run. */
function get({ origin, schools }: Subject, address: string, cookie = ''): Work {
  return {
    name: `GET ${address}`,
    work: async (run) => {
      const at = new URL(address.replaceAll(':id', schools[run + 1]!), origin)
      const answer = await fetch(at, { headers: { cookie, 'accept-encoding': 'br' }, redirect: 'manual' })
      await answer.arrayBuffer()
      if (answer.status !== 200) throw new Error(`status ${answer.status}`)
    },
  }
}

/** A form; `:run` is the number of the run, and each comes from a different address. */
function post({ origin }: Subject, address: string, form: Record<string, string>): Work {
  return {
    name: `POST ${address} ${form.intent}`,
    work: async (run) => {
      const fields = Object.entries(form).map(([name, value]) => [name, value.replace(':run', String(run))])
      const answer = await fetch(new URL(address, origin), {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams(fields),
        headers: { origin, accept: 'text/html', 'x-forwarded-for': `10.0.0.${run + 1}` },
      })
      await answer.arrayBuffer()
      if (answer.status >= 500) throw new Error(`status ${answer.status}`)
    },
  }
}

/** Public pictures, calendars, feeds and downloads. */
export const publicWorks = (about: Subject): Work[] =>
  [
    '/schools/:id/picture.png',
    `${about.town}/picture.png`,
    `/schools/${about.school}/badge.svg`,
    `/embed/schools/${about.school}`,
    '/embed/card/schools/:id',
    '/embed/map/schools/:id',
    `/embed/card${about.town}`,
    `/embed/map${about.town}`,
    `/schools/${about.school}/map.svg`,
    `${about.town}/map.svg`,
    `/schools/${about.school}/events.ics`,
    `/feeds${about.town}/schools.atom`,
    `/feeds${about.town}/events.atom`,
    `/feeds${about.town}/events.ics`,
    `/feeds/schools/${about.school}/reviews.atom`,
    '/results.csv',
    '/results.json',
    '/schools/:id/facts.csv',
    '/schools/:id/facts.json',
    `/compare.csv?ids=${about.schools.slice(0, 4).join(',')}`,
    '/moderation-figures.json',
    '/sitemap.xml',
    '/api/v1/search?q=gymnasium&size=50',
    '/api/v1/schools/:id',
    '/api/v1/openapi.json',
    '/help?q=passwort',
    '/terms',
    '/open-data',
    '/',
    '/places',
    about.town,
    '/results?q=gymnasium',
    '/schools/:id',
    `/schools/${about.school}`,
  ].map((address) => get(about, address))

/** Downloads for people with an account, and the sign-up forms. */
export function accountWorks(about: Subject): Work[] {
  const { group, member, admin, groupMember } = about
  const password = 'Rechenheft mit Margarine'
  const name = 'Ada Lovelace'
  return [
    get(about, '/account/export', member),
    get(about, '/dashboard/reviews.csv', member),
    get(about, '/dashboard/messages.csv', member),
    get(about, '/dashboard/figures.csv', member),
    get(about, '/dashboard/overview', member),
    get(about, `/account/groups/${group}/template.csv`, groupMember),
    get(about, `/account/groups/${group}/template.xlsx`, groupMember),
    get(about, `/account/groups/${group}`, groupMember),
    get(about, '/admin/log.csv', admin),
    get(about, '/admin/figures.csv', admin),
    post(about, '/auth', {
      intent: 'sign-up',
      name,
      email: 'ada-:run@post.example',
      password,
      terms: 'on',
      website: '',
    }),
    post(about, '/auth', { intent: 'sign-in', email: 'nobody-:run@post.example', password }),
  ]
}
