import { type ZipEntry, zipStream } from '#lib/zip-stream.ts'
import type { PersonalData } from './personal-data.ts'

/**
 * Exports everything stored about a person as a ZIP file, piece by piece: `data.json` with a part for each kind, and
 * their files.
 *
 * @param kinds every kind of personal data that the product stores
 */
export async function exportData(userId: string, kinds: readonly PersonalData[]): Promise<AsyncGenerator<Uint8Array>> {
  // Everything but the files is read before the first byte is sent, so that a failed read gives an error page, not half
  // a file.
  const parts = await Promise.all(kinds.map(async ({ name, read }) => [name, await read(userId)] as const))
  const files = (await Promise.all(kinds.map(async ({ files }) => (await files?.(userId)) ?? []))).flat()
  return zipStream([
    { path: 'data.json', content: jsonOf([['exported_at', new Date()], ...parts]) },
    // Pictures and PDFs, which are already compressed.
    ...files.map(({ path, content }): ZipEntry => {
      const parts = content instanceof Uint8Array ? [content] : content
      return { path: `files/${path}`, content: parts, isStored: true }
    }),
  ])
}

/** Yields an object as indented JSON, one property after the other. */
function* jsonOf(properties: readonly (readonly [name: string, value: unknown])[]): Generator<string> {
  let start = '{\n'
  for (const [name, value] of properties) {
    if (value === undefined) continue
    yield start + JSON.stringify({ [name]: value }, null, 2).slice(2, -2)
    start = ',\n'
  }
  yield '\n}'
}
