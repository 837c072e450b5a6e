import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { makeAccount, removeAccounts, waitingMails } from '#app/features/accounts/testing/accounts.ts'
import { db } from '#db/client.ts'
import { schoolRow } from '#db/testing/factories.ts'
import { addSchool } from './admin/decide-claim.server.ts'
import { lockClaimant, lockForClaim } from './submit/lock-for-claim.server.ts'
import { notifyClaimant, notifyOwners, notifyOwnersOfOutcome } from './submit/notify-parties.server.ts'

const CLAIM = '01990000-0000-7000-8000-00000000000a'

let person: { id: string; email: string }
beforeEach(async () => {
  person = await makeAccount()
  await db()
    .insertInto('schools')
    .values([
      schoolRow({ id: 'a', name: 'Schule am Park' }),
      schoolRow({ id: 'hidden', status: 'hidden' }),
      schoolRow({ id: 'closed', status: 'closed' }),
    ])
    .execute()
})
afterEach(async () => {
  await db().deleteFrom('schools').execute()
  await removeAccounts()
})

const within = <Answer>(run: Parameters<ReturnType<ReturnType<typeof db>['transaction']>['execute']>[0]) =>
  db().transaction().execute(run) as Promise<Answer>
const members = async (...roles: ('owner' | 'editor')[]) => {
  const made = []
  for (const [at, role] of roles.entries()) {
    const account = await makeAccount()
    const created_at = new Date(2026, 0, at + 1)
    await db().insertInto('school_members').values({ school_id: 'a', user_id: account.id, role, created_at }).execute()
    made.push({ ...account, role, locale: 'de' as const })
  }
  return made
}
const change = (given: object) => db().updateTable('users').set(given).where('id', '=', person.id).execute()

describe('who may claim', () => {
  const lock = () =>
    within((trx) => lockClaimant(trx, person.id)).then(
      () => 'may',
      ({ code }) => code,
    )

  test.each([
    ['confirmed', {}, 'may'],
    ['whose address is not confirmed', { email_verified: false }, 'not_allowed'],
    ['locked', { suspended_at: new Date() }, 'not_allowed'],
    [
      'locked until yesterday',
      { suspended_at: new Date(0), suspended_until: new Date(Date.now() - 86_400_000) },
      'may',
    ],
    ['about to be erased', { erase_after: new Date() }, 'not_allowed'],
  ])('an account that is %s: %s', async (_, given, answer) => {
    if (Object.keys(given).length > 0) await change(given)
    expect(await lock()).toBe(answer)
  })

  test('is refused with the code that the caller gives', async () => {
    await change({ suspended_at: new Date() })
    await expect(within((trx) => lockClaimant(trx, person.id, ['not_found', 'claim_unknown']))).rejects.toMatchObject({
      kind: 'not_found',
      code: 'claim_unknown',
    })
  })
})

describe('what may be claimed', () => {
  type Locked = Awaited<ReturnType<typeof lockForClaim>>
  const lock = (schoolId: string) => within<Locked>((trx) => lockForClaim(trx, { userId: person.id, schoolId }))

  test.each([
    ['nowhere', 'school_unknown'],
    ['hidden', 'school_unknown'],
    ['closed', 'school_closed'],
    ['', 'school_unknown'],
  ])('„%s“ may not: %s', async (id, code) => {
    await expect(lock(id)).rejects.toMatchObject({ code })
  })

  test('an open school may, with all who manage its profile, the longest there first', async () => {
    const [owner, editor] = await members('owner', 'editor')
    expect(await lock('a')).toMatchObject({
      name: 'Schule am Park',
      members: [
        { id: owner!.id, email: owner!.email, role: 'owner' },
        { id: editor!.id, role: 'editor' },
      ],
    })
  })

  test('the person is looked at before the school', async () => {
    await change({ suspended_at: new Date() })
    await expect(lock('nowhere')).rejects.toMatchObject({ code: 'not_allowed' })
  })

  test('claims of one school come one after the other', async () => {
    const steps: string[] = []
    const first = within(async (trx) => {
      await lockForClaim(trx, { userId: person.id, schoolId: 'a' })
      steps.push('first begins')
      await new Promise((resolve) => setTimeout(resolve, 100))
      steps.push('first ends')
    })
    const other = await makeAccount()
    const second = within(async (trx) => {
      await lockForClaim(trx, { userId: other.id, schoolId: 'a' })
      steps.push('second begins')
    })
    await Promise.all([first, second])
    expect(steps.indexOf('first ends')).toBe(steps.indexOf('first begins') + 1)
  })
})

