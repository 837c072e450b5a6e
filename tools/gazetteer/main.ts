/**
 * Creates the lists of places that the search knows in addition to the towns of schools, and the middles of postal
 * codes by which imports check positions, from files of GeoNames, Who's On First and of cities (names and licences:
 * search-engine/language/gazetteer/README.md):
 * node tools/gazetteer/main.ts <folder with the files>
 * The same files give the same bytes.
 */
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { makeAreas } from './areas.ts'
import { makePlaces } from './places.ts'
import { makePostalCentres } from './postal-centres.ts'
import { makePostalCodes } from './postal-codes.ts'

const folder = process.argv[2]
if (!folder) throw new Error('Name the folder with the files of GeoNames, Who’s On First and the cities.')
const project = path.join(import.meta.dirname, '../..')
const ofSearch = 'search-engine/language/gazetteer'
const { open, shareAlike } = await makePlaces(folder)
const areas = await makeAreas(folder)
const postalCodes = await makePostalCodes(folder)
const lists = {
  [`${ofSearch}/places`]: open,
  [`${ofSearch}/places-odbl`]: shareAlike,
  [`${ofSearch}/areas`]: areas,
  [`${ofSearch}/postal-codes`]: postalCodes,
  'imports/places/postal-centres': await makePostalCentres(folder),
}
for (const [name, lines] of Object.entries(lists)) {
  await writeFile(path.join(project, `${name}.tsv`), `${lines.join('\n')}\n`)
  console.log(`${name}: ${lines.length} lines, ${Math.round(Buffer.byteLength(lines.join('\n')) / 1024)} KiB`)
}
