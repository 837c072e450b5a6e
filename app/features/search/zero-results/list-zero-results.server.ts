import { db } from '#db/client.ts'

const MAX_TEXTS = 100

/**
 * Lists the texts that found nothing most often in the stored period: language, text, number of searches, and the last
 * day.
 */
export async function listZeroResults() {
  return await db()
    .selectFrom('search_misses')
    .select(({ fn }) => ['language', 'text', fn.sum<number>('count').as('count'), fn.max('day').as('lastDay')])
    .groupBy(['language', 'text'])
    .orderBy('count', 'desc')
    .orderBy('lastDay', 'desc')
    .orderBy('text')
    .limit(MAX_TEXTS)
    .execute()
}
