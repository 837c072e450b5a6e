import type { Session } from '#app/core/session.ts'
import { qrCode } from '#lib/qr-code.ts'
import type { SecondFactorView } from '../components/account/second-factor-section.tsx'
import { countRecoveryCodes } from './second-factor.server.ts'
import { pendingSecondFactor } from './set-up.server.ts'

/** Loads what the account page shows of the second factor. */
export async function viewSecondFactor(session: Session): Promise<SecondFactorView> {
  const required = session.givenRole !== 'user'
  if (session.hasSecondFactor) return { state: 'on', required, codesLeft: await countRecoveryCodes(session.userId) }
  const begun = await pendingSecondFactor(session)
  return begun
    ? { state: 'begun', required, secret: begun.secret, qr: qrCode(begun.address, 1) }
    : { state: 'off', required }
}
