import { CORRECTIONS_POLICY } from '#app/features/corrections/policy.ts'
import { ENQUIRIES_POLICY } from '#app/features/enquiries/policy.ts'
import { EVENTS_POLICY } from '#app/features/events/policy.ts'
import { PROFILE_POLICY } from '#app/features/profile-editing/policy.ts'
import { QUESTIONS_POLICY } from '#app/features/questions/policy.ts'
import { REVIEWS_POLICY } from '#app/features/reviews/policy.ts'
import { MEDIA_POLICY } from '#app/features/school-media/policy.ts'
import { SUPPORT_POLICY } from '#app/features/support/policy.ts'
import { exampleEvent } from '../example-event.ts'
import { by, missing, PREMIUM_SCHOOL, type Write } from './write.ts'

const saveProfile = by(PROFILE_POLICY.saveProfile)
const EVENT = exampleEvent(PREMIUM_SCHOOL)
const files = (type: string) => JSON.stringify([{ name: 'x', type, bytes: 1000 }])
const item = () => ({ schoolId: PREMIUM_SCHOOL, mediaId: crypto.randomUUID() })

/** The forms of the dashboard of a school. */
export const DASHBOARD_WRITES: Record<string, Write[]> = {
  '/dashboard/profile': [
    saveProfile('profile', { schoolId: PREMIUM_SCHOOL, seen: 'x', step: 'publish', name: 'X', summary_de: 'X' }),
    saveProfile('profile', { schoolId: PREMIUM_SCHOOL, seen: 'x', step: 'draft', name: 'X', description_fr: 'X' }),
    saveProfile('discard', { schoolId: PREMIUM_SCHOOL, seen: 'x' }),
  ],
  '/dashboard/preview': [saveProfile('publish', { schoolId: PREMIUM_SCHOOL, seen: 'x' })],
  '/dashboard/position': [
    by(PROFILE_POLICY.movePosition)('position', { schoolId: PREMIUM_SCHOOL, seen: 'x', lat: '50.9', lng: '6.9' }),
    by(PROFILE_POLICY.movePosition)('reset', { schoolId: PREMIUM_SCHOOL, seen: 'x' }),
  ],
  '/dashboard/versions': [
    by(PROFILE_POLICY.restoreVersion)('restore', { schoolId: PREMIUM_SCHOOL, number: '1', newest: '1' }),
  ],
  '/dashboard/educational-profile': [
    {
      form: { schoolId: PREMIUM_SCHOOL, section: 'awards', language: 'de', seen: 'x', text: 'X' },
      may: PROFILE_POLICY.saveText,
    },
  ],
  '/dashboard/contact': [by(PROFILE_POLICY.updatePlace)('place', { schoolId: PREMIUM_SCHOOL, country: 'DE' })],
  '/dashboard/settings': [by(PROFILE_POLICY.updateVisibilityInDashboard)('visibility', { schoolId: PREMIUM_SCHOOL })],
  '/dashboard/facts': [
    by(CORRECTIONS_POLICY.requestOfficialValue)('correction', {
      schoolId: PREMIUM_SCHOOL,
      field: 'pupils',
      value: '321',
      reason: 'Eigene Zählung',
    }),
  ],
  '/dashboard/reviews/invitation': [
    by(REVIEWS_POLICY.renewInvitation)('renew', { schoolId: PREMIUM_SCHOOL }),
    by(REVIEWS_POLICY.renewInvitation)('end', { schoolId: PREMIUM_SCHOOL }),
  ],
  '/dashboard/questions/:id': [
    by(QUESTIONS_POLICY.answerForSchool)('school-answer', {
      schoolId: PREMIUM_SCHOOL,
      version: '0',
      language: 'de',
      text: 'Danke.',
    }),
  ],
  '/dashboard/reviews/:id': [
    by(REVIEWS_POLICY.answer)('answer', { schoolId: PREMIUM_SCHOOL, version: '0', language: 'de', text: 'Danke.' }),
  ],
  '/dashboard/messages/:id': [
    missing(ENQUIRIES_POLICY.answer)('answer', { text: 'Ja, drei Plätze.' }),
    missing(ENQUIRIES_POLICY.close)('done'),
    missing(ENQUIRIES_POLICY.reopen)('reopen'),
    missing(ENQUIRIES_POLICY.delete)('delete'),
  ],
  '/dashboard/events/new': [by(EVENTS_POLICY.add)('event', { ...EVENT, version: '0' })],
  '/dashboard/events/:id': [
    by(EVENTS_POLICY.change)('event', { ...EVENT, version: '1' }),
    by(EVENTS_POLICY.delete)('delete', { schoolId: PREMIUM_SCHOOL }),
  ],
  '/dashboard/media': [
    by(MEDIA_POLICY.delete)('delete', item()),
    by(MEDIA_POLICY.restore)('restore', item()),
    by(MEDIA_POLICY.move)('move', item()),
    by(MEDIA_POLICY.describe)('words', item()),
    by(MEDIA_POLICY.setPoster)('poster', item()),
    by(MEDIA_POLICY.setSubtitles)('subtitles', { ...item(), language: 'de' }),
    by(MEDIA_POLICY.setSubtitles)('remove-subtitles', { ...item(), language: 'de' }),
    by(MEDIA_POLICY.addVideo)('link', {
      schoolId: PREMIUM_SCHOOL,
      link: 'https://youtu.be/dQw4w9WgXcQ',
      title: 'X',
    }),
    missing(MEDIA_POLICY.discardUpload)('discard', { mediaId: crypto.randomUUID() }),
  ],
  '/dashboard/logo': [
    by(MEDIA_POLICY.removeLogo)('remove-logo', { schoolId: PREMIUM_SCHOOL }),
    by(MEDIA_POLICY.setLogo)('logo', { schoolId: PREMIUM_SCHOOL }),
  ],
  '/api/school-uploads': [
    { form: { schoolId: PREMIUM_SCHOOL, kind: 'image', files: files('image/jpeg') }, may: MEDIA_POLICY.addImage },
    { form: { schoolId: PREMIUM_SCHOOL, kind: 'video', files: files('video/mp4') }, may: MEDIA_POLICY.addVideo },
  ],
  '/dashboard/support': [
    by(SUPPORT_POLICY.request)('support', {
      schoolId: PREMIUM_SCHOOL,
      way: 'email',
      subject: 'X',
      message: 'Eine Frage zum Logo.',
    }),
  ],
  '/dashboard/support/:number': [
    missing(SUPPORT_POLICY.reply)('reply', { message: 'X' }),
    missing(SUPPORT_POLICY.closeOwn)('close'),
  ],
}
