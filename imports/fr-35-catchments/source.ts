import type { Houses } from '../catchments/catchment.ts'
import { schoolYearOf } from '../facts/edition-period.ts'
import { UAI } from '../fr-annuaire/uai.ts'
import { type Rejection, reject } from '../register-school.ts'
import { catchmentTable, type Row, type Source } from '../source.ts'

const DEPARTEMENT = /^0?35$/
const COMMUNE = /^35\d{3}$/
/** What the publisher writes where a street has no last house number. */
const NO_END = 9999
const SIDES: Readonly<Record<string, Houses['side']>> = { I: 'odd', P: 'even', PI: 'both', '': 'both' }

/**
 * Streets of the communes with the public collège of each. An empty street with `Secteur_unique` = O is the whole
 * commune. Suffixes of house numbers (bis, ter) are not compared: the table does not split house numbers.
 */
const streets = catchmentTable({
  name: 'carte-scolaire',
  columns: {
    departement: ['code_departement'],
    commune: ['code_insee'],
    communeName: ['libelle_commune'],
    locality: ['lieu_dit'],
    street: ['Type_et_Libelle'],
    first: ['No_de_voie_debut'],
    last: ['No_de_voie_fin'],
    side: ['Parite'],
    school: ['Code_RNE'],
    whole: ['Secteur_unique'],
  },
  required: ['departement', 'commune', 'communeName', 'street', 'first', 'last', 'side', 'school', 'whole'],
  reader: (_supplements, file, day) => {
    const { start } = schoolYearOf(file, day)
    return (row) => {
      const { departement, commune, communeName, locality, school, whole } = row
      if (!DEPARTEMENT.test(departement)) return reject('other_area', school, departement)
      if (!COMMUNE.test(commune)) return reject('bad_code', commune, 'code_insee')
      if (communeName === '') return reject('no_name', commune)
      if (school === '') return reject('no_code', '', communeName)
      if (!UAI.test(school)) return reject('bad_code', school, communeName)
      const street = whole === 'O' ? '' : row.street
      if (street === '' && whole !== 'O') return reject('no_street', school, communeName)
      const houses = whole === 'O' ? EVERY_HOUSE : housesOf(row)
      if ('reason' in houses) return houses
      const schoolKey = `fr-${school}`
      return { catchment: { start, unit: commune, name: communeName, district: locality, street, houses, schoolKey } }
    }
  },
})

const EVERY_HOUSE: Houses = { first: null, last: null, side: 'both' }

function housesOf({ school, street, first, last, side }: Row<'school' | 'street' | 'first' | 'last' | 'side'>) {
  const parity = SIDES[side.toUpperCase()]
  const [from, to] = [houseOf(first), houseOf(last)]
  const problem: Rejection = reject('out_of_range', school, `${street} ${first}–${last} ${side}`)
  if (!parity || from === undefined || to === undefined) return problem
  if (from !== null && to !== null && from > to) return problem
  return { first: from, last: to, side: parity } satisfies Houses
}

/** Returns a house number; null where the street has no such end, undefined for anything else. */
function houseOf(cell: string): number | null | undefined {
  if (cell === '') return null
  if (!/^\d{1,4}$/.test(cell)) return undefined
  return Number(cell) === NO_END ? null : Number(cell)
}

/** Sectors of the public collèges of Ille-et-Vilaine, an edition for each school year. */
export const fr35Catchments: Source = {
  id: 'fr-35-catchments',
  country: 'FR',
  tables: [streets],
  supplements: [],
  overrules: [],
}
