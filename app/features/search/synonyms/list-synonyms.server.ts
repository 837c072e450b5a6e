import type { Locale } from '#app/i18n/locales.ts'
import { db } from '#db/client.ts'
import { SYNONYMS_PER_PAGE } from './synonyms-address.ts'

/** Lists a page of the synonyms of a language by their typed words, with who last changed them, and their number. */
export async function listSynonyms(language: Locale, page: number) {
  const ofLanguage = db().selectFrom('search_synonyms as s').where('s.language', '=', language)
  const [synonyms, { total }] = await Promise.all([
    ofLanguage
      .leftJoin('users as u', 'u.id', 's.changed_by')
      .select(['s.id', 's.language', 's.typed', 's.meaning', 's.country', 's.region'])
      .select(['s.changed_at as changedAt', 'u.email as by'])
      .orderBy('s.typed')
      .orderBy('s.id')
      .limit(SYNONYMS_PER_PAGE)
      .offset((page - 1) * SYNONYMS_PER_PAGE)
      .execute(),
    ofLanguage.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  return { synonyms, total }
}

export type ListedSynonym = Awaited<ReturnType<typeof listSynonyms>>['synonyms'][number]
