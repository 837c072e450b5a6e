import type { Right } from '#app/core/policy.ts'
import { ACCOUNTS_POLICY } from '#app/features/accounts/policy.ts'
import { ADMIN_POLICY } from '#app/features/admin/policy.ts'
import { ADMISSION_DATES_POLICY } from '#app/features/admission-dates/policy.ts'
import { API_POLICY } from '#app/features/api/policy.ts'
import { BILLING_POLICY } from '#app/features/billing/policy.ts'
import { CHILDREN_POLICY } from '#app/features/children/policy.ts'
import { CLAIMS_POLICY } from '#app/features/claims/policy.ts'
import { CORRECTIONS_POLICY } from '#app/features/corrections/policy.ts'
import { DOSSIER_POLICY } from '#app/features/dossier/policy.ts'
import { EVENTS_POLICY } from '#app/features/events/policy.ts'
import { FAVOURITES_POLICY } from '#app/features/favourites/policy.ts'
import { GROUPS_POLICY } from '#app/features/groups/policy.ts'
import { IMPORTS_POLICY } from '#app/features/import-runs/policy.ts'
import { LEGAL_POLICY } from '#app/features/legal/policy.ts'
import { MAILINGS_POLICY } from '#app/features/mailings/policy.ts'
import { MODERATION_POLICY } from '#app/features/moderation/policy.ts'
import { NOTIFICATIONS_POLICY } from '#app/features/notifications/policy.ts'
import { PROFILE_POLICY } from '#app/features/profile-editing/policy.ts'
import { QUESTIONS_POLICY } from '#app/features/questions/policy.ts'
import { REVIEWS_POLICY } from '#app/features/reviews/policy.ts'
import { SAVED_SEARCHES_POLICY } from '#app/features/saved-searches/policy.ts'
import { SCHOOL_ADMIN_POLICY } from '#app/features/school-admin/policy.ts'
import { SCHOOL_DAY_POLICY } from '#app/features/school-day/policy.ts'
import { MEDIA_POLICY } from '#app/features/school-media/policy.ts'
import { SCHOOL_MEMBERS_POLICY } from '#app/features/school-members/policy.ts'
import { SCHOOLS_POLICY } from '#app/features/schools/policy.ts'
import { SEARCH_POLICY } from '#app/features/search/policy.ts'
import { SHARED_LISTS_POLICY } from '#app/features/shared-lists/policy.ts'
import { SUPPORT_POLICY } from '#app/features/support/policy.ts'

/** `missing`: what the page shows does not exist. */
type Read = { may: Right; missing?: true }
const missing = (may: Right): Read => ({ may, missing: true })

