import type { Session } from '#app/core/session.ts'
import { db } from '#db/client.ts'
import { qrCode } from '#lib/qr-code.ts'
import type { SecondFactorView } from '../components/account/second-factor-section.tsx'
import { countRecoveryCodes } from './second-factor.server.ts'
import { pendingSecondFactor } from './set-up.server.ts'

/** Loads what the account page shows of the second factor. */
export async function viewSecondFactor(session: Session): Promise<SecondFactorView> {
  const required = session.givenRole !== 'user'
  if (await isOn(session.userId)) return { state: 'on', required, codesLeft: await countRecoveryCodes(session.userId) }
  const begun = await pendingSecondFactor(session)
  return begun
    ? { state: 'begun', required, secret: begun.secret, qr: qrCode(begun.address, 1) }
    : { state: 'off', required }
}

async function isOn(userId: string): Promise<boolean> {
  const factor = db().selectFrom('second_factors').select('user_id').where('user_id', '=', userId)
  return (await factor.where('confirmed_at', 'is not', null).executeTakeFirst()) !== undefined
}
