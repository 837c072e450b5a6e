import { sql } from 'kysely'
import { questionPath } from '#app/features/questions/question.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { db } from '#db/client.ts'
import type { CountryCode } from '#db/vocabulary.ts'
import type { SitemapPage } from './sitemap-xml.ts'

const BATCH_SIZE = 2000

type Row = { id: string; school_id: string; languages: Locale[]; changed_at: Date }

/**
 * Reads the questions of a country that search engines may list, a batch at a time: those with a public answer, about
 * schools that are open and want to be found, each in the languages of its texts.
 */
export async function* readIndexedQuestions(country: CountryCode): AsyncGenerator<SitemapPage[]> {
  for (let last = '00000000-0000-0000-0000-000000000000'; ; ) {
    const { rows } = await sql<Row>`
      select q.id, q.school_id, a.languages || q.language as languages,
        greatest(q.status_changed_at, q.changed_at, a.changed_at) as changed_at
      from questions q join schools s on s.id = q.school_id left join school_profiles p on p.school_id = s.id,
        lateral (select array_agg(distinct language) as languages, max(greatest(status_changed_at, changed_at)) as changed_at
          from question_answers where question_id = q.id and status = 'published') a
      where q.status = 'published' and q.id > ${last}::uuid and a.languages is not null and s.country = ${country}
        and s.status = 'active' and s.source <> 'sample' and coalesce(p.show_in_search, true)
      order by q.id limit ${BATCH_SIZE}`.execute(db())
    if (rows.length === 0) return
    last = rows.at(-1)!.id
    yield rows.map(({ id, school_id, languages, changed_at }) => ({
      path: questionPath(encodeURIComponent(school_id), id),
      languages: [...new Set(languages)],
      changedAt: changed_at,
    }))
  }
}
