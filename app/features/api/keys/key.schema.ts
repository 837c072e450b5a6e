import { z } from 'zod'
import { typedLine } from '#app/core/forms/typed-text.ts'
import { MAX_KEY_NAME } from './key.ts'

export const makeKeySchema = z.object({ name: typedLine({ max: MAX_KEY_NAME, missing: 'apiKeys.name.missing' }) })

export const revokeKeySchema = z.object({ keyId: z.uuid() })
