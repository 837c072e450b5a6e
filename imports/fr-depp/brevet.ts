import { numberOf } from '../facts/fact.ts'
import { factTable } from '../source.ts'
import { deppRow, MISSING, sessionYear, shareOf, UAI_COLUMN } from './depp-row.ts'

/** Value-added indicators of collèges (IVAC): brevet results by série, and how far pupils progress. */
export const brevetIndicators = factTable({
  name: 'ivac',
  columns: {
    uai: UAI_COLUMN,
    session: ['session'],
    candidates: ['Nb candidats G'],
    passRate: ['Taux de réussite G'],
    valueAdded: ['VA du taux de réussite G'],
    mark: ["Note à l'écrit G", 'note_a_l_ecrit_g'],
    markValueAdded: ['VA de la note G'],
    proCandidates: ['Nb candidats P'],
    proPassRate: ['Taux de réussite P'],
    proMark: ["Note à l'écrit P", 'note_a_l_ecrit_p'],
    access: ["Taux d'accès 6eme 3eme", 'taux_d_acces_6eme_3eme'],
    present: ['Part présents 3eme ordinaire total'],
    adaptedPresent: ['Part présents 3eme segpa total'],
    honours: ['Nb mentions global G'],
    topHonours: ['Nb mentions TB G'],
  },
  required: ['uai', 'session', 'candidates', 'passRate', 'valueAdded', 'mark'],
  reader: () => (row) =>
    deppRow(row.uai, sessionYear(row.session), (period) => {
      const rules = { period, missing: MISSING }
      return [
        ...numberOf('brevet_candidates', row.candidates, rules),
        ...numberOf('brevet_pass_rate', row.passRate, rules),
        ...numberOf('brevet_value_added', row.valueAdded, rules),
        ...numberOf('brevet_written_mark', row.mark, rules),
        ...numberOf('brevet_written_value_added', row.markValueAdded, rules),
        ...numberOf('brevet_pro_candidates', row.proCandidates, rules),
        ...numberOf('brevet_pro_pass_rate', row.proPassRate, rules),
        ...numberOf('brevet_pro_written_mark', row.proMark, rules),
        ...numberOf('brevet_access_rate', row.access, rules),
        ...numberOf('brevet_present_share', row.present, rules),
        ...numberOf('brevet_adapted_present_share', row.adaptedPresent, rules),
        ...numberOf('brevet_honours_rate', shareOf([row.honours], row.candidates), rules),
        ...numberOf('brevet_top_honours_rate', shareOf([row.topHonours], row.candidates), rules),
      ]
    }),
})

/** Brevet results by school, all séries together: the rate differs from that of the indicators. */
export const brevetBySchool = factTable({
  name: 'dnb',
  columns: {
    uai: ['numero_d_etablissement', "Numéro d'établissement"],
    session: ['session'],
    present: ['presents'],
    passRate: ['taux_de_reussite'],
    fair: ['nombre_d_admis_mention_ab'],
    good: ['admis_mention_bien'],
    veryGood: ['admis_mention_tres_bien'],
  },
  required: ['uai', 'session', 'present', 'passRate'],
  reader: () => (row) =>
    deppRow(row.uai, sessionYear(row.session), (period) => [
      ...numberOf('brevet_all_candidates', row.present, { period, missing: MISSING }),
      ...numberOf('brevet_all_pass_rate', row.passRate, { period, missing: MISSING }),
      ...numberOf('brevet_all_honours_rate', shareOf([row.fair, row.good, row.veryGood], row.present), { period }),
    ]),
})
