import { z } from 'zod'

/** Orders of the table of schools. */
export const TABLE_ORDERS = ['name', 'town', 'completion', 'reviews', 'premium'] as const
export type TableOrder = (typeof TABLE_ORDERS)[number]

/** The part of the table that an address specifies. `down`: in descending order. */
export type TableAddress = { order: TableOrder; down: boolean; page: number; text: string }

const MAX_PAGE_NUMBER = 1000
const MAX_TEXT_LENGTH = 100

/** Parses the address of the table; values that make no sense are ignored. */
export function readTableAddress(query: URLSearchParams): TableAddress {
  const order = z.enum(TABLE_ORDERS).catch('name').parse(query.get('order'))
  const page = z.coerce
    .number()
    .int()
    .min(1)
    .max(MAX_PAGE_NUMBER, { abort: true })
    .catch(1)
    .parse(query.get('page') ?? 1)
  return { order, down: query.has('down'), page, text: (query.get('text') ?? '').trim().slice(0, MAX_TEXT_LENGTH) }
}

/** In the address of the table: the person wanted to edit selected schools but selected none. */
export const NONE_CHOSEN = 'none'

/** Returns the path of the table of a group. */
export function tablePath(
  groupId: string,
  { order, down, page, text }: Partial<TableAddress>,
  noneChosen = false,
): `/${string}` {
  const query = new URLSearchParams({
    ...(text && { text }),
    ...(order && order !== 'name' && { order }),
    ...(down && { down: '1' }),
    ...(page && page > 1 && { page: String(page) }),
    ...(noneChosen && { [NONE_CHOSEN]: '1' }),
  })
  return `/account/groups/${groupId}${query.size > 0 ? `?${query}` : ''}`
}
