import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { SchoolRight } from '#app/core/policy.ts'
import { makeAccount, removeAccounts, waitingMails } from '#app/features/accounts/testing/accounts.ts'
import { listVisits } from '#app/features/schools/membership/admin-visits.server.ts'
import { findDashboardSchool } from '#app/features/schools/membership/own-schools.server.ts'
import { requireMember } from '#app/features/schools/membership/require-member.server.ts'
import { db } from '#db/client.ts'
import { recordAudit } from '#db/record-audit.ts'
import { schoolRow } from '#db/testing/factories.ts'
import { removeMember } from './edit/remove-member.server.ts'
import { leaveSchoolOfVisit, visitSchool } from './visit-school.server.ts'

let admin: { id: string }
let member: { id: string; email: string }
beforeEach(async () => {
  await db()
    .insertInto('schools')
    .values(['a', 'b'].map((id) => schoolRow({ id, name: `Schule ${id}` })))
    .execute()
  admin = await makeAccount({ role: 'admin' })
  member = await makeAccount()
  await db().insertInto('school_members').values({ school_id: 'a', user_id: member.id, role: 'owner' }).execute()
  await db().insertInto('premium_grants').values({ school_id: 'a', reason: 'X' }).execute()
})
afterEach(async () => {
  await db().deleteFrom('premium_grants').execute()
  await db().deleteFrom('schools').execute()
  await removeAccounts()
})

const action = () => ({ adminId: admin.id, reason: 'Hilfe beim Logo.' })
const may = (right: SchoolRight = 'member', schoolId = 'a', userId = admin.id) =>
  db()
    .transaction()
    .execute((trx) => requireMember(trx, { userId, schoolId }, right))
    .then(
      () => true,
      (failure: { code: string }) => failure.code,
    )

describe('a visit', () => {
  test('opens the dashboard with the rights of an editor, is mailed and listed, and ends', async () => {
    expect([await findDashboardSchool(admin.id), await may()]).toEqual([undefined, 'school_not_yours'])
    await visitSchool('a', action())
    expect(await findDashboardSchool(admin.id)).toMatchObject({ id: 'a', role: 'editor', visitUntil: expect.any(Date) })
    expect([await may('premium-member'), await may('owner'), await may('member', 'b')]).toEqual([
      true,
      'not_allowed',
      'school_not_yours',
    ])
    expect(await waitingMails()).toMatchObject([{ template: 'school-desk', to: member.email }])
    expect(await listVisits('a', 10)).toMatchObject([{ reason: 'Hilfe beim Logo.' }])
    expect([await leaveSchoolOfVisit(admin.id), await leaveSchoolOfVisit(admin.id)]).toEqual(['a', undefined])
    expect([await findDashboardSchool(admin.id), await may()]).toEqual([undefined, 'school_not_yours'])
  })

  test('is why what the admin does there is in the log as done by an admin, until it ends', async () => {
    const writeOnce = (userId: string) =>
      db()
        .transaction()
        .execute((trx) =>
          recordAudit(
            trx,
            { userId, role: 'operator' },
            { action: 'event.added', subject: { kind: 'school', id: 'a' } },
          ),
        )
    await visitSchool('a', action())
    await writeOnce(admin.id)
    await writeOnce(member.id)
    await leaveSchoolOfVisit(admin.id)
    await writeOnce(admin.id)
    const logged = db().selectFrom('audit_entries').select('actor_role').where('action', '=', 'event.added')
    const entries = await logged.where('actor_id', 'in', [admin.id, member.id]).orderBy('id').execute()
    expect(entries.map(({ actor_role }) => actor_role)).toEqual(['admin', 'operator', 'operator'])
  })

  test('ends with its hour and with the role', async () => {
    await visitSchool('a', action())
    await db().updateTable('users').set({ role: 'moderator' }).where('id', '=', admin.id).execute()
    expect([await findDashboardSchool(admin.id), await may()]).toEqual([undefined, 'school_not_yours'])
    await db().updateTable('users').set({ role: 'admin' }).where('id', '=', admin.id).execute()
    await db().updateTable('admin_visits').set({ until: new Date() }).execute()
    expect([await findDashboardSchool(admin.id), await may()]).toEqual([undefined, 'school_not_yours'])
  })

  test.each([
    ['a school without a dashboard', 'b', 'premium_required'],
    ['no school', 'x', 'school_unknown'],
  ])('to %s is refused', async (_, schoolId, code) => {
    await expect(visitSchool(schoolId, action())).rejects.toMatchObject({ code })
  })

  test('is for admins', async () => {
    const other = await makeAccount({ role: 'moderator' })
    await expect(visitSchool('a', { adminId: other.id, reason: 'x' })).rejects.toMatchObject({ code: 'not_allowed' })
    expect(await listVisits('a', 10)).toEqual([])
  })
})

test('a member is taken off a school once, and hears why', async () => {
  await removeMember('a', member.id, { adminId: admin.id, reason: 'Kein Amt mehr.' })
  expect(await may('member', 'a', member.id)).toBe('school_not_yours')
  expect(await waitingMails()).toMatchObject([{ template: 'school-desk', to: member.email }])
  await expect(removeMember('a', member.id, action())).rejects.toMatchObject({ code: 'person_gone' })
  await expect(removeMember('x', member.id, action())).rejects.toMatchObject({ code: 'school_unknown' })
})
