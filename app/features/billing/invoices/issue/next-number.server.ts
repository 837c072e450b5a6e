import { sql, type Transaction } from 'kysely'
import type { Database } from '#db/schema.ts'

export type Series = 'A' | 'T'
/** A number that no other invoice has or will have, with the day in Berlin on which it was given. */
export type InvoiceNumber = { series: Series; year: number; position: number; number: string; today: string }

/**
 * Gives the next number of a series; years begin in Berlin. Nobody else gets a number until the transaction ends, so
 * numbers have no gaps: a rollback returns the number (§ 14(4) no. 4 UStG requires each number to be given once; tax
 * offices ask about gaps).
 */
export async function nextNumber(trx: Transaction<Database>, series: Series): Promise<InvoiceNumber> {
  const { rows } = await sql<{ year: number; last: number; today: string }>`
    insert into invoice_series as s (series, year, last)
    values (${series}, extract(year from now() at time zone 'Europe/Berlin')::int, 1)
    on conflict (series, year) do update set last = s.last + 1
    returning year, last, to_char(now() at time zone 'Europe/Berlin', 'YYYY-MM-DD') as today`.execute(trx)
  const { year, last, today } = rows[0]!
  return { series, year, position: last, number: `${series}-${year}-${String(last).padStart(6, '0')}`, today }
}
