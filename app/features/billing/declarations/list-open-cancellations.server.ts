import { db } from '#db/client.ts'
import type { CancellationKind } from './cancellation.schema.ts'
import { DECLARATIONS_PER_PAGE } from './declaration.schema.ts'

/**
 * Lists a page of the cancellations that wait for an answer, oldest first, and their total number.
 *
 * @param page counts from 1
 */
export async function listOpenCancellations(page = 1) {
  const rows = await db()
    .selectFrom('cancellations')
    .select(['id', 'number', 'name', 'contract', 'email', 'kind', 'reason'])
    .select(['ends_on as endsOn', 'received_at as receivedAt'])
    .select(({ fn }) => fn.countAll<number>().over().as('total'))
    .where('answered_at', 'is', null)
    .orderBy('received_at')
    .orderBy('id')
    .limit(DECLARATIONS_PER_PAGE)
    .offset((page - 1) * DECLARATIONS_PER_PAGE)
    .execute()
  const cancellations = rows.map(({ total: _, kind, number, ...row }) => ({
    ...row,
    number: String(number),
    kind: kind as CancellationKind,
  }))
  return { cancellations, total: rows[0]?.total ?? 0 }
}
