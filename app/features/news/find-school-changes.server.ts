import { type Kysely, type SqlBool, sql } from 'kysely'
import { formatList } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { type PlainKey, translator } from '#app/i18n/translate.ts'
import type { Database } from '#db/schema.ts'
import type { Change, Wish } from './change.ts'

type Db = Kysely<Database>
type Changes = Map<string, Change[]>

const isWithin = ({ since, until }: Wish, instant: Date | null): boolean =>
  instant !== null && instant > since && instant <= until

/** Finds new names, closures and mergers, and what a school changed of its own data, by id of the school. */
export async function findSchoolChanges(database: Db, wishes: readonly Wish[], locale: Locale): Promise<Changes> {
  const found = [
    await findNames(database, wishes, locale),
    await findClosures(database, wishes, locale),
    await findOwn(database, wishes, locale),
  ]
  const all = new Map<string, Change[]>()
  for (const changes of found) for (const [id, of] of changes) all.set(id, [...(all.get(id) ?? []), ...of])
  return all
}

/** A name is told when the import that brought it ended, which is later than the day of its edition. */
async function findNames(database: Db, wishes: readonly Wish[], locale: Locale): Promise<Changes> {
  const rows = await database
    .selectFrom('school_former_names as f')
    .innerJoin('school_directory as d', 'd.id', 'f.school_id')
    .leftJoin('import_runs as i', 'i.id', 'f.run_id')
    .select(['f.school_id', 'f.name as before', 'd.name', 'i.ended_at as at'])
    .where(sql<SqlBool>`f.school_id = any(${wishes.map(({ schoolId }) => schoolId)}::text[])`)
    .whereRef('f.name', '<>', 'd.name')
    .orderBy('f.replaced_on', 'desc')
    .execute()
  const t = translator(locale)
  return changesIn(wishes, (wish) => {
    const row = rows.find(({ school_id, at }) => school_id === wish.schoolId && isWithin(wish, at))
    return row ? [t('changes.renamed', { name: row.name, before: row.before })] : []
  })
}

async function findClosures(database: Db, wishes: readonly Wish[], locale: Locale): Promise<Changes> {
  const ids = wishes.map(({ schoolId }) => schoolId)
  const [closed, merged] = [
    await database
      .selectFrom('schools as s')
      .leftJoin('school_directory as n', (join) =>
        join.onRef('n.id', '=', 's.successor_id').on('n.status', '<>', 'hidden'),
      )
      .select(['s.id', 's.updated_at as at', 'n.name as successor'])
      .where(sql<SqlBool>`s.id = any(${ids}::text[])`)
      .where('s.status', '=', 'closed')
      .execute(),
    await database
      .selectFrom('school_merges as m')
      .innerJoin('schools as s', 's.id', 'm.merged_id')
      .select(['m.survivor_id as id', 'm.merged_at as at', 's.name'])
      .where(sql<SqlBool>`m.survivor_id = any(${ids}::text[])`)
      .where('m.undone_at', 'is', null)
      .execute(),
  ]
  const t = translator(locale)
  return changesIn(wishes, (wish) => {
    const end = closed.find(({ id, at }) => id === wish.schoolId && isWithin(wish, at))
    const joined = merged.filter(({ id, at }) => id === wish.schoolId && isWithin(wish, at))
    return [
      ...(end ? [end.successor ? t('changes.closedFor', { name: end.successor }) : t('changes.closed')] : []),
      ...joined.map(({ name }) => t('changes.joined', { name })),
    ]
  })
}

/** What a school changed of its own data, in the words of their groups. */
const OWN_GROUPS: readonly [group: PlainKey, belongs: RegExp][] = [
  ['changes.own.name', /^(name|category|local_type|ownership)$/],
  ['changes.own.address', /^(street|postal_code|city|lat|lng)$/],
  ['changes.own.contact', /^(phone|email|website)$/],
  ['changes.own.pupils', /^pupils$/],
  ['changes.own.offer', /^(features|languages)$/],
  ['changes.own.fees', /^fee/],
  ['changes.own.texts', /\./],
]

async function findOwn(database: Db, wishes: readonly Wish[], locale: Locale): Promise<Changes> {
  const ids = wishes.map(({ schoolId }) => schoolId)
  const [versions, days] = [
    await database
      .selectFrom('school_versions')
      .select(['school_id', 'made_at as at', 'changed'])
      .where(sql<SqlBool>`school_id = any(${ids}::text[])`)
      .where('number', '>', 1)
      .execute(),
    await database
      .selectFrom('school_day_values')
      .select(['school_id', 'stated_at as at'])
      .where(sql<SqlBool>`school_id = any(${ids}::text[])`)
      .execute(),
  ]
  const t = translator(locale)
  return changesIn(
    wishes,
    (wish) => {
      const isOf = ({ school_id, at }: { school_id: string; at: Date }) =>
        school_id === wish.schoolId && isWithin(wish, at)
      const columns = versions.filter(isOf).flatMap(({ changed }) => changed)
      const groups = OWN_GROUPS.filter(([, belongs]) => columns.some((column) => belongs.test(column)))
      const words = groups.map(([group]) => t(group))
      if (days.some(isOf)) words.push(t('changes.own.day'))
      return words.length > 0 ? [t('changes.own', { list: formatList(locale, words) })] : []
    },
    'own',
  )
}

function changesIn(
  wishes: readonly Wish[],
  textsOf: (wish: Wish) => string[],
  kind: 'school' | 'own' = 'school',
): Changes {
  return new Map(
    wishes.flatMap((wish) => {
      const texts = textsOf(wish)
      return texts.length > 0 ? [[wish.schoolId, texts.map((text) => ({ kind, text }))] as const] : []
    }),
  )
}
