/** Why an import cannot be done, in one sentence for the person who started it. Nothing was written. */
export class ImportError extends Error {
  override name = 'ImportError'
}
