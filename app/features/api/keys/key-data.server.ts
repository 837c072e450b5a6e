import type { PersonalData } from '#app/core/privacy/personal-data.ts'
import { listKeys } from './keys.server.ts'

/** Personal data: the keys of a person and how much they were used; they are deleted with the account's row. */
export const apiKeyData: PersonalData = { name: 'api_keys', read: listKeys }
