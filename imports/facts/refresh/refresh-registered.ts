import type { Client } from 'pg'
import { SAMPLE_SOURCE } from '#db/samples/insert-sample.ts'
import type { CountryCode } from '#db/vocabulary.ts'

/**
 * Notes whether a country has open schools of a register, within a transaction: its samples are then in no list. Schools
 * that members proposed are of none.
 */
export async function refreshRegistered(client: Client, country: CountryCode): Promise<void> {
  const has = `exists (select from schools where country = $1 and status = 'active' and source not in ($2, 'own'))`
  await client.query(`insert into registered_countries (country) select $1 where ${has} on conflict do nothing`, [
    country,
    SAMPLE_SOURCE,
  ])
  await client.query(`delete from registered_countries where country = $1 and not ${has}`, [country, SAMPLE_SOURCE])
}
