import { randomBytes } from 'node:crypto'
import { type SqlBool, sql, type Transaction } from 'kysely'
import { Failure } from '#app/core/failure.ts'
import { hasRight } from '#app/core/policy.ts'
import { endLock } from '#app/features/admin/case-locks/take-lock.server.ts'
import { addToGroup } from '#app/features/schools/membership/add-to-group.server.ts'
import { grantOwnership } from '#app/features/schools/membership/grant-ownership.server.ts'
import { mailSchoolOfGroup } from '#app/features/schools/membership/mail-group.server.ts'
import { requireGroup } from '#app/features/schools/membership/require-group.server.ts'
import { db } from '#db/client.ts'
import { sendJob } from '#db/jobs/send-job.ts'
import { recordAudit } from '#db/record-audit.ts'
import type { Database } from '#db/schema.ts'
import type { ClaimDecisionValues, MissingSchool } from '../claim.schema.ts'
import { CLAIMS_POLICY } from '../policy.ts'
import { lockClaimant, lockForClaim, membersOf, type SchoolMember } from '../submit/lock-for-claim.server.ts'
import { notifyClaimant, notifyOwnersOfOutcome } from '../submit/notify-parties.server.ts'
import { type Decider, mayDecideClaim } from './may-decide-claim.ts'

/**
 * Decides a claim. If it is approved, the person owns the school, which is added to the directory if it was missing.
 * When the school has an owner, an admin decides, and `replaced` removes all its members. Claimant and owners are
 * notified, and the evidence is deleted.
 *
 * @returns id of the school, null when a missing one was refused
 * @throws Failure already_decided; claim_unknown when there is none or the account no longer exists; not_allowed for
 *   the moderator's own claim or school; claim_contested when the school has an owner and a moderator decides, or the
 *   decision assumes that there is none; school_unknown, school_closed; case_locked when somebody else has locked the
 *   case; claim_schools, claim_reason for a group's claim
 */
export async function decideClaim(
  decider: Decider,
  claimId: string,
  decision: ClaimDecisionValues,
): Promise<string | null> {
  const schoolId = await db()
    .transaction()
    .execute(async (trx) => {
      const claim = await lockClaim(trx, decider, { claimId, approves: decision.outcome !== 'refused' })
      if (decision.outcome !== 'refused' && (decision.outcome === 'group') !== (claim.groupId !== null))
        throw new Failure('invalid', 'claim_contested')
      await endLock(trx, decider, { kind: 'claim', id: claim.id })
      const contested = claim.members.some(({ role }) => role === 'owner')
      if (contested && (!hasRight(decider, CLAIMS_POLICY.decideContested) || decision.outcome === 'owner'))
        throw new Failure('conflict', 'claim_contested')
      const decided = await applyDecision(trx, claim, decision)
      await closeClaim(trx, decider, { claim, decision, schoolId: decided })
      const told = { claimId: claim.id, userId: claim.userId, school: claim.name, reason: decision.reason }
      const outcome = decision.outcome === 'refused' ? 'refused' : 'approved'
      await notifyClaimant(trx, { ...told, outcome, ofGroup: claim.groupId !== null })
      // For schools that a group manages from now on, everybody was told above.
      if (contested && decision.outcome !== 'group')
        await notifyOwnersOfOutcome(trx, claim.members, { ...told, outcome: decision.outcome })
      return decided
    })
  return schoolId
}

type LockedClaim = {
  id: string
  userId: string
  schoolId: string | null
  groupId: string | null
  claimed: string[]
  proposal: Record<string, string> | null
  fileKey: string | null
  name: string
  members: SchoolMember[]
}

/**
 * Locks in the order in which claims are made: first the person and, unless the claim is refused, the school; then the
 * claim.
 */
async function lockClaim(
  trx: Transaction<Database>,
  decider: Decider,
  { claimId, approves }: { claimId: string; approves: boolean },
): Promise<LockedClaim> {
  const found = await findClaim(trx, decider, claimId)
  const { id, userId, schoolId, groupId } = found
  if (approves) await lockClaimant(trx, userId, ['not_found', 'claim_unknown'])
  if (approves && groupId) await requireGroup(trx, { userId, groupId }, CLAIMS_POLICY.claimForGroup)
  const claimed = groupId ? await lockClaimedSchools(trx, id) : []
  if (approves && schoolId) await lockForClaim(trx, { userId, schoolId })
  const claim = await trx
    .selectFrom('school_claims')
    .select(['proposal', 'file_key as fileKey'])
    .where('id', '=', id)
    .where('state', '=', 'open')
    .forUpdate()
    .executeTakeFirst()
  if (!claim) throw new Failure('conflict', 'already_decided')
  const members = []
  for (const school of schoolId ? [schoolId] : claimed) members.push(...(await membersOf(trx, school)))
  const name = found.name ?? claim.proposal?.name ?? ''
  return { id, userId, schoolId, groupId, claimed, ...claim, name, members }
}

async function lockClaimedSchools(trx: Transaction<Database>, claimId: string): Promise<string[]> {
  const rows = await trx
    .selectFrom('school_claim_schools as n')
    .innerJoin('schools as s', 's.id', 'n.school_id')
    .select('s.id')
    .where('n.claim_id', '=', claimId)
    .orderBy('s.id')
    .forNoKeyUpdate('s')
    .execute()
  return rows.map(({ id }) => id)
}

