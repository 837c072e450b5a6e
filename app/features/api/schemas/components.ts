import { z } from 'zod'

/** The schemas that the OpenAPI document names, by the name there. */
export const components: z.core.$ZodRegistry<{ id: string; description?: string }> = z.registry()

/** Names a schema in the document, so that generators of clients make one type of it. */
export function named<Schema extends z.ZodType>(id: string, description: string, schema: Schema): Schema {
  components.add(schema, { id, description })
  return schema
}

/** A day, YYYY-MM-DD. Nothing that the API gives is dated to a moment. */
export const day: z.ZodType<string> = z.iso.date()
