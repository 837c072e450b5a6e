import { randomInt } from 'node:crypto'
import type { Transaction } from 'kysely'
import { hashToken } from '#app/core/tokens/token.server.ts'
import type { Database } from '#db/schema.ts'

const CODES = 10
const GROUPS = 4
const GROUP_LENGTH = 4
/** Leaves out letters and digits that are easily mistaken for each other; 16 of these 32 make 80 bits. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz123456789'

/** Replaces all recovery codes of an account. @returns the new ones, which are never shown again */
export async function makeRecoveryCodes(trx: Transaction<Database>, userId: string): Promise<string[]> {
  const codes = Array.from({ length: CODES }, newCode)
  await trx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
  const rows = codes.map((code) => ({ user_id: userId, code_hash: hashToken(plain(code)) }))
  await trx.insertInto('recovery_codes').values(rows).execute()
  return codes
}

/** Redeems a recovery code. @returns whether it was valid */
export async function redeemRecoveryCode(trx: Transaction<Database>, userId: string, code: string): Promise<boolean> {
  const used = await trx
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('code_hash', '=', hashToken(plain(code)))
    .executeTakeFirst()
  return used.numDeletedRows > 0n
}

const letters = (count: number) => Array.from({ length: count }, () => LETTERS[randomInt(LETTERS.length)]).join('')
const newCode = () => Array.from({ length: GROUPS }, () => letters(GROUP_LENGTH)).join('-')
const plain = (code: string) => code.toLowerCase().replace(/[\s-]/g, '')