async function findClaim(trx: Transaction<Database>, { userId }: Decider, claimId: string) {
  const found = await trx
    .selectFrom('school_claims as c')
    .leftJoin('school_directory as s', 's.id', 'c.school_id')
    .leftJoin('school_groups as g', 'g.id', 'c.group_id')
    .select(['c.id', 'c.user_id as userId', 'c.school_id as schoolId', 'c.group_id as groupId'])
    .select(sql<string | null>`coalesce(g.name, s.name)`.as('name'))
    .select(mayDecideClaim(userId).as('allowed'))
    .where(sql<SqlBool>`c.id::text = ${claimId}`)
    .executeTakeFirst()
  if (!found) throw new Failure('not_found', 'claim_unknown')
  if (!found.allowed) throw new Failure('forbidden', 'not_allowed')
  return found
}

/** @returns id of the school; null when a missing one is not added */
async function applyDecision(
  trx: Transaction<Database>,
  { id: claimId, schoolId, groupId, claimed, proposal, userId }: LockedClaim,
  { outcome, reason, schools = [] }: ClaimDecisionValues,
): Promise<string | null> {
  if (outcome === 'refused') return schoolId
  if (groupId) {
    await giveToGroup(trx, { claimId, groupId, userId, claimed, reason, schools })
    return null
  }
  const id = schoolId ?? (await addSchool(trx, proposal as MissingSchool))
  if (outcome === 'replaced')
    await trx.deleteFrom('school_members').where('school_id', '=', id).where('user_id', '<>', userId).execute()
  await grantOwnership(trx, { userId, schoolId: id })
  return id
}

type Given = { claimId: string; groupId: string; userId: string; claimed: string[]; reason: string; schools: string[] }

/** @throws Failure claim_schools when none is chosen; claim_reason when some are left out without a reason */
async function giveToGroup(trx: Transaction<Database>, given: Given): Promise<void> {
  const { claimId, groupId, claimed, reason } = given
  const schoolIds = claimed.filter((id) => given.schools.includes(id))
  if (schoolIds.length === 0) throw new Failure('invalid', 'claim_schools')
  if (schoolIds.length < claimed.length && reason === '') throw new Failure('invalid', 'claim_reason')
  await addToGroup(trx, { groupId, schoolIds, byInvitation: false })
  await trx
    .updateTable('school_claim_schools')
    .set({ approved: true })
    .where('claim_id', '=', claimId)
    .where('school_id', 'in', schoolIds)
    .execute()
  for (const schoolId of schoolIds) await mailSchoolOfGroup(trx, { groupId, schoolId, change: 'joined' })
}

type Decided = { claim: LockedClaim; decision: ClaimDecisionValues; schoolId: string | null }

async function closeClaim(trx: Transaction<Database>, decider: Decider, { claim, decision, schoolId }: Decided) {
  const { outcome, reason } = decision
  const state = outcome === 'refused' ? 'refused' : 'approved'
  await trx
    .updateTable('school_claims')
    .set({ state, reason, school_id: schoolId, decided_by: decider.userId, file_key: null })
    .set({ decided_at: sql<Date>`now()` })
    .where('id', '=', claim.id)
    .execute()
  if (claim.fileKey) await sendJob(trx, 'delete_file', { key: claim.fileKey })
  const subject = { kind: 'claim', id: claim.id } as const
  const about = claim.groupId && { group: claim.groupId, schools: decision.schools }
  await recordAudit(trx, decider, { action: `claim.${state}`, subject, after: { school: schoolId, outcome, ...about } })
}

/**
 * Adds a proposed school to the directory.
 *
 * @returns its id, `own-` and twelve characters
 */
export async function addSchool(trx: Transaction<Database>, proposal: MissingSchool): Promise<string> {
  const { postalCode, ...school } = proposal
  const id = `own-${randomBytes(6).toString('hex')}`
  const { region, ...position } = await placeOf(trx, proposal)
  await trx
    .insertInto('schools')
    .values({ ...school, id, postal_code: postalCode, region: region ?? '', ...position, source: 'own', source_id: id })
    .execute()
  return id
}

/**
 * Returns where a school is, as far as its address shows: the centre of the schools that share its postal code, else of
 * those in its town. Both are marked as approximate, so nobody takes them for the building.
 */
async function placeOf(trx: Transaction<Database>, { country, postalCode, city }: MissingSchool) {
  const around = trx
    .selectFrom('schools')
    .select([sql<number | null>`avg(lat)`.as('lat'), sql<number | null>`avg(lng)`.as('lng')])
    .select(sql<string | null>`mode() within group (order by region)`.as('region'))
    .where('country', '=', country)
    .where('lat', 'is not', null)
  const near = await around.where('postal_code', '=', postalCode).executeTakeFirstOrThrow()
  if (near.lat !== null) return { ...near, position_precision: 'postal_code' }
  const inTown = await around.where('city', '=', city).executeTakeFirstOrThrow()
  return { ...inTown, position_precision: inTown.lat === null ? null : 'town' }
}
