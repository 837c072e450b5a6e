import type { RouterContextProvider } from 'react-router'
import type { KnownWord } from '#app/features/schools/own-word/own-word.ts'
import { findOwnWord } from '#app/features/schools/own-word/read-own-word.server.ts'
import { currentSession } from '#app/routes/session.server.ts'

/** For people who may not send the form, which is refused as soon as its values can be read. */
const NOTHING: KnownWord = {
  country: 'DE',
  contact: { phone: '', website: '', email: '' },
  postalCode: '',
  ownFacts: false,
}

/** What the forms of a school are held against. */
export async function knownWord(
  asked: { context: Readonly<RouterContextProvider> },
  schoolId: string,
): Promise<KnownWord> {
  const session = await currentSession(asked)
  return (session && (await findOwnWord(session.userId, schoolId))) ?? NOTHING
}
