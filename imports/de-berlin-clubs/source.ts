import { BSN } from '../de-berlin/register.ts'
import { yearOf } from '../facts/edition-period.ts'
import { gatherRows } from '../facts/gather-rows.ts'
import { reject } from '../register-school.ts'
import { factTable, type Source } from '../source.ts'

/** Longer lists are cut after a whole name. */
const MAX_LIST = 1000

/** Clubs of schools, of which only the names are read. */
const clubs = factTable({
  name: 'arbeitsgemeinschaften',
  columns: { school: ['school'], land: ['state'], club: ['ag_name'] },
  required: ['school', 'land', 'club'],
  reader: (_supplements, file, day) => {
    const period = yearOf(file, day)
    return gatherRows({
      keyOf: ({ school, land }) =>
        land === 'BE' && BSN.test(school) ? `de-BE-${school}` : reject('bad_code', `${land} ${school}`),
      start: () => new Set<string>(),
      add: (names, { club }) => {
        if (club) names.add(club)
        return undefined
      },
      facts: (names) => (names.size > 0 ? [{ fact: 'clubs', period, choice: listOf(names) }] : []),
    })
  },
})

function listOf(names: ReadonlySet<string>): string {
  let list = ''
  for (const name of [...names].sort((one, other) => one.localeCompare(other, 'de'))) {
    if (list.length + name.length > MAX_LIST) break
    list += list ? `, ${name}` : name
  }
  return list
}

/** Clubs at schools in Berlin, collected by jedeschule.de. */
export const deBerlinClubs: Source = {
  id: 'de-berlin-clubs',
  country: 'DE',
  tables: [clubs],
  supplements: [],
  overrules: [],
}
