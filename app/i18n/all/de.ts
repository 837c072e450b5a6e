import { account } from '../account/de.ts'
import { admission } from '../admission/de.ts'
import { admissionDates } from '../admission-dates/de.ts'
import { catchment } from '../catchment/de.ts'
import { changes } from '../changes/de.ts'
import { childReminders } from '../child-reminders/de.ts'
import { children } from '../children/de.ts'
import { choosing } from '../choosing/de.ts'
import { choosingSentences } from '../choosing-sentences/de.ts'
import { claims } from '../claims/de.ts'
import { compare } from '../compare/de.ts'
import { connection } from '../connection/de.ts'
import { corrections } from '../corrections/de.ts'
import { coverage } from '../coverage/de.ts'
import { dashboard } from '../dashboard/de.ts'
import { datesAdmin } from '../dates-admin/de.ts'
import { developers } from '../developers/de.ts'
import { dossier } from '../dossier/de.ts'
import { enquiries } from '../enquiries/de.ts'
import { events } from '../events/de.ts'
import { factTrend } from '../fact-trend/de.ts'
import { factVocabulary } from '../fact-vocabulary/de.ts'
import { footer } from '../footer/de.ts'
import { furtherFilters } from '../further-filters/de.ts'
import { gallery } from '../gallery/de.ts'
import { groups } from '../groups/de.ts'
import { help } from '../help/de.ts'
import { home } from '../home/de.ts'
import { sites } from '../institutions/de.ts'
import { legal } from '../legal/de.ts'
import { map } from '../map/de.ts'
import { moderation } from '../moderation/de.ts'
import { moving } from '../moving/de.ts'
import { noResults } from '../no-results/de.ts'
import { facts } from '../official-facts/de.ts'
import { openDays } from '../open-days/de.ts'
import { orders } from '../orders/de.ts'
import { pages } from '../pages/de.ts'
import { places } from '../places/de.ts'
import { profile } from '../profile/de.ts'
import { profileParts } from '../profile-parts/de.ts'
import { published } from '../published/de.ts'
import { questions } from '../questions/de.ts'
import { readOnly } from '../read-only/de.ts'
import { resultNotes } from '../result-notes/de.ts'
import { results } from '../results/de.ts'
import { schoolDay } from '../school-day/de.ts'
import { sharedLists } from '../shared-lists/de.ts'
import { site } from '../site/de.ts'
import { suggest } from '../suggest/de.ts'
import { tickets } from '../tickets/de.ts'
import { withdrawal } from '../withdrawal/de.ts'

/** The German catalogue: the other languages must have the same keys and placeholders. */
export const de = {
  ...site,
  ...sites,
  ...resultNotes,
  ...noResults,
  ...moving,
  ...footer,
  ...help,
  ...home,
  ...results,
  ...gallery,
  ...places,
  ...profile,
  ...profileParts,
  ...published,
  ...openDays,
  ...orders,
  ...pages,
  ...account,
  ...admission,
  ...admissionDates,
  ...catchment,
  ...changes,
  ...children,
  ...sharedLists,
  ...childReminders,
  ...choosing,
  ...choosingSentences,
  ...claims,
  ...compare,
  ...corrections,
  ...coverage,
  ...dashboard,
  ...datesAdmin,
  ...developers,
  ...dossier,
  ...enquiries,
  ...events,
  ...facts,
  ...factTrend,
  ...factVocabulary,
  ...furtherFilters,
  ...legal,
  ...map,
  ...moderation,
  ...connection,
  ...readOnly,
  ...suggest,
  ...groups,
  ...questions,
  ...schoolDay,
  ...tickets,
  ...withdrawal,
}
export type German = typeof de
