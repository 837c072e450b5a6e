import { account } from '../account/en.ts'
import { admission } from '../admission/en.ts'
import { admissionDates } from '../admission-dates/en.ts'
import { catchment } from '../catchment/en.ts'
import { changes } from '../changes/en.ts'
import { childReminders } from '../child-reminders/en.ts'
import { children } from '../children/en.ts'
import { choosing } from '../choosing/en.ts'
import { choosingSentences } from '../choosing-sentences/en.ts'
import { claims } from '../claims/en.ts'
import { compare } from '../compare/en.ts'
import { connection } from '../connection/en.ts'
import { corrections } from '../corrections/en.ts'
import { coverage } from '../coverage/en.ts'
import { dashboard } from '../dashboard/en.ts'
import { datesAdmin } from '../dates-admin/en.ts'
import { developers } from '../developers/en.ts'
import { dossier } from '../dossier/en.ts'
import { enquiries } from '../enquiries/en.ts'
import { events } from '../events/en.ts'
import { factTrend } from '../fact-trend/en.ts'
import { factVocabulary } from '../fact-vocabulary/en.ts'
import { footer } from '../footer/en.ts'
import { furtherFilters } from '../further-filters/en.ts'
import { gallery } from '../gallery/en.ts'
import { groups } from '../groups/en.ts'
import { help } from '../help/en.ts'
import { home } from '../home/en.ts'
import { sites } from '../institutions/en.ts'
import { legal } from '../legal/en.ts'
import { map } from '../map/en.ts'
import { moderation } from '../moderation/en.ts'
import { moving } from '../moving/en.ts'
import { noResults } from '../no-results/en.ts'
import { facts } from '../official-facts/en.ts'
import { openDays } from '../open-days/en.ts'
import { orders } from '../orders/en.ts'
import { pages } from '../pages/en.ts'
import { places } from '../places/en.ts'
import { profile } from '../profile/en.ts'
import { profileParts } from '../profile-parts/en.ts'
import { published } from '../published/en.ts'
import { questions } from '../questions/en.ts'
import { readOnly } from '../read-only/en.ts'
import { resultNotes } from '../result-notes/en.ts'
import { results } from '../results/en.ts'
import { schoolDay } from '../school-day/en.ts'
import { sharedLists } from '../shared-lists/en.ts'
import { site } from '../site/en.ts'
import { suggest } from '../suggest/en.ts'
import { tickets } from '../tickets/en.ts'
import type { Catalogue } from '../translate.ts'
import { withdrawal } from '../withdrawal/en.ts'

export const en: Catalogue = {
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
