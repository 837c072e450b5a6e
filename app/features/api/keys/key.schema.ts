import { z } from 'zod'
import { typedLine } from '#app/core/forms/typed-text.ts'
import { MAX_KEY_NAME_LENGTH } from './key.ts'

export const makeKeySchema = z.object({
  name: typedLine({ max: MAX_KEY_NAME_LENGTH, missing: 'apiKeys.name.missing' }),
})

export const revokeKeySchema = z.object({ keyId: z.uuid() })
