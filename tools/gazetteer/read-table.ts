import fs from 'node:fs'
import zlib from 'node:zlib'
import { parse } from 'csv-parse'

/** Yields the rows of a gzipped CSV file with a header, keyed by the names of its columns. */
export async function* readTable(file: string): AsyncGenerator<Record<string, string>> {
  yield* fs
    .createReadStream(file)
    .pipe(zlib.createGunzip())
    .pipe(parse({ columns: true, bom: true }))
}

/** Yields the tab-separated cells of each line of a gzipped file. */
export async function* readLines(file: string): AsyncGenerator<string[]> {
  yield* fs
    .createReadStream(file)
    .pipe(zlib.createGunzip())
    .pipe(parse({ delimiter: '\t', quote: null, relax_column_count: true }))
}