describe('mails about claims', () => {
  const told = async () => (await waitingMails()).map(({ template, to }) => [template, to]).sort()

  test('owners hear of a claim, with the address of the person who made it; editors do not', async () => {
    const [first, editor, second] = await members('owner', 'editor', 'owner')
    const all = [first!, editor!, second!]
    await within((trx) =>
      notifyOwners(trx, { claimId: CLAIM, userId: person.id, school: 'Schule am Park', members: all }),
    )
    expect(await told()).toEqual([first!, second!].map(({ email }) => ['owner-claim-opened', email]).sort())
    for (const { props } of await waitingMails()) {
      expect(props.account).toBe(person.email)
      expect(props.url).toMatch(new RegExp(`/account/claims/${CLAIM}$`))
    }
  })

  test.each(['approved', 'refused'] as const)(
    'the claimant hears that it was %s, in the own language',
    async (outcome) => {
      await change({ locale: 'es' })
      const about = { claimId: CLAIM, userId: person.id, school: 'Schule am Park', outcome, reason: 'Weil.' }
      await within((trx) => notifyClaimant(trx, about))
      const [mail] = await waitingMails()
      expect(mail).toMatchObject({
        template: `claim-${outcome}`,
        to: person.email,
        locale: 'es',
        props: { reason: 'Weil.' },
      })
      expect(mail!.props.url).toContain(`/es/account/claims/${CLAIM}`)
    },
  )

  test.each([
    ['owner', ['owner-claim-added'], /account\/claims/],
    ['added', ['owner-claim-added'], /account\/claims/],
    ['refused', ['owner-claim-refused'], /account\/claims/],
    ['replaced', ['owner-claim-replaced', 'owner-claim-replaced'], /\/claim$/],
  ] as const)('after „%s“ those hear of it who lose or share something', async (outcome, templates, url) => {
    const [owner, editor] = await members('owner', 'editor')
    const about = { claimId: CLAIM, userId: person.id, school: 'Schule am Park', reason: 'Weil.', outcome }
    await within((trx) => notifyOwnersOfOutcome(trx, [owner!, editor!], about))
    const mails = await waitingMails()
    expect(mails.map(({ template }) => template)).toEqual(templates)
    for (const { props } of mails) expect(props.url).toMatch(url)
  })

  test('the claimant is told in another mail, also as one who managed the profile', async () => {
    const [owner] = await members('owner')
    const about = { claimId: CLAIM, userId: owner!.id, school: 'x', reason: '', outcome: 'added' as const }
    await within((trx) => notifyOwnersOfOutcome(trx, [owner!], about))
    expect(await told()).toEqual([])
  })
})

describe('a school that somebody proposed', () => {
  const PROPOSAL = {
    ...{ name: 'Waldschule', street: 'Weg 1', postalCode: '53111', city: 'Bonn', country: 'DE' as const },
    ...{ category: 'primary' as const, ownership: 'private' as const, phone: '', website: '', email: '' },
  }
  type Proposal = Parameters<typeof addSchool>[1]
  const add = async (given: Partial<typeof PROPOSAL> = {}) => {
    const id = await within<string>((trx) => addSchool(trx, { ...PROPOSAL, ...given } as unknown as Proposal))
    return await db().selectFrom('schools').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  }
  const place = (id: string, postal_code: string, lat: number, lng: number, given: object = {}) =>
    db()
      .insertInto('schools')
      .values(
        schoolRow({ id, postal_code, city: 'Bonn', lat, lng, position_precision: 'exact', region: 'NRW', ...given }),
      )
      .execute()

  test('is added as one of ours, under an id that no register has', async () => {
    const school = await add()
    expect(school).toMatchObject({
      name: 'Waldschule',
      source: 'own',
      source_id: school.id,
      city: 'Bonn',
      postal_code: '53111',
    })
    expect(school.id).toMatch(/^own-[0-9a-f]{12}$/)
  })

  test('lies in the middle of those that share its postal code, and is marked so', async () => {
    await place('p1', '53111', 50.7, 7.1)
    await place('p2', '53111', 50.8, 7.2)
    await place('far', '53999', 51.9, 8.9)
    const { lat, lng, position_precision, region } = await add()
    expect([lat, lng].map((degrees) => Number(degrees).toFixed(2))).toEqual(['50.75', '7.15'])
    expect([position_precision, region]).toEqual(['postal_code', 'NRW'])
  })

  test('lies in the middle of its town where nobody shares its postal code', async () => {
    await place('p1', '53999', 50.7, 7.1)
    expect(await add()).toMatchObject({ lat: 50.7, lng: 7.1, position_precision: 'town' })
  })

  test('lies nowhere where nobody shares its town; places of other countries do not count', async () => {
    await place('abroad', '53111', 48, 2, { country: 'FR' })
    expect(await add()).toMatchObject({ lat: null, lng: null, position_precision: null, region: '' })
  })
})
