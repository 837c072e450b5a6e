import { z } from 'zod'

export const USERS_PER_PAGE = 50

/** By what admins narrow the list of accounts; `unconfirmed` are sign-ups whose address nobody has confirmed yet. */
export const USER_FILTERS = ['moderator', 'admin', 'suspended', 'unconfirmed', 'deleted'] as const
export type UserStateFilter = (typeof USER_FILTERS)[number]

/** Place of an account in the list: microseconds since 1970 of when it was made, and its id. */
export type UserCursor = { at: string; id: string }
/** Which accounts are asked for; empty texts mean all. */
export type UserQuery = { filter: UserStateFilter | ''; search: string; after?: UserCursor }

const cursorSchema = z
  .string()
  .regex(/^\d{1,16}~[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)
  .transform((text): UserCursor => {
    const [at = '', id = ''] = text.split('~')
    return { at, id }
  })

/** The accounts that an address asks for; what it does not understand is left out. */
export function readUsersAddress(query: URLSearchParams): UserQuery {
  const after = cursorSchema.safeParse(query.get('after'))
  return {
    filter: USER_FILTERS.find((filter) => filter === query.get('filter')) ?? '',
    search: (query.get('q') ?? '').replaceAll('\0', '').trim().slice(0, 100),
    ...(after.success && { after: after.data }),
  }
}

/** The query of an address of the list, with its question mark; empty for the first page of all. */
export function userQuery({ filter, search, after }: UserQuery): string {
  const query = new URLSearchParams({
    ...(filter && { filter }),
    ...(search && { q: search }),
    ...(after && { after: `${after.at}~${after.id}` }),
  }).toString()
  return query && `?${query}`
}
