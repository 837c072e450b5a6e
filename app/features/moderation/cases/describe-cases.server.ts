import { type RawBuilder, sql } from 'kysely'
import { db } from '#db/client.ts'
import type { QueueKind } from './queue-address.ts'

/** A short description of a case. */
export type Described = {
  /** When it began to wait; in the future while the author of a disputed review may still answer. */
  since: Date
  school: { name: string; city: string } | null
  /** Number of a case that concerns no school. */
  number: string | null
  /** Excerpt of the text. */
  excerpt: string
  /** Language of the excerpt, if known. */
  language: string | null
  /** Stars of the review; null without one. */
  rating: number | null
  /** Keys of the catalogue (`moderation.short.<mark>`) for what is special about the case. */
  marks: string[]
}

/** Maximum length of an excerpt, in characters. */
const EXCERPT = 180

type Row = { id: string; since: Date } & Partial<Omit<Described, 'since' | 'school'>> & {
    name?: string | null
    city?: string | null
  }

/** Returns the descriptions of the cases on a page, by id: one statement for each kind among them. */
export async function describeCases(rows: readonly { kind: QueueKind; id: string }[]): Promise<Map<string, Described>> {
  const kinds = [...new Set(rows.map(({ kind }) => kind))]
  const found = await Promise.all(
    kinds.map(async (kind) => {
      const ids = rows.filter((row) => row.kind === kind).map(({ id }) => id)
      return (await sql<Row>`${STATEMENTS[kind]} where m.id = any (${ids}::uuid[])`.execute(db())).rows
    }),
  )
  return new Map(found.flat().map((row) => [row.id, describedOf(row)]))
}

const describedOf = ({ since, name, city, number, excerpt, language, rating, marks }: Row): Described => ({
  since,
  school: typeof name === 'string' ? { name, city: city ?? '' } : null,
  number: number ?? null,
  excerpt: shortened(excerpt ?? ''),
  language: language ?? null,
  rating: rating ?? null,
  marks: marks ?? [],
})

/** Shortens a text at a word boundary. */
function shortened(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  return line.length <= EXCERPT ? line : `${line.slice(0, EXCERPT).replace(/\s\S*$/, '')} …`
}

const start = (text: RawBuilder<unknown>) => sql`left(${text}, ${sql.lit(EXCERPT * 2)}) as excerpt`
const reviewed = sql`r.rating, s.name, s.city`
/** A report or dispute outlives its review, and has its own reference to the school. */
const aboutReview = sql`left join reviews r on r.id = m.review_id left join schools s on s.id = m.school_id`

const STATEMENTS: Record<QueueKind, RawBuilder<unknown>> = {
  review: sql`select m.id, m.status_changed_at as since, m.rating, m.language, s.name, s.city, ${start(sql`m.comment`)},
      coalesce((select array_agg(distinct g.kind order by g.kind) from review_signals g
        where g.review_id = m.id and g.version = m.version), '{}') as marks
    from reviews m join schools s on s.id = m.school_id`,
  report: sql`select m.id, m.created_at as since, m.locale as language, ${reviewed}, ${start(sql`m.reason`)},
      case when m.kind = 'illegal' then array['illegal'] else '{}' end as marks
    from reports m ${aboutReview}`,
  dispute: sql`select m.id, least(m.author_due_at, m.author_replied_at) as since, ${reviewed}, ${start(sql`m.text`)}
    from disputes m ${aboutReview}`,
  objection: sql`select m.id, m.created_at as since, ${reviewed}, r.language, ${start(sql`m.text`)}
    from appeals m join decisions d on d.id = m.decision_id
    left join reviews r on r.id = d.review_id left join schools s on s.id = d.school_id`,
  proof: sql`select m.id, m.created_at as since, ${reviewed}, r.language, ${start(sql`r.comment`)}
    from evidence m join reviews r on r.id = m.review_id join schools s on s.id = r.school_id`,
  content: sql`select m.*, d.name, d.city from (
      select id, school_id, created_at as since, locale as language, ${start(sql`reason`)},
        array_remove(array['item_' || subject_kind, case when kind = 'illegal' then 'illegal' end], null) as marks
        from reports
      union all
      select a.id, d.school_id, a.created_at, null, ${start(sql`a.text`)}, array['appeal']
        from appeals a join decisions d on d.id = a.decision_id
    ) m left join school_directory d on d.id = m.school_id`,
  post: sql`select m.*, d.name, d.city from (
      select p.id, p.school_id, p.status_changed_at as since, p.language, ${start(sql`p.text`)},
        array['item_' || p.kind, 'held'] as marks
        from posts p
      union all
      select id, school_id, created_at, locale, ${start(sql`reason`)},
        array_remove(array['item_' || subject_kind, case when kind = 'illegal' then 'illegal' end], null)
        from reports
      union all
      select a.id, d.school_id, a.created_at, null, ${start(sql`a.text`)}, array['item_' || d.subject_kind, 'appeal']
        from appeals a join decisions d on d.id = a.decision_id
    ) m left join school_directory d on d.id = m.school_id`,
  claim: sql`select m.id, m.created_at as since, ${start(sql`concat_ws(': ', nullif(m.person_function, ''), m.explanation)`)},
      coalesce(d.name, m.proposal ->> 'name', g.name) as name, coalesce(d.city, m.proposal ->> 'city') as city,
      array_remove(array[case when m.group_id is not null then 'group' when m.school_id is null then 'missing' end, case when m.by_code then 'by_code' end,
        case when exists (select from school_members o where o.role = 'owner' and (o.school_id = m.school_id
          or o.school_id in (select n.school_id from school_claim_schools n where n.claim_id = m.id)))
          then 'contested' end], null) as marks
    from school_claims m left join school_directory d on d.id = m.school_id
    left join school_groups g on g.id = m.group_id`,
  correction: sql`select m.id, m.created_at as since, d.name, d.city, m.locale as language,
      ${start(sql`concat(m.shown, ${sql.lit(' » ')}, m.value)`)},
      array_remove(array['field_' || m.field, case when m.by_school then 'by_school' end], null) as marks
    from school_corrections m join school_directory d on d.id = m.school_id`,
  ticket: sql`select m.id, m.created_at as since, m.number::text as number, m.locale as language, s.name, s.city,
      array['ticket_' || m.kind] as marks, ${start(sql`coalesce(
        (select t.text from ticket_messages t where t.ticket_id = m.id and t.author = 'sender'
          order by t.created_at desc, t.id desc limit 1), m.subject)`)}
    from tickets m left join schools s on s.id = m.school_id`,
}
