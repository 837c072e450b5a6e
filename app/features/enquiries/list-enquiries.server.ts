import { sql } from 'kysely'
import type { Locale } from '#app/i18n/locales.ts'
import { db } from '#db/client.ts'
import { ENQUIRIES_PER_PAGE, type EnquiryState } from './enquiry.ts'
import type { InboxAddress } from './inbox-address.ts'

/** Maximum number of characters of an enquiry in its row of the list. */
const EXCERPT = 160

/**
 * Lists a page of the enquiries to a school, newest first, with the number in each state and where the next page
 * begins.
 */
export async function listEnquiries(schoolId: string, { state, before }: InboxAddress) {
  const [rows, counts] = await Promise.all([pageOf(schoolId, { state, before }).execute(), countEnquiries(schoolId)])
  const enquiries = rows.slice(0, ENQUIRIES_PER_PAGE)
  const next = rows.length > ENQUIRIES_PER_PAGE ? (enquiries.at(-1)?.id ?? null) : null
  return { enquiries, counts, next }
}

const pageOf = (schoolId: string, { state, before }: InboxAddress) =>
  db()
    .selectFrom('enquiries')
    .select(['id', 'name', 'created_at as createdAt', 'answered_at as answeredAt'])
    .select([sql<Locale>`locale`.as('language'), sql<string>`left(text, ${EXCERPT})`.as('excerpt')])
    .where('school_id', '=', schoolId)
    .$if(state !== undefined, (all) => all.where('answered_at', state === 'open' ? 'is' : 'is not', null))
    .$if(before !== undefined, (all) => all.where('id', '<', before!))
    .orderBy('id', 'desc')
    .limit(ENQUIRIES_PER_PAGE + 1)

async function countEnquiries(schoolId: string): Promise<Record<EnquiryState, number>> {
  return await db()
    .selectFrom('enquiries')
    .select(({ fn }) => [
      fn.count<number>('id').filterWhere('answered_at', 'is', null).as('open'),
      fn.count<number>('id').filterWhere('answered_at', 'is not', null).as('answered'),
    ])
    .where('school_id', '=', schoolId)
    .executeTakeFirstOrThrow()
}

export type ListedEnquiry = Awaited<ReturnType<typeof listEnquiries>>['enquiries'][number]
