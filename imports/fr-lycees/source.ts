import { featuresIn } from '../cleaning/features.ts'
import { degrees } from '../cleaning/position.ts'
import { cleanPostalCode } from '../cleaning/postal-code.ts'
import { hasFact } from '../facts/fact.ts'
import { registerFacts } from '../fr-annuaire/annuaire-facts.ts'
import { frenchAges } from '../fr-annuaire/nature.ts'
import { frenchArea, frenchCity, frenchCommune, frenchName, frenchStreet } from '../fr-annuaire/readable.ts'
import { UAI } from '../fr-annuaire/uai.ts'
import { gatherSchools } from '../gather-schools.ts'
import { type ParsedRow, reject } from '../register-school.ts'
import { type Row, type Source, schoolTable } from '../source.ts'

const columns = {
  uai: ['uai'],
  name: ['nom'],
  city: ['ville'],
  department: ['departement'],
  academy: ['academie'],
  sector: ['secteur'],
  track: ['type'],
  lat: ['lat'],
  lng: ['lng'],
  street: ['adresse'],
  postalCode: ['codePostal'],
} as const
type LyceeRow = Row<keyof typeof columns>

/** Lycées with address and point, in an extract that has a row for each track: GT or Pro. */
const lycees = schoolTable({
  name: 'lycees',
  columns,
  required: ['uai', 'name', 'city', 'department', 'sector', 'track', 'lat', 'street', 'postalCode'],
  feeds: { position: ['lat'], ages: ['track'] },
  reader: () => gatherSchools({ keyOf, partOf: trackOf, toSchool }),
})

const keyOf = ({ uai }: LyceeRow) => (UAI.test(uai) ? `fr-${uai}` : reject(uai === '' ? 'no_code' : 'bad_code', uai))
const trackOf = ({ track }: LyceeRow) => track.toUpperCase()

/** What the extract adds to a name: `(general Et Techno.)`, `(professionnel)`. */
const TRACK_IN_NAME = /\s*\((general|generale|techno|technologique|professionn|polyvalent)[^)]*\)\s*$/i

function toSchool(id: string, row: LyceeRow, rows: readonly LyceeRow[]): ParsedRow {
  const tracks = rows.map(trackOf)
  const [isGeneral, isProfessional] = [tracks.includes('GT'), tracks.includes('PRO')]
  const name = frenchName(row.name.replace(TRACK_IN_NAME, '').toUpperCase())
  const localType =
    isGeneral && isProfessional
      ? 'Lycée polyvalent'
      : isGeneral
        ? 'Lycée général et technologique'
        : isProfessional
          ? 'Lycée professionnel'
          : 'Lycée'
  return {
    code: row.uai,
    school: {
      id,
      name,
      category: isProfessional && !isGeneral ? 'vocational' : 'high_school',
      localType,
      ownership: /^public/i.test(row.sector) ? 'public' : /^priv/i.test(row.sector) ? 'private' : null,
      street: frenchStreet(row.street),
      postalCode: cleanPostalCode('FR', row.postalCode),
      city: frenchCommune(frenchCity(row.city).replace(/ \d\d?$/, '')),
      region: frenchArea(row.department),
      country: 'FR',
      position: degrees(row.lat, row.lng),
      phone: '',
      email: '',
      website: '',
      features: featuresIn(name),
      languages: [],
      pupils: null,
      ages: frenchAges(localType),
      status: 'active',
    },
    facts: [
      ...(isGeneral || isProfessional ? [hasFact('professional_track', isProfessional)] : []),
      ...registerFacts({
        ...row,
        sector: /^public/i.test(row.sector) ? 'Public' : '',
        contract: row.sector,
        ministry: '',
        opened: '',
      }),
    ],
  }
}

/**
 * Lycées of France from the results indicators (IVAL): their only complete list with positions for use without the
 * national annuaire, which knows more about each of them.
 */
export const frLycees: Source = {
  id: 'fr-lycees',
  country: 'FR',
  tables: [lycees],
  supplements: [],
  overrules: [],
}
