import { db } from '#db/client.ts'
import { CHANGED_FIELDS, type ChangedField, type LeftOutcome, type RunKind, type RunList } from '../import-run.ts'

export const CHANGES_PER_PAGE = 50

/** A fact before and after the run, as written by the register. */
export type FieldChange = { field: ChangedField; from: unknown; to: unknown }

/** What a run did, or would do, to a school. */
export type SchoolChange = {
  schoolId: string
  name: string
  city: string
  fields: FieldChange[]
  /** Why an undo left it unchanged. */
  left: LeftOutcome | null
}

type Asked = { id: string; kind: RunKind; ofRun: string | null; list: Exclude<RunList, 'rejected'>; page: number }

/**
 * Lists a page of the schools that a run added, changed or closed. For an undo these are the ones that it restored or
 * left unchanged, from the journal of its import.
 */
export async function listChanges({ id, kind, ofRun, list, page }: Asked): Promise<SchoolChange[]> {
  const isUndo = kind === 'undo'
  const rows = await db()
    .selectFrom('import_changes')
    .select(['school_id', 'name', 'city', 'before', 'after', 'outcome'])
    .where('run_id', '=', (isUndo && ofRun) || id)
    .where((eb) => (list === 'left' ? eb.lit(true) : eb('kind', '=', list)))
    .$if(isUndo, (all) => all.where('outcome', list === 'left' ? '<>' : '=', 'undone'))
    .$if(!isUndo && list === 'left', (all) => all.where('outcome', 'in', ['newer', 'in_use', 'gone']))
    .orderBy('kind')
    .orderBy('school_id')
    .limit(CHANGES_PER_PAGE)
    .offset((page - 1) * CHANGES_PER_PAGE)
    .execute()
  return rows.map(({ school_id, name, city, before, after, outcome }) => ({
    schoolId: school_id,
    name,
    city,
    fields: differences(before, after),
    left: outcome === 'undone' ? null : (outcome as LeftOutcome | null),
  }))
}

function differences(before: Record<string, unknown> | null, after: Record<string, unknown> | null): FieldChange[] {
  if (!before || !after) return []
  return CHANGED_FIELDS.filter((field) => field in before || field in after).map((field) => ({
    field,
    from: before[field] ?? null,
    to: after[field] ?? null,
  }))
}
