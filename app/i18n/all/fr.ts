import { account } from '../account/fr.ts'
import { admission } from '../admission/fr.ts'
import { admissionDates } from '../admission-dates/fr.ts'
import { catchment } from '../catchment/fr.ts'
import { changes } from '../changes/fr.ts'
import { childReminders } from '../child-reminders/fr.ts'
import { children } from '../children/fr.ts'
import { choosing } from '../choosing/fr.ts'
import { choosingSentences } from '../choosing-sentences/fr.ts'
import { claims } from '../claims/fr.ts'
import { compare } from '../compare/fr.ts'
import { connection } from '../connection/fr.ts'
import { corrections } from '../corrections/fr.ts'
import { coverage } from '../coverage/fr.ts'
import { dashboard } from '../dashboard/fr.ts'
import { datesAdmin } from '../dates-admin/fr.ts'
import { developers } from '../developers/fr.ts'
import { dossier } from '../dossier/fr.ts'
import { enquiries } from '../enquiries/fr.ts'
import { events } from '../events/fr.ts'
import { factTrend } from '../fact-trend/fr.ts'
import { factVocabulary } from '../fact-vocabulary/fr.ts'
import { footer } from '../footer/fr.ts'
import { furtherFilters } from '../further-filters/fr.ts'
import { gallery } from '../gallery/fr.ts'
import { groups } from '../groups/fr.ts'
import { help } from '../help/fr.ts'
import { home } from '../home/fr.ts'
import { sites } from '../institutions/fr.ts'
import { legal } from '../legal/fr.ts'
import { map } from '../map/fr.ts'
import { moderation } from '../moderation/fr.ts'
import { moving } from '../moving/fr.ts'
import { noResults } from '../no-results/fr.ts'
import { facts } from '../official-facts/fr.ts'
import { openDays } from '../open-days/fr.ts'
import { orders } from '../orders/fr.ts'
import { pages } from '../pages/fr.ts'
import { places } from '../places/fr.ts'
import { profile } from '../profile/fr.ts'
import { profileParts } from '../profile-parts/fr.ts'
import { published } from '../published/fr.ts'
import { questions } from '../questions/fr.ts'
import { readOnly } from '../read-only/fr.ts'
import { resultNotes } from '../result-notes/fr.ts'
import { results } from '../results/fr.ts'
import { schoolDay } from '../school-day/fr.ts'
import { sharedLists } from '../shared-lists/fr.ts'
import { site } from '../site/fr.ts'
import { suggest } from '../suggest/fr.ts'
import { tickets } from '../tickets/fr.ts'
import type { Catalogue } from '../translate.ts'
import { withdrawal } from '../withdrawal/fr.ts'

export const fr: Catalogue = {
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
