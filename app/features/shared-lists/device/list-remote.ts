import { MAX_CONTENT_BYTES } from '../shared-list.ts'

/** Why the server refuses; each has a text. */
export const REFUSALS = [
  'list_unknown',
  'list_revoked',
  'list_write_key',
  'list_too_large',
  'too_many_attempts',
  'too_many_requests',
] as const
export type RefusalCode = (typeof REFUSALS)[number] | 'unexpected'

export type Refused = { kind: 'refused'; code: RefusalCode; retryAfter: number }
export type Stored = { version: number; content: Uint8Array<ArrayBuffer> }
export type ReadAnswer = { kind: 'unchanged' } | ({ kind: 'content' } & Stored) | Refused
export type WriteAnswer = { kind: 'saved'; version: number } | ({ kind: 'conflict' } & Stored) | Refused

/** The server as lists see it. Every call throws a TypeError while no server can be reached. */
export type ListRemote = {
  create: (list: { id: string; write: string; content: Uint8Array<ArrayBuffer> }) => Promise<WriteAnswer>
  /** @param version the one that is known; 0 for none */
  read: (id: string, version: number) => Promise<ReadAnswer>
  save: (list: { id: string; write: string; version: number; content: Uint8Array<ArrayBuffer> }) => Promise<WriteAnswer>
  /** Ends a list and stores its content, encrypted anew, under another id, both or neither. */
  replace: (
    list: { id: string; write: string; version: number },
    by: { id: string; write: string; content: Uint8Array<ArrayBuffer> },
  ) => Promise<WriteAnswer>
  end: (id: string, write: string) => Promise<WriteAnswer>
}

/** Where lists are stored. Everything goes by POST, so that no id stands in an address. */
const ADDRESS = '/api/shared-list'

/** Header with the version of an answer's content. */
export const VERSION_HEADER = 'list-version'

/** Opens the server of this site. */
export const openRemote = (): ListRemote => ({
  create: ({ id, write, content }) => change({ intent: 'create', list: id, key: write }, content),
  read: async (id, version) => {
    const answer = await send({ intent: 'read', list: id, version: String(version) })
    if (answer.status === 204) return { kind: 'unchanged' }
    return answer.ok ? { kind: 'content', ...(await stored(answer)) } : await refused(answer)
  },
  save: ({ id, write, version, content }) =>
    change({ intent: 'save', list: id, key: write, version: String(version) }, content),
  replace: ({ id, write, version }, by) =>
    change(
      { intent: 'replace', list: id, key: write, version: String(version), newList: by.id, newKey: by.write },
      by.content,
    ),
  end: (id, write) => change({ intent: 'end', list: id, key: write }),
})

async function change(fields: Record<string, string>, content?: Uint8Array<ArrayBuffer>): Promise<WriteAnswer> {
  if (content && content.length > MAX_CONTENT_BYTES) return { kind: 'refused', code: 'list_too_large', retryAfter: 0 }
  const answer = await send(fields, content)
  if (answer.ok) return { kind: 'saved', version: Number(answer.headers.get(VERSION_HEADER)) }
  return answer.status === 409 ? { kind: 'conflict', ...(await stored(answer)) } : await refused(answer)
}

async function send(fields: Record<string, string>, content?: Uint8Array<ArrayBuffer>): Promise<Response> {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  if (content) body.set('content', new Blob([content]), 'content')
  const answer = await fetch(ADDRESS, { method: 'POST', body, referrerPolicy: 'no-referrer' })
  // As if nobody answered: an outage is over by itself.
  if (answer.status === 502 || answer.status === 503 || answer.status === 504)
    throw new TypeError(`The server is away: ${answer.status}.`)
  return answer
}

const stored = async (answer: Response): Promise<Stored> => ({
  version: Number(answer.headers.get(VERSION_HEADER)),
  content: new Uint8Array(await answer.arrayBuffer()),
})

async function refused(answer: Response): Promise<Refused> {
  const said = (await answer.json().catch(() => ({}))) as { code?: unknown }
  const code =
    REFUSALS.find((known) => known === said.code) ?? (answer.status === 413 ? 'list_too_large' : 'unexpected')
  return { kind: 'refused', code, retryAfter: Number(answer.headers.get('retry-after') ?? 0) }
}
