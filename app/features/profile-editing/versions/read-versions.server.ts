import { sql } from 'kysely'
import { workedOn } from '#app/features/schools/membership/admin-visits.server.ts'
import type { Member } from '#app/features/schools/membership/require-member.server.ts'
import { db } from '#db/client.ts'
import { type Content, changesBetween } from '../content.ts'
import { type Difference, differences } from './differences.ts'
import { textsOfTeam } from './texts-of-team.server.ts'

/** Who changed self-reported data, and when. */
export type Version = {
  number: number
  madeAt: Date
  /** Name or address; null when the account no longer exists, or for the initial state. */
  madeBy: string | null
  /** Names of what changed, see {@link changesBetween}. */
  changed: string[]
}

/** A version to view, and what restoring it would change; switches and what the team removed are not restored. */
export type OldVersion = Version & { differences: Difference[]; fromNow: string[] }

const EMPTY_CONTENT: Content = { facts: {}, texts: {} }

/** Lists the stored versions of a school, newest first; empty for people who are not members. */
export const listVersions = (member: Member): Promise<Version[]> => versionsOf(member).execute()

/** Finds one version with its changes; returns undefined when it is not stored, or no longer. */
export async function findVersion(member: Member, number: number): Promise<OldVersion | undefined> {
  const versions = await listVersions(member)
  const version = versions.find((one) => one.number === number)
  if (!version) return undefined
  const newest = versions[0]?.number ?? number
  const [contents, fixed] = await Promise.all([
    contentsOf(member, [number, number - 1, newest]),
    textsOfTeam(db(), member.schoolId, number),
  ])
  const content = contents.get(number) ?? EMPTY_CONTENT
  // The predecessor of the oldest stored version no longer exists, unless that is the first version.
  const before = contents.get(number - 1) ?? (number === 1 ? EMPTY_CONTENT : content)
  const fromNow = changesBetween(contents.get(newest) ?? content, content)
  return {
    ...version,
    differences: differences(before, content),
    fromNow: fromNow.filter((name) => !name.startsWith('show_') && !fixed.has(name)),
  }
}

const versionsOf = ({ userId, schoolId }: Member) =>
  db()
    .selectFrom('school_versions as v')
    .innerJoin(workedOn(userId), 'o.school_id', 'v.school_id')
    .leftJoin('users as u', 'u.id', 'v.made_by')
    .leftJoin('profile_details as p', 'p.id', 'v.made_by')
    .select(['v.number', 'v.made_at as madeAt', 'v.changed'])
    .select(sql<string | null>`coalesce(nullif(p.full_name, ''), u.email)`.as('madeBy'))
    .where('v.school_id', '=', schoolId)
    .orderBy('v.number', 'desc')

async function contentsOf(member: Member, numbers: readonly number[]): Promise<Map<number, Content>> {
  const rows = await versionsOf(member)
    .select(sql<Content>`v.content`.as('content'))
    .where('v.number', 'in', numbers)
    .execute()
  return new Map(rows.map(({ number, content }) => [number, content]))
}
