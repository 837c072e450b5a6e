import { route, type SiteRoute } from './site-route.ts'

/** The public pages of a school, its questions and its reviews. */
export const SCHOOL_ROUTES: SiteRoute[] = [
  route('schools/:id', 'routes/public/school/school.tsx', { texts: ['profile'], landing: true }),
  route('schools/:id/videos/:video', 'routes/public/school/video.tsx', {
    texts: ['profile', 'profileParts'],
    external: 'players',
  }),
  route('schools/:id/review', 'routes/public/school/review.tsx', { texts: ['profile', 'account'] }),
  route('schools/:id/questions', 'routes/public/school/questions.tsx', { texts: ['profile', 'questions'] }),
  route('schools/:id/questions/:question', 'routes/public/school/question.tsx', {
    texts: ['profile', 'account', 'questions'],
  }),
  route('schools/:id/ask', 'routes/public/school/ask.tsx', { texts: ['profile', 'account', 'questions'] }),
  route('schools/:id/claim', 'routes/account/claims/claim-school.tsx', {
    texts: ['profile', 'account', 'claims'],
    body: 'evidence',
  }),
  route('schools/:id/correction', 'routes/public/school/correction.tsx', {
    texts: ['profile', 'account', 'corrections'],
  }),
  route('schools/:id/day', 'routes/public/school/day.tsx', {
    id: 'school-day',
    texts: ['profile', 'account', 'schoolDay'],
  }),
  route('schools/:id/changes', 'routes/public/school/changes.tsx', {
    id: 'school-changes',
    texts: ['profile', 'changes'],
  }),
  route('schools/:id/facts/:fact', 'routes/public/school/fact.tsx', {
    id: 'school-fact',
    texts: ['profile', 'factTrend'],
  }),
  route('schools/:id/message', 'routes/public/school/enquiry.tsx', { texts: ['profile', 'account', 'enquiries'] }),
  route('schools/:id/disputes', 'routes/public/reports/disputes.tsx', { texts: ['profile', 'account'] }),
  route('schools/:id/report', 'routes/public/reports/content-report.tsx', {
    texts: ['profile', 'account', 'schoolDay'],
  }),
  route('questions/:id/report', 'routes/public/reports/post-report.tsx', { texts: ['account', 'questions'] }),
  route('reviews/:id/report', 'routes/public/reports/report.tsx', { texts: ['account'] }),
  route('reviews/:id/dispute', 'routes/public/reports/dispute.tsx', { texts: ['account'] }),
  route('schools/:id/reviews', 'routes/public/school/reviews.tsx', {
    texts: ['profile', 'published'],
    landing: true,
  }),
]
