import { sql } from 'kysely'
import type { PersonalData } from '#app/core/privacy/personal-data.ts'
import { db } from '#db/client.ts'

/** Personal data: invoices of a person's orders. Tax law requires them to be kept as issued (§ 147 AO, § 14b UStG). */
export const invoiceData: PersonalData = {
  name: 'invoices',
  read: (userId) =>
    invoicesOf(userId)
      .select(['i.number', 'i.kind', 'i.issued_at', 'i.due_on', 'i.gross_cents', 'i.content'])
      .execute(),
  files: async (userId) => {
    const rows = await invoicesOf(userId).select(['i.number', 'i.pdf']).execute()
    return rows.map(({ number, pdf }) => ({ path: `invoices/${number}.pdf`, content: pdf }))
  },
}

const invoicesOf = (userId: string) =>
  db()
    .selectFrom('invoices as i')
    .innerJoin('orders as o', 'o.id', 'i.order_id')
    .where('o.buyer_id', '=', userId)
    .orderBy('i.issued_at')

/** Personal data: withdrawals from a person's own orders or with the account's address; they are blanked by age. */
export const withdrawalData: PersonalData = {
  name: 'withdrawals',
  read: (userId) =>
    db()
      .selectFrom('withdrawals as w')
      .leftJoin('orders as o', 'o.id', 'w.order_id')
      .select(['w.number', 'w.name', 'w.contract', 'w.email', 'w.received_at', 'w.state', 'w.reason', 'w.decided_at'])
      .where((eb) =>
        eb.or([
          eb('o.buyer_id', '=', userId),
          eb(sql`lower(w.email)`, '=', eb.selectFrom('users').select('email').where('id', '=', userId)),
        ]),
      )
      .orderBy('w.received_at')
      .execute(),
}

/** Personal data: cancellations with the account's address; they are blanked by their age. */
export const cancellationData: PersonalData = {
  name: 'cancellations',
  read: (userId) =>
    db()
      .selectFrom('cancellations')
      .select(['number', 'name', 'contract', 'email', 'kind', 'reason', 'ends_on', 'received_at', 'answer'])
      .where(({ eb, selectFrom }) =>
        eb(sql`lower(email)`, '=', selectFrom('users').select('email').where('id', '=', userId)),
      )
      .orderBy('received_at')
      .execute(),
}
