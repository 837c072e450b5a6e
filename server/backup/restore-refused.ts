/** What is wrong with the archive or with the place that it shall go to, in one sentence. Nothing was changed. */
export class RestoreRefused extends Error {}
