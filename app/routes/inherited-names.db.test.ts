import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { removeAccounts } from '#app/features/accounts/testing/accounts.ts'
import { log } from '#lib/log.ts'
import { answerOf, load, pages } from './testing/pages.ts'
import { cookies, makePeople, signEverybodyIn } from './testing/people.ts'
import { resultOf, routeArgs } from './testing/route-args.ts'
import { senderOf } from './testing/writes/who.ts'
import { WRITES } from './testing/writes/writes.ts'

// Names that every object inherits, in each field of every form: no value of a form may be looked up among them.

const INHERITED = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'constructor:1', '__proto__:x']
/** Take signed bytes instead of forms. */
const RAW = ['/api/mail/bounces', '/api/payments/:provider']

beforeAll(makePeople)
afterAll(removeAccounts)

const paths = pages.filter(({ path }) => WRITES[path] && !RAW.includes(path))

/** The form with an inherited name as the value of each field in turn, and once as an unknown intent. */
const hostile = (form: Record<string, string>) =>
  [...new Set(['intent', ...Object.keys(form)])].flatMap((field) =>
    INHERITED.map((name) => ({ field, name, form: { ...form, [field]: name } })),
  )

test.each(paths)('$path looks nothing up among what every object has', async ({ path, files }) => {
  const { action } = await load(files.at(-1)!)
  const logged = vi.spyOn(log(), 'error')
  for (const write of WRITES[path]!) {
    const { form } = write
    const who = senderOf(write)
    for (const { field, name, form: changed } of hostile(form)) {
      await signEverybodyIn()
      const args = routeArgs(path.replace(':id', '1'), {
        cookie: cookies.get(who),
        form: changed,
        params: { id: '1' },
      })
      const { status } = resultOf(await answerOf(action, args))
      expect([field, name, status < 500]).toEqual([field, name, true])
    }
  }
  expect(logged).not.toHaveBeenCalled()
  logged.mockRestore()
})
