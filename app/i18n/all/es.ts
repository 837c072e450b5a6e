import { account } from '../account/es.ts'
import { admission } from '../admission/es.ts'
import { admissionDates } from '../admission-dates/es.ts'
import { catchment } from '../catchment/es.ts'
import { changes } from '../changes/es.ts'
import { childReminders } from '../child-reminders/es.ts'
import { children } from '../children/es.ts'
import { choosing } from '../choosing/es.ts'
import { choosingSentences } from '../choosing-sentences/es.ts'
import { claims } from '../claims/es.ts'
import { compare } from '../compare/es.ts'
import { connection } from '../connection/es.ts'
import { corrections } from '../corrections/es.ts'
import { coverage } from '../coverage/es.ts'
import { dashboard } from '../dashboard/es.ts'
import { datesAdmin } from '../dates-admin/es.ts'
import { developers } from '../developers/es.ts'
import { dossier } from '../dossier/es.ts'
import { enquiries } from '../enquiries/es.ts'
import { events } from '../events/es.ts'
import { factTrend } from '../fact-trend/es.ts'
import { factVocabulary } from '../fact-vocabulary/es.ts'
import { footer } from '../footer/es.ts'
import { furtherFilters } from '../further-filters/es.ts'
import { gallery } from '../gallery/es.ts'
import { groups } from '../groups/es.ts'
import { help } from '../help/es.ts'
import { home } from '../home/es.ts'
import { sites } from '../institutions/es.ts'
import { legal } from '../legal/es.ts'
import { map } from '../map/es.ts'
import { moderation } from '../moderation/es.ts'
import { moving } from '../moving/es.ts'
import { noResults } from '../no-results/es.ts'
import { facts } from '../official-facts/es.ts'
import { openDays } from '../open-days/es.ts'
import { orders } from '../orders/es.ts'
import { pages } from '../pages/es.ts'
import { places } from '../places/es.ts'
import { profile } from '../profile/es.ts'
import { profileParts } from '../profile-parts/es.ts'
import { published } from '../published/es.ts'
import { questions } from '../questions/es.ts'
import { readOnly } from '../read-only/es.ts'
import { resultNotes } from '../result-notes/es.ts'
import { results } from '../results/es.ts'
import { schoolDay } from '../school-day/es.ts'
import { sharedLists } from '../shared-lists/es.ts'
import { site } from '../site/es.ts'
import { suggest } from '../suggest/es.ts'
import { tickets } from '../tickets/es.ts'
import type { Catalogue } from '../translate.ts'
import { withdrawal } from '../withdrawal/es.ts'

export const es: Catalogue = {
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