/** The right that opening each page takes. */
export const READS: Record<string, Right | Read> = {
  // Answers 401 instead of redirecting to the sign-in: only scripts request it.
  '/api/shortlist': 'everybody',
  // Answers 405: only scripts send to it.
  '/api/school-uploads': 'everybody',
  '/api/point': 'everybody',
  '/api/ways': 'everybody',
  '/api/reach': 'everybody',
  // Answers 405: only scripts send to it.
  '/api/child-dates': 'everybody',
  // Answers 405: it takes a form.
  '/api/shared-list': SHARED_LISTS_POLICY.read,
  '/api/list-cards': 'everybody',
  '/list': SHARED_LISTS_POLICY.create,
  '/list/:id': SHARED_LISTS_POLICY.read,
  '/children.ics': 'everybody',
  '/children': 'everybody',
  '/choose': 'everybody',
  '/api/views': 'everybody',
  // Answers 405: only scripts send to it.
  '/api/passkey-request': 'everybody',
  '/moderation-figures.json': 'everybody',
  // Answers 405: only mail servers send to it.
  '/api/mail/bounces': 'everybody',
  '/api/notifications/stream': 'everybody',
  '/api/notifications/unread': 'everybody',
  '/api/payments/:provider': 'everybody',
  '/places/:country/:region/:town/map.svg': 'everybody',
  '/schools/:id/map.svg': 'everybody',
  '/schools/:id/picture.png': 'everybody',
  '/places/:country/picture.png': 'everybody',
  '/places/:country/:region/picture.png': 'everybody',
  '/places/:country/:region/:town/picture.png': 'everybody',
  '/schools/:id/badge.svg': 'everybody',
  '/schools/:id/events.ics': 'everybody',
  '/schools/:id/events/:file': 'everybody',
  '/schools/:id/videos/:video/:file': 'everybody',
  '/embed/schools/:id': 'everybody',
  '/embed/card/schools/:id': 'everybody',
  '/embed/card/places/:country/:region/:town': 'everybody',
  '/embed/map/schools/:id': 'everybody',
  '/embed/map/places/:country/:region/:town': 'everybody',
  '/feeds/schools/:id/reviews.atom': 'everybody',
  '/feeds/places/:country/:region/:town/:file': 'everybody',
  '/api/auth/callback/google': 'everybody',
  '/': 'everybody',
  '/results': 'everybody',
  '/results.csv': 'everybody',
  '/results.json': 'everybody',
  '/places': 'everybody',
  '/support/:need/:country': 'everybody',
  '/support/:need/:country/:region': 'everybody',
  '/places/:country': 'everybody',
  '/places/:country/:region': 'everybody',
  '/places/:country/:region/:town': 'everybody',
  '/places/:country/:region/:town/:type': 'everybody',
  '/admission-dates': 'everybody',
  '/admission-dates/:country': 'everybody',
  '/admission-dates/:country/:region': 'everybody',
  '/admission-dates/:country/calendar.ics': 'everybody',
  '/admission-dates/:country/:region/calendar.ics': 'everybody',
  '/schools/:id/admission-dates.ics': 'everybody',
  '/catchment': 'everybody',
  '/compare': 'everybody',
  '/compare.csv': 'everybody',
  '/dossier': DOSSIER_POLICY.make,
  // Both lead to the page: they take a form.
  '/dossier.pdf': DOSSIER_POLICY.make,
  '/dossier.csv': DOSSIER_POLICY.make,
  '/dossier/map.svg': 'everybody',
  '/schools/:id': 'everybody',
  '/schools/:id/facts.csv': 'everybody',
  '/schools/:id/facts.json': 'everybody',
  '/schools/:id/videos/:video': 'everybody',
  '/schools/:id/review': 'everybody',
  '/schools/:id/correction': 'everybody',
  '/schools/:id/message': 'everybody',
  '/schools/:id/day': SCHOOL_DAY_POLICY.read,
  // Signed-in people who are not members of the school get a 404: see notices.db.test.ts.
  '/schools/:id/disputes': MODERATION_POLICY.dispute,
  '/schools/:id/questions': 'everybody',
  '/schools/:id/questions/:question': 'everybody',
  '/schools/:id/ask': 'everybody',
  '/questions/:id/report': 'everybody',
  '/reviews/:id/report': 'everybody',
  '/schools/:id/report': 'everybody',
  '/reviews/:id/dispute': missing(MODERATION_POLICY.dispute),
  '/schools/:id/claim': CLAIMS_POLICY.claimByEvidence,
  '/schools/:id/reviews': 'everybody',
  '/ordering': 'everybody',
  '/how-reviews-work': 'everybody',
  '/review-rules': 'everybody',
  '/for-schools': 'everybody',
  '/claim': 'everybody',
  '/claim/missing': CLAIMS_POLICY.claimByEvidence,
  '/premium': 'everybody',
  '/order': BILLING_POLICY.chooseSchool,
  '/order/:id': BILLING_POLICY.order,
  '/orders/:id': missing(BILLING_POLICY.readOwn),
  '/test-payment/:id': 'everybody',
  '/withdrawal': 'everybody',
  '/withdrawal/confirm': 'everybody',
  '/cancellation': 'everybody',
  '/imprint': 'everybody',
  '/privacy': 'everybody',
  '/terms': 'everybody',
  '/accessibility': 'everybody',
  '/dsa': 'everybody',
  '/data-sources': 'everybody',
  '/about': 'everybody',
  '/developers': 'everybody',
  '/open-data': 'everybody',
  '/frames': 'everybody',
  '/help': 'everybody',
  '/help/account': 'everybody',
  '/help/premium': 'everybody',
  '/help/:topic': 'everybody',
  '/contact': 'everybody',
  '/named-in-a-review': 'everybody',
  '/*': 'everybody',
  // With a session it leads home.
  '/auth': 'everybody',
  '/auth/second-factor': ACCOUNTS_POLICY.enterCode,
  '/auth/check-email': 'everybody',
  '/auth/confirm': 'everybody',
  '/auth/forgot': 'everybody',
  '/auth/reset': 'everybody',
  '/auth/change-email': 'everybody',
  '/auth/restore': 'everybody',
  '/auth/stop-removal': 'everybody',
  '/auth/confirm-address': 'everybody',
  '/auth/unsubscribe': 'everybody',
  '/auth/sign-out': 'everybody',
  '/account': ACCOUNTS_POLICY.changeProfile,
  '/account/security': ACCOUNTS_POLICY.changeSecurity,
  '/account/address': ACCOUNTS_POLICY.confirmAddress,
  '/account/news': NOTIFICATIONS_POLICY.readOwn,
  // Redirects to the list, as there is no such entry.
  '/account/news/:id': NOTIFICATIONS_POLICY.readOwn,
  '/account/notifications': NOTIFICATIONS_POLICY.chooseOwn,
  '/account/questions': QUESTIONS_POLICY.readOwn,
  '/account/questions/:id': QUESTIONS_POLICY.readOwn,
  '/account/reviews': REVIEWS_POLICY.readOwn,
  '/account/reviews/:id': REVIEWS_POLICY.readOwn,
  '/account/reviews/:id/delete': REVIEWS_POLICY.delete,
  '/account/orders': BILLING_POLICY.readOwn,
  '/account/claims/:id': CLAIMS_POLICY.readOwn,
  '/account/favourites': FAVOURITES_POLICY.readOwn,
  '/account/searches': SAVED_SEARCHES_POLICY.readOwn,
  '/account/children': CHILDREN_POLICY.readOwn,
  '/account/api-keys': API_POLICY.makeKey,
  '/account/schools': SCHOOLS_POLICY.listOwn,
  '/account/schools/:id': PROFILE_POLICY.updateBasics,
  '/account/schools/:id/day': SCHOOL_DAY_POLICY.state,
  '/account/schools/:id/questions': QUESTIONS_POLICY.answerForSchool,
  '/account/schools/:id/questions/:question': { may: QUESTIONS_POLICY.answerForSchool, missing: true },
  '/account/schools/:id/open-days': EVENTS_POLICY.addOpenDay,
  '/account/schools/:id/open-days/:event': { may: EVENTS_POLICY.changeOpenDay, missing: true },
  '/account/schools/:id/images': MEDIA_POLICY.delete,
  '/account/schools/:id/people': SCHOOL_MEMBERS_POLICY.read,
  '/account/schools/:id/decisions': MODERATION_POLICY.appealContent,
  '/account/school-invitation': SCHOOL_MEMBERS_POLICY.join,
  '/account/groups': GROUPS_POLICY.found,
  '/account/group-invitation': GROUPS_POLICY.join,
  // Groups of other people are a 404: see groups.db.test.ts.
  '/account/groups/:id': GROUPS_POLICY.read,
  '/account/groups/:id/edit': GROUPS_POLICY.planChange,
  '/account/groups/:id/upload': GROUPS_POLICY.planChange,
  '/account/groups/:id/template.csv': GROUPS_POLICY.planChange,
  '/account/groups/:id/template.xlsx': GROUPS_POLICY.planChange,
  '/account/groups/:id/changes': GROUPS_POLICY.read,
  '/account/groups/:id/changes/:change': GROUPS_POLICY.applyChange,
  '/account/groups/:id/people': GROUPS_POLICY.read,
  '/account/groups/:id/people/:person': GROUPS_POLICY.setRights,
  '/account/groups/:id/claim': CLAIMS_POLICY.claimForGroup,
  '/account/groups/:id/end': GROUPS_POLICY.endSchool,
  '/account/data': ACCOUNTS_POLICY.delete,
  '/dashboard/profile': SCHOOLS_POLICY.openDashboard,
  '/dashboard/preview': SCHOOLS_POLICY.openDashboard,
  '/dashboard/educational-profile': SCHOOLS_POLICY.openDashboard,
  '/dashboard/versions': SCHOOLS_POLICY.openDashboard,
  '/dashboard/position': SCHOOLS_POLICY.openDashboard,
  '/dashboard/questions': SCHOOLS_POLICY.openDashboard,
  '/dashboard/questions/:id': SCHOOLS_POLICY.openDashboard,
  '/dashboard/reviews': SCHOOLS_POLICY.openDashboard,
  '/dashboard/reviews.csv': SCHOOLS_POLICY.openDashboard,
  '/dashboard/messages': SCHOOLS_POLICY.openDashboard,
  '/dashboard/messages.csv': SCHOOLS_POLICY.openDashboard,
  '/dashboard/messages/:id': SCHOOLS_POLICY.openDashboard,
  '/dashboard/events': SCHOOLS_POLICY.openDashboard,
  '/dashboard/events/new': SCHOOLS_POLICY.openDashboard,
  '/dashboard/events/:id': SCHOOLS_POLICY.openDashboard,
  '/dashboard/reviews/invitation': SCHOOLS_POLICY.openDashboard,
  '/dashboard/reviews/invitation.svg': SCHOOLS_POLICY.openDashboard,
  '/dashboard/reviews/invitation.png': SCHOOLS_POLICY.openDashboard,
  '/dashboard/reviews/invitation/sheet': SCHOOLS_POLICY.openDashboard,
  '/dashboard/reviews/:id': SCHOOLS_POLICY.openDashboard,
  // Other people's orders are a 404: see orders.db.test.ts.
  '/orders/:id/invoice.pdf': missing(BILLING_POLICY.readOwn),
  '/orders/:id/credit-note.pdf': missing(BILLING_POLICY.readOwn),
  '/dashboard': SCHOOLS_POLICY.openDashboard,
  '/dashboard/overview': SCHOOLS_POLICY.openDashboard,
  '/dashboard/figures.csv': SCHOOLS_POLICY.openDashboard,
  '/dashboard/support': SCHOOLS_POLICY.openDashboard,
  // Other people's tickets are a 404: see support.db.test.ts.
  '/dashboard/support/:number': SCHOOLS_POLICY.openDashboard,
  '/account/schools/:id/badge': SCHOOLS_POLICY.readBadge,
  '/dashboard/media': SCHOOLS_POLICY.openDashboard,
  // Redirects to the profile, which checks the session.
  '/dashboard/logo': 'everybody',
  '/dashboard/contact': SCHOOLS_POLICY.openDashboard,
  '/dashboard/facts': SCHOOLS_POLICY.openDashboard,
  '/dashboard/settings': SCHOOLS_POLICY.openDashboard,
  '/dashboard/notifications': SCHOOLS_POLICY.openDashboard,
  // Keeps the width of the sidebar for any visitor.
  '/dashboard/sidebar': 'everybody',
  '/admin/proofs/:id': MODERATION_POLICY.readEvidence,
  '/admin': MODERATION_POLICY.readQueue,
  '/admin/next': MODERATION_POLICY.readQueue,
  // Redirects to the queue, which checks the session.
  '/admin/locks': 'everybody',
  '/admin/reviews': MODERATION_POLICY.readQueue,
  '/admin/posts/:id': MODERATION_POLICY.decideContent,
  '/admin/reviews/:id': MODERATION_POLICY.decideReview,
  '/admin/orders': BILLING_POLICY.readEvery,
  // There is no order of this id, for admins either.
  '/admin/orders/:id': missing(BILLING_POLICY.readEvery),
  '/admin/claims': MODERATION_POLICY.readQueue,
  // There is no claim of this id.
  '/admin/claims/:id': missing(CLAIMS_POLICY.decide),
  '/admin/claims/:id/file': CLAIMS_POLICY.decide,
  // There is no report of this id.
  '/admin/content/:id': MODERATION_POLICY.decideContent,
  '/admin/corrections': MODERATION_POLICY.readQueue,
  '/admin/corrections/:id': CORRECTIONS_POLICY.decide,
  '/admin/reasons': MODERATION_POLICY.saveTextBlock,
  '/admin/rules': MODERATION_POLICY.editWordLists,
  '/admin/searches': SEARCH_POLICY.readFailures,
  '/admin/admission-dates': ADMISSION_DATES_POLICY.readRows,
  '/admin/admission-dates.csv': ADMISSION_DATES_POLICY.readRows,
  '/admin/synonyms': SEARCH_POLICY.saveSynonym,
  '/admin/updates': NOTIFICATIONS_POLICY.publishUpdate,
  '/admin/mailings': MAILINGS_POLICY.read,
  '/admin/terms': LEGAL_POLICY.readChanges,
  '/admin/users': MODERATION_POLICY.readUsers,
  // There is no account of this id, for admins either.
  '/admin/users/:id': missing(MODERATION_POLICY.readUsers),
  '/admin/schools': SCHOOL_ADMIN_POLICY.read,
  // Redirects to the list of schools, which checks the session.
  '/admin/visit': 'everybody',
  '/admin/new-school': SCHOOL_ADMIN_POLICY.add,
  '/admin/schools/:id': SCHOOL_ADMIN_POLICY.read,
  '/admin/schools/:id/content': MODERATION_POLICY.checkContent,
  '/admin/schools/:id/merge': SCHOOL_ADMIN_POLICY.merge,
  '/admin/figures': MODERATION_POLICY.readFigures,
  '/admin/figures.csv': MODERATION_POLICY.readFigures,
  '/admin/jobs': ADMIN_POLICY.readFailedJobs,
  '/admin/tickets': SUPPORT_POLICY.read,
  // There is no ticket of this id.
  '/admin/tickets/:id': missing(SUPPORT_POLICY.read),
  '/admin/log': MODERATION_POLICY.readAuditLog,
  '/admin/log.csv': MODERATION_POLICY.readAuditLog,
  '/admin/imports': IMPORTS_POLICY.read,
  '/admin/imports/new': IMPORTS_POLICY.tryOut,
  '/admin/imports/mapping': IMPORTS_POLICY.inspect,
  // There is no run of this id, for admins either.
  '/admin/imports/:id': missing(IMPORTS_POLICY.read),
  '/admin/imports/:id/mapping': missing(IMPORTS_POLICY.saveMapping),
  '/admin/imports/:id/mapping.json': missing(IMPORTS_POLICY.read),
  '/admin/registers': IMPORTS_POLICY.read,
  '/admin/registers/:id': missing(IMPORTS_POLICY.read),
  '/admin/import-schedules': IMPORTS_POLICY.read,
  '/admin/import-schedules/:id': missing(IMPORTS_POLICY.read),
  '/admin/imports/:id/rejected.csv': missing(IMPORTS_POLICY.read),
  '/account/export': ACCOUNTS_POLICY.export,
  // Redirects to the account page, which requires signing in.
  '/account/avatar': 'everybody',
}
