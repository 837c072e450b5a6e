import { z } from 'zod'

/** Names of the fields that a form's schema has at its first level, looking through any wrappers around the object. */
export function schemaFields(schema: unknown): string[] {
  if (schema instanceof z.ZodObject) return Object.keys(schema.shape)
  if (schema instanceof z.ZodPipe) return [...schemaFields(schema.def.in), ...schemaFields(schema.def.out)]
  if (schema instanceof z.ZodUnion) return schema.def.options.flatMap(schemaFields)
  if (schema instanceof z.ZodIntersection) return [...schemaFields(schema.def.left), ...schemaFields(schema.def.right)]
  return []
}
