import { encode } from 'uqr'
import type { SecondFactorView } from '../components/account/second-factor-section.tsx'
import type { Session } from '../sessions/session.ts'
import { countRecoveryCodes, pendingSecondFactor } from './second-factor.server.ts'

/** What the account page shows of the second factor. */
export async function viewSecondFactor(session: Session): Promise<SecondFactorView> {
  const required = session.givenRole !== 'user'
  if (session.hasSecondFactor) return { state: 'on', required, codesLeft: await countRecoveryCodes(session.userId) }
  const begun = await pendingSecondFactor(session)
  return begun
    ? { state: 'begun', required, secret: begun.secret, qr: qrPath(begun.address) }
    : { state: 'off', required }
}

/** A QR code as one path of squares of one unit. */
function qrPath(text: string): { path: string; side: number } {
  const { data, size } = encode(text, { border: 1 })
  const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return { path: squares.join(''), side: size }
}
