import { account } from '../account/it.ts'
import { admission } from '../admission/it.ts'
import { admissionDates } from '../admission-dates/it.ts'
import { catchment } from '../catchment/it.ts'
import { changes } from '../changes/it.ts'
import { childReminders } from '../child-reminders/it.ts'
import { children } from '../children/it.ts'
import { choosing } from '../choosing/it.ts'
import { choosingSentences } from '../choosing-sentences/it.ts'
import { claims } from '../claims/it.ts'
import { compare } from '../compare/it.ts'
import { connection } from '../connection/it.ts'
import { corrections } from '../corrections/it.ts'
import { coverage } from '../coverage/it.ts'
import { dashboard } from '../dashboard/it.ts'
import { datesAdmin } from '../dates-admin/it.ts'
import { developers } from '../developers/it.ts'
import { dossier } from '../dossier/it.ts'
import { enquiries } from '../enquiries/it.ts'
import { events } from '../events/it.ts'
import { factTrend } from '../fact-trend/it.ts'
import { factVocabulary } from '../fact-vocabulary/it.ts'
import { footer } from '../footer/it.ts'
import { furtherFilters } from '../further-filters/it.ts'
import { gallery } from '../gallery/it.ts'
import { groups } from '../groups/it.ts'
import { help } from '../help/it.ts'
import { home } from '../home/it.ts'
import { sites } from '../institutions/it.ts'
import { legal } from '../legal/it.ts'
import { map } from '../map/it.ts'
import { moderation } from '../moderation/it.ts'
import { moving } from '../moving/it.ts'
import { noResults } from '../no-results/it.ts'
import { facts } from '../official-facts/it.ts'
import { openDays } from '../open-days/it.ts'
import { orders } from '../orders/it.ts'
import { pages } from '../pages/it.ts'
import { places } from '../places/it.ts'
import { profile } from '../profile/it.ts'
import { profileParts } from '../profile-parts/it.ts'
import { published } from '../published/it.ts'
import { questions } from '../questions/it.ts'
import { readOnly } from '../read-only/it.ts'
import { resultNotes } from '../result-notes/it.ts'
import { results } from '../results/it.ts'
import { schoolDay } from '../school-day/it.ts'
import { sharedLists } from '../shared-lists/it.ts'
import { site } from '../site/it.ts'
import { suggest } from '../suggest/it.ts'
import { tickets } from '../tickets/it.ts'
import type { Catalogue } from '../translate.ts'
import { withdrawal } from '../withdrawal/it.ts'

export const it: Catalogue = {
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
