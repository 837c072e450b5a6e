/** What is wrong with the archive or its target, in one sentence. Nothing was changed. */
export class RestoreRefused extends Error {}
