import type { PersonalData } from '#app/core/privacy/personal-data.ts'
import { accountData } from '#app/features/accounts/me/account-data.server.ts'
import { avatarData } from '#app/features/accounts/me/avatar.server.ts'
import { lockData } from '#app/features/admin/case-locks/lock-data.server.ts'
import { apiKeyData } from '#app/features/api/keys/key-data.server.ts'
import { cancellationData, invoiceData, withdrawalData } from '#app/features/billing/billing-data.server.ts'
import { orderData } from '#app/features/billing/orders/order-data.server.ts'
import { childData, consentData } from '#app/features/children/child-data.server.ts'
import { claimAnswerData, claimData, ownSchoolsData } from '#app/features/claims/claim-data.server.ts'
import { correctionData } from '#app/features/corrections/correction-data.server.ts'
import { enquiryAnswerData, enquiryData } from '#app/features/enquiries/enquiry-data.server.ts'
import { favouritesData } from '#app/features/favourites/favourites.server.ts'
import { groupChangeData, groupInvitationData, groupPeopleData } from '#app/features/groups/group-data.server.ts'
import { importData, importScheduleData } from '#app/features/import-runs/import-data.server.ts'
import { mailingData } from '#app/features/mailings/mailing-data.server.ts'
import { appealData, disputeData, reportData } from '#app/features/moderation/reports/report-data.server.ts'
import { ruleEntryData } from '#app/features/moderation/team/word-lists/word-list-data.server.ts'
import { entryData } from '#app/features/notifications/entries/keep-entries.server.ts'
import { selfReportedData } from '#app/features/profile-editing/self-reported-data.server.ts'
import {
  postAppealData,
  questionAnswerData,
  questionData,
  schoolAnswerData,
  usefulVoteData,
} from '#app/features/questions/post-data.server.ts'
import { answerData } from '#app/features/reviews/answers/answer-data.server.ts'
import { casesData } from '#app/features/reviews/own-reviews/cases-data.server.ts'
import { voteData } from '#app/features/reviews/published/votes/vote-data.server.ts'
import { reviewData } from '#app/features/reviews/review-data.server.ts'
import { followData, savedSearchData } from '#app/features/saved-searches/saved-search-data.server.ts'
import { mergeData } from '#app/features/school-admin/merge/merge-data.server.ts'
import { daySayingData, statedDayData } from '#app/features/school-day/day-data.server.ts'
import { invitationData } from '#app/features/school-members/invitation-data.server.ts'
import { synonymData } from '#app/features/search/synonyms/synonym-data.server.ts'
import { ticketAnswerData, ticketData } from '#app/features/support/ticket-data.server.ts'

/** Every kind of personal data that the product keeps: the registry that export, erasure and retention use. */
export const PERSONAL_DATA: readonly PersonalData[] = [
  ...accountData,
  entryData,
  avatarData,
  casesData,
  reviewData,
  answerData,
  voteData,
  postAppealData,
  questionData,
  questionAnswerData,
  schoolAnswerData,
  usefulVoteData,
  favouritesData,
  savedSearchData,
  followData,
  childData,
  consentData,
  apiKeyData,
  claimData,
  claimAnswerData,
  ownSchoolsData,
  selfReportedData,
  statedDayData,
  daySayingData,
  mergeData,
  correctionData,
  importData,
  importScheduleData,
  invitationData,
  groupPeopleData,
  groupInvitationData,
  groupChangeData,
  enquiryData,
  enquiryAnswerData,
  reportData,
  disputeData,
  appealData,
  mailingData,
  ruleEntryData,
  synonymData,
  orderData,
  invoiceData,
  withdrawalData,
  cancellationData,
  ticketData,
  ticketAnswerData,
  lockData,
]
