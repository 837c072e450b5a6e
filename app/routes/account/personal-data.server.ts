import { accountData } from '#app/features/accounts/own-data/account-data.server.ts'
import type { PersonalData } from '#app/features/accounts/own-data/personal-data.ts'
import { invoiceData, withdrawalData } from '#app/features/billing/billing-data.server.ts'
import { orderData } from '#app/features/billing/orders/order-data.server.ts'
import { lockData } from '#app/features/desk/locks/lock-data.server.ts'
import { avatarData } from '#app/features/media/avatar-data.server.ts'
import { enquiryAnswerData, enquiryData } from '#app/features/messages/enquiries/enquiry-data.server.ts'
import { ruleEntryData } from '#app/features/moderation/rule-lists/rule-data.server.ts'
import { disputeData, reportData } from '#app/features/notices/notice-data.server.ts'
import { entryData } from '#app/features/notifications/entries/keep-entries.server.ts'
import { answerData } from '#app/features/reviews/answers/answer-data.server.ts'
import { mattersData } from '#app/features/reviews/own/matters-data.server.ts'
import { voteData } from '#app/features/reviews/read/votes/vote-data.server.ts'
import { reviewData } from '#app/features/reviews/review-data.server.ts'
import { savedSearchData } from '#app/features/saved-searches/saved-search-data.server.ts'
import { mergeData } from '#app/features/school-desk/merge/merge-data.server.ts'
import { claimAnswerData, claimData, ownSchoolsData } from '#app/features/schools/claims/claim-data.server.ts'
import { correctionData } from '#app/features/schools/corrections/correction-data.server.ts'
import { importData } from '#app/features/schools/imports/import-data.server.ts'
import { ownWordData } from '#app/features/schools/own-word/own-word-data.server.ts'
import { invitationData } from '#app/features/schools/people/people-data.server.ts'
import { favouritesData } from '#app/features/shortlist/favourites.server.ts'
import { ticketAnswerData, ticketData } from '#app/features/tickets/ticket-data.server.ts'

/** Every kind of data about people that the product keeps: what export, erasure and retention go by. */
export const PERSONAL_DATA: readonly PersonalData[] = [
  ...accountData,
  entryData,
  avatarData,
  mattersData,
  reviewData,
  answerData,
  voteData,
  favouritesData,
  savedSearchData,
  claimData,
  claimAnswerData,
  ownSchoolsData,
  ownWordData,
  mergeData,
  correctionData,
  importData,
  invitationData,
  enquiryData,
  enquiryAnswerData,
  reportData,
  disputeData,
  ruleEntryData,
  orderData,
  invoiceData,
  withdrawalData,
  ticketData,
  ticketAnswerData,
  lockData,
]
