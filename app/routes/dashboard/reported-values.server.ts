import type { RouterContextProvider } from 'react-router'
import { findSelfReported } from '#app/features/profile-editing/read-self-reported.server.ts'
import type { ReportedValues } from '#app/features/profile-editing/self-reported.ts'
import { currentSession } from '#app/routes/session.server.ts'

/** Used for people who may not send the form; it is refused as soon as its values can be read. */
const NOTHING: ReportedValues = {
  country: 'DE',
  contact: { phone: '', website: '', email: '' },
  postalCode: '',
  ownFacts: false,
}

/** Returns the reported values that the forms of a school are compared with. */
export async function findReportedValues(
  asked: { context: Readonly<RouterContextProvider> },
  schoolId: string,
): Promise<ReportedValues> {
  const session = await currentSession(asked)
  return (session && (await findSelfReported(session.userId, schoolId))) ?? NOTHING
}
