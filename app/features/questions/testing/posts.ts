import { makeAccount, visitor } from '#app/features/accounts/testing/accounts.ts'
import { db } from '#db/client.ts'
import { answerQuestion } from '../submission/answer-question.server.ts'
import { askQuestion } from '../submission/ask-question.server.ts'

/** A school as forms know it. */
export const SCHOOL = { id: 'a', names: ['Schule a', 'Köln'] }
let networks = 0
/** A visitor from a network of its own, so that tests do not look like bursts. */
export const fromElsewhere = () => {
  networks += 1
  return { ...visitor, address: `198.51.${networks >> 8}.${networks % 256}` }
}
export const account = async () => (await makeAccount()).id

/** Asks a public question. @returns its id and who asked */
export async function ask(text = 'Gibt es eine Betreuung am Nachmittag?', schoolId = 'a') {
  const userId = await account()
  const { id, status } = await askQuestion(
    userId,
    { ...SCHOOL, id: schoolId },
    { text, language: 'de' },
    fromElsewhere(),
  )
  return { id, status, userId }
}

/** Answers a question as a family. */
export async function answer(questionId: string, text = 'Ja, jeden Tag bis halb fünf.', schoolId = 'a') {
  const userId = await account()
  const words = { text, language: 'de', relation: 'parent', oldEnough: undefined } as const
  const about = { questionId, school: { ...SCHOOL, id: schoolId } }
  const { id, status } = await answerQuestion(userId, about, words, fromElsewhere())
  return { id, status, userId }
}

/** Status of a question or answer; undefined when it is gone. */
export const statusOfPost = async (id: string) =>
  (await db().selectFrom('posts').select('status').where('id', '=', id).executeTakeFirst())?.status
