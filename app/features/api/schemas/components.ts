import { z } from 'zod'

/** The schemas with a name in the OpenAPI document, by that name. */
export const components: z.core.$ZodRegistry<{ id: string; description?: string }> = z.registry()

/** Names a schema in the document, so that client generators make a single type of it. */
export function named<Schema extends z.ZodType>(id: string, description: string, schema: Schema): Schema {
  components.add(schema, { id, description })
  return schema
}

/** A date, YYYY-MM-DD. Nothing that the API gives is dated to a moment. */
export const day: z.ZodType<string> = z.iso.date()
