import type { Transaction } from 'kysely'
import { networkOf, type Visitor } from '#app/core/visitor.ts'
import type { Database } from '#db/schema.ts'

/** A reason to check a text: so many sessions of the school's members are in the network that it comes from. */
type NetworkSignal = { kind: 'school_network'; detail: { sessions: number } }

/** Whether a member of the school is signed in from the same network. */
export async function fromSchoolNetwork(
  trx: Transaction<Database>,
  { schoolId, visitor }: { schoolId: string; visitor: Visitor },
): Promise<NetworkSignal[]> {
  const sessions = await trx
    .selectFrom('sessions as s')
    .innerJoin('school_members as o', 'o.user_id', 's.user_id')
    .select('s.ip_address')
    .where('o.school_id', '=', schoolId)
    .execute()
  const network = networkOf(visitor.address)
  const same = sessions.filter(({ ip_address }) => ip_address && networkOf(ip_address) === network).length
  return same > 0 ? [{ kind: 'school_network', detail: { sessions: same } }] : []
}
