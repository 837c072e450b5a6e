import { sql, type Transaction } from 'kysely'
import { Failure } from '#app/core/failure.ts'
import { requireGroup } from '#app/features/schools/membership/require-group.server.ts'
import type { Database } from '#db/schema.ts'
import type { Evidence } from '../claim.schema.ts'
import { CLAIMS_POLICY } from '../policy.ts'
import { lockClaimant, membersOf } from './lock-for-claim.server.ts'
import { notifyOwners } from './notify-parties.server.ts'
import { type Claimant, claimByEvidence, storeClaim } from './submit-claim.server.ts'

/**
 * Claims schools for a group with one piece of evidence, for the team to decide. Their owners are told and may answer.
 *
 * @param named lines of text that name one school each, as `findNamedSchools` reads them
 * @returns id of the claim
 * @throws Failure group_unknown, not_allowed for editors of the group; claims_full; as `findNamedSchools` and
 *   `claimByEvidence` do
 */
export const claimForGroup = (
  { groupId, ...claimant }: Claimant & { groupId: string },
  named: readonly string[],
  evidence: Evidence,
): Promise<string> =>
  claimByEvidence(claimant, evidence, async (trx, given) => {
    const { userId } = claimant
    await lockClaimant(trx, userId)
    await requireGroup(trx, { userId, groupId }, CLAIMS_POLICY.claimForGroup)
    const ids = await findNamedSchools(trx, named, groupId)
    const claimId = await storeClaim(trx, { ...given, school_id: null, group_id: groupId })
    await trx
      .insertInto('school_claim_schools')
      .values(ids.map((school_id) => ({ claim_id: claimId, school_id })))
      .execute()
    const schools = await trx.selectFrom('schools').select(['id', 'name']).where('id', 'in', ids).execute()
    for (const { id, name } of schools)
      await notifyOwners(trx, { claimId, userId, school: name, members: await membersOf(trx, id) })
    return claimId
  })

/**
 * Finds the schools named by lines of text, each by the address of its profile, its id, or its official number in the
 * group's country; a school that is named twice counts once.
 *
 * @returns their ids, sorted
 * @throws Failure schools_unknown when a line names no school or more than one, or one that is closed or hidden;
 *   school_in_group when another group manages one
 */
async function findNamedSchools(
  trx: Transaction<Database>,
  lines: readonly string[],
  groupId: string,
): Promise<string[]> {
  const names = lines.map(lastPart)
  const { rows } = await sql<{ found: string[] }>`
    select array(
        select s.id from schools s where s.status = 'active' and (s.id = named or s.id in (
          select c.school_id from school_codes c join schools o on o.id = c.school_id
          join school_groups g on g.id = ${groupId} and g.country = o.country where c.code = named))
        and not exists (select from school_redirects r where r.old_id = s.id) limit 2) as found
    from unnest(${names}::text[]) as named`.execute(trx)
  if (rows.some(({ found }) => found.length !== 1)) throw new Failure('invalid', 'schools_unknown')
  const ids = [...new Set(rows.map(({ found }) => found[0]!))].sort()
  const taken = await trx
    .selectFrom('group_schools')
    .select('school_id')
    .where('school_id', 'in', ids)
    .where('group_id', '<>', groupId)
    .executeTakeFirst()
  if (taken) throw new Failure('conflict', 'school_in_group')
  return ids
}

/** Returns the last part of an address, or the text itself. */
function lastPart(line: string): string {
  const path = line.split(/[?#]/)[0] ?? ''
  return path.split('/').filter(Boolean).at(-1)?.trim() ?? line
}
