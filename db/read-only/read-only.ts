import type { KyselyPlugin, PluginTransformQueryArgs, RootOperationNode } from 'kysely'

/** Why nothing is saved: an operator decided so, until about an instant (ISO 8601), or the server is a standby. */
export type ReadOnly = { by: 'operator' | 'standby'; until?: string | undefined }

let current: ReadOnly | undefined

/** Why this process saves nothing at the moment, as far as it knows; undefined when it does. */
export const readOnly = (): ReadOnly | undefined => current

/** Notes the state that `followReadOnly` has found. */
export function noteReadOnly(found: ReadOnly | undefined): void {
  current = found
}

/** PostgreSQL's code for a statement that writes where nothing may be written. */
const READ_ONLY_TRANSACTION = '25006'

/** A statement that is not sent because nothing is saved at the moment: the error that a standby would give. */
class NotSaved extends Error {
  readonly code = READ_ONLY_TRANSACTION
  readonly severity = 'ERROR'
  /** It is no outage. */
  readonly planned = true
  constructor() {
    super('Nothing is saved at the moment.')
  }
}

/** Whether an error says that nothing is saved at the moment, which is then known and no outage. */
export function isNotSaved(error: unknown): boolean {
  for (let at = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth++)
    if ((at as { code?: unknown }).code === READ_ONLY_TRANSACTION) return current !== undefined
  return false
}

const WRITES = new Set<RootOperationNode['kind']>([
  'InsertQueryNode',
  'UpdateQueryNode',
  'DeleteQueryNode',
  'MergeQueryNode',
])

/** Refuses the statements of a query builder that write while nothing is saved. */
export const refuseWrites: KyselyPlugin = {
  transformQuery({ node }: PluginTransformQueryArgs): RootOperationNode {
    if (current && WRITES.has(node.kind)) throw new NotSaved()
    return node
  },
  transformResult: async ({ result }) => result,
}
