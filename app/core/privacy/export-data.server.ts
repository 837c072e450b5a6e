import { strToU8, zipSync } from 'fflate'
import type { PersonalData } from './personal-data.ts'

/**
 * Exports everything stored about a person as a ZIP file: `data.json` with a part for each kind, and their files.
 *
 * @param kinds every kind of personal data that the product stores
 */
export async function exportData(userId: string, kinds: readonly PersonalData[]): Promise<Uint8Array> {
  const parts = await Promise.all(kinds.map(async ({ name, read }) => [name, await read(userId)] as const))
  const files = (await Promise.all(kinds.map(async ({ files }) => (await files?.(userId)) ?? []))).flat()
  const json = JSON.stringify({ exported_at: new Date(), ...Object.fromEntries(parts) }, null, 2)
  return zipSync({
    'data.json': strToU8(json),
    ...Object.fromEntries(files.map(({ path, content }) => [`files/${path}`, content])),
  })
}
