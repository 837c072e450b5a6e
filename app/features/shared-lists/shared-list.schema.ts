import { z } from 'zod'
import { MAX_ID_LENGTH } from '#app/features/favourites/compare-address.ts'
import { isLocale } from '#app/i18n/locales.ts'
import { isKey, isListId } from './link.ts'
import { MAX_CARDS, MAX_CONTENT_BYTES, MAX_SEARCH_LENGTH } from './shared-list.ts'

const list = z.string().refine(isListId)
const key = z.string().refine(isKey)
const version = z.coerce.number().int().min(1).max(2_000_000_000, { abort: true })
const content = z
  .file()
  .min(1)
  .refine((file) => file.size <= MAX_CONTENT_BYTES, { error: 'list_too_large' })

/** What browsers send about a shared list: `key` is its write key; the one that decrypts it is never sent. */
export const listSchema = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('create'), list, key, content }),
  z.object({ intent: z.literal('read'), list, version: version.or(z.literal('0').transform(() => 0)) }),
  z.object({ intent: z.literal('save'), list, key, version, content }),
  z.object({ intent: z.literal('replace'), list, key, version, newList: list, newKey: key, content }),
  z.object({ intent: z.literal('end'), list, key }),
])

const lang = z.string().refine(isLocale)
const id = z.string().min(1).max(MAX_ID_LENGTH, { abort: true })

/** The schools of a list whose cards are shown, or the text by which one looks for another. */
export const cardsSchema = z.union([
  z.object({ lang, id: z.array(id).min(1).max(MAX_CARDS, { abort: true }) }),
  z.object({ lang, q: z.string().trim().min(1).max(MAX_SEARCH_LENGTH, { abort: true }) }),
])
