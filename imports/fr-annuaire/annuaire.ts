import { cleanEmail, cleanWebsite } from '../cleaning/contact.ts'
import { featuresIn } from '../cleaning/features.ts'
import { cleanPhone } from '../cleaning/phone.ts'
import { decimal } from '../cleaning/position.ts'
import { cleanPostalCode } from '../cleaning/postal-code.ts'
import { isDay } from '../reading/edition-date.ts'
import type { Reading } from '../register-school.ts'
import { type Row, schoolTable } from '../source.ts'
import { annuaireFacts } from './annuaire-facts.ts'
import { frenchCategory, frenchType } from './nature.ts'
import { frenchCity, frenchName, frenchPosition, frenchStatus, frenchStreet } from './readable.ts'
import { frenchRejection } from './rejection.ts'

const columns = {
  uai: ['Identifiant_de_l_etablissement'],
  name: ['Nom_etablissement'],
  kind: ['Type_etablissement'],
  nature: ['libelle_nature'],
  sector: ['Statut_public_prive'],
  address1: ['Adresse_1', 'Adresse 1'],
  address2: ['Adresse_2', 'Adresse 2'],
  postalCode: ['Code_postal', 'Code postal'],
  city: ['Nom_commune'],
  department: ['Libelle_departement'],
  academy: ['Libelle_academie'],
  lat: ['latitude'],
  lng: ['longitude'],
  precision: ['precision_localisation'],
  phone: ['Telephone'],
  email: ['Mail'],
  website: ['Web'],
  state: ['etat'],
  date: ['date_maj_ligne'],
  pupils: ['Nombre_d_eleves', "Nombre d'eleves"],
  vocational: ['Voie_professionnelle'],
  general: ['Voie_generale'],
  technological: ['Voie_technologique'],
  arts: ['Section_arts'],
  sport: ['Section_sport'],
  international: ['Section_internationale'],
  european: ['Section_europeenne'],
  ulis: ['ULIS'],
  boarding: ['Hebergement'],
  canteen: ['Restauration'],
  nursery: ['Ecole_maternelle'],
  elementary: ['Ecole_elementaire'],
  apprenticeships: ['Apprentissage'],
  segpa: ['Segpa'],
  cinema: ['Section_cinema'],
  theatre: ['Section_theatre'],
  agricultural: ['Lycee_Agricole'],
  military: ['Lycee_militaire'],
  tradesLabel: ['Lycee_des_metiers'],
  postBac: ['Post_BAC'],
  priority: ['Appartenance_Education_Prioritaire'],
  greta: ['GRETA'],
  contract: ['Type_contrat_prive'],
  district: ['nom_circonscription'],
  ministry: ['ministere_tutelle'],
  opened: ['date_ouverture'],
  parent: ['etablissement_mere'],
  parentRelation: ['type_rattachement_etablissement_mere'],
  groupedInOne: ['rpi_concentre'],
  groupedInSeveral: ['rpi_disperse'],
  guide: ['Fiche_onisep'],
} as const

/** One row of the annuaire; flags are `1` and `0`. */
export type AnnuaireRow = Row<keyof typeof columns>

/** The annuaire of all schools and services. */
export const annuaire = schoolTable({
  name: 'annuaire',
  columns,
  required: ['uai', 'name', 'kind', 'sector', 'address1', 'postalCode', 'city'],
  feeds: {
    position: ['lat'],
    phone: ['phone'],
    email: ['email'],
    website: ['website'],
    features: ['ulis'],
    pupils: ['pupils'],
    boarding: ['boarding'],
  },
  reader: () => annuaireSchool,
})

/** Turns a row of the annuaire, or one that others took from it, into a school with its facts. */
export function annuaireSchool(row: AnnuaireRow): Reading {
  const rejection = frenchRejection(row.uai, `${row.kind} ${row.nature}`, row.name, row.department)
  if (rejection) return rejection
  const yes = (cell: string) => cell === '1'
  const pupils = decimal(row.pupils)
  return {
    code: row.uai,
    school: {
      id: `fr-${row.uai}`,
      name: frenchName(row.name),
      category: frenchCategory(row.nature || row.kind, {
        onlyVocational: yes(row.vocational) && !yes(row.general) && !yes(row.technological),
      }),
      localType: frenchType(row.nature || row.kind),
      ownership: row.sector === 'Public' ? 'public' : /^Priv/.test(row.sector) ? 'private' : null,
      street: frenchStreet(row.address1 || row.address2),
      postalCode: cleanPostalCode('FR', row.postalCode),
      city: frenchCity(row.city),
      region: row.department || row.academy,
      country: 'FR',
      position: frenchPosition(row.lat, row.lng, row.precision),
      phone: cleanPhone('FR', row.phone),
      email: cleanEmail(row.email),
      website: cleanWebsite(row.website),
      features: featuresIn(
        row.name,
        yes(row.arts) && 'arts',
        yes(row.sport) && 'sports',
        yes(row.international) && 'international',
        yes(row.european) && 'bilingual',
        yes(row.ulis) && 'inclusion',
      ),
      languages: [],
      pupils: Number.isInteger(pupils) ? pupils : null,
      boarding: row.boarding === '' ? null : yes(row.boarding),
      status: frenchStatus(row.state),
      date: isDay(row.date) ? row.date : undefined,
    },
    facts: annuaireFacts(row),
  }
}
