import { db } from '#db/client.ts'
import { schoolsChanged } from '#db/school-changes.ts'
import { reviewRow, schoolRow } from '#db/testing/factories.ts'
import { makeSchool } from './dashboard-school.ts'
import { makePerson, type Person } from './person.ts'
import { openScreen, type Screen } from './render-screen.tsx'

let member: Person
let newcomer: Person
let free: Person
let plain: Person

/** Creates what the screens show: schools with and without reviews, and people with and without Premium. */
export async function makeContents() {
  const features = ['fullDay', 'music', 'sports', 'science'] as const
  await db()
    .insertInto('schools')
    .values([schoolRow({ id: 'a', name: 'Schule am Park', features: [...features] }), schoolRow({ id: 'b' })])
    .execute()
  member = await makeSchool({ id: 'own', name: 'Schule am See' })
  newcomer = await makeSchool({ id: 'new', name: 'Schule am Berg' })
  free = await makePerson()
  plain = await makeSchool({ id: 'plain', category: 'high_school', local_type: 'Gymnasium' }, { premium: false })
  const reviews = ['a', 'own'].map((school_id) => reviewRow({ school_id, verified_level: 'proof' }))
  await db().insertInto('reviews').values(reviews).execute()
  const picture = { school_id: 'own', kind: 'image', url: '/hof.webp', title: 'Hof', width: 4, height: 3, position: 0 }
  await db().insertInto('school_media').values(picture).execute()
  await schoolsChanged()
}

const own = (path: string) => openScreen(`/en/dashboard/${path}`, { cookie: member.cookie })
const fresh = (path: string) => openScreen(`/en/dashboard/${path}`, { cookie: newcomer.cookie })
const open = (path: string) => () => openScreen(path)

/** How a browser without JavaScript reaches each screen of the table. */
export const SCREENS: Record<string, () => Promise<Screen>> = {
  home: open('/en'),
  'home-de': open('/'),
  'home-fr': open('/fr'),
  'home-es': open('/es'),
  'home-it': open('/it'),
  'home-member': () => openScreen('/en', { cookie: member.cookie }),
  results: open('/en/results'),
  'results-none': open('/en/results?q=xqzvwkpt'),
  'not-found': open('/en/nothing-here'),
  'school-unknown': open('/en/schools/nobody'),
  profile: open('/en/schools/a'),
  'profile-new': open('/en/schools/b'),
  'for-schools': open('/en/for-schools'),
  premium: open('/en/premium'),
  'premium-member': () => openScreen('/en/premium', { cookie: member.cookie }),
  about: open('/en/about'),
  'sign-in': open('/en/auth'),
  'sign-in-empty': async () => (await openScreen('/en/auth')).main.send('Sign in'),
  'sign-up-empty': async () => (await openScreen('/en/auth?mode=signup')).main.send('Create account'),
  'sign-up-sent': async () =>
    (await openScreen('/en/auth?mode=signup')).main.send('Create account', {
      'Email address': 'fixed@post.example',
      Password: 'Kreidestaub und Schwamm',
    }),
  'provider-failed': open('/api/auth/callback/google?state=made-up'),
  'contact-refused': async () =>
    (await openScreen('/about')).main.send('Nachricht senden', { Name: 'A', 'E-Mail-Adresse': 'a', Nachricht: 'Kurz' }),
  'contact-sent': sendContact,
  'own-school': () => openScreen('/en/account/schools/plain', { cookie: plain.cookie }),
  'dashboard-nobody': open('/en/dashboard'),
  'dashboard-free': () => openScreen('/en/dashboard', { cookie: free.cookie }),
  overview: () => fresh('overview'),
  'edit-profile': () => own('profile'),
  'profile-saved': async () => (await own('profile')).main.send('Publish'),
  'educational-profile': () => own('educational-profile'),
  media: () => fresh('media'),
  'media-videos': () => fresh('media?type=videos'),
  'media-filled': () => own('media'),
  'media-none-chosen': () => own('media?view=upload&refused=media_missing'),
  'media-wrong-type': () => own('media?view=upload&refused=media_type'),
  'media-video-failed': () => own('media?view=upload&type=videos&refused=video_upload'),
  'logo-failed': () => own('profile?logo=image_upload'),
  'logo-not-deleted': () => own('profile?logo=image_delete'),
  'avatar-none-chosen': () => openScreen('/en/account?avatar=select_image', { cookie: free.cookie }),
  'avatar-wrong-type': () => openScreen('/en/account?avatar=invalid_file_type', { cookie: free.cookie }),
  'avatar-nobody': () => openScreen('/en/account?avatar=must_be_logged_in', { cookie: free.cookie }),
  'avatar-failed': () => openScreen('/en/account?avatar=image_upload', { cookie: free.cookie }),
  contact: () => own('contact'),
  'contact-edit': async () => (await own('contact')).main.follow('Edit'),
  'contact-saved': async () => (await (await own('contact')).main.follow('Edit')).main.send('Save changes'),
  settings: () => own('settings'),
  'settings-saved': async () => (await own('settings')).main.send('Save changes'),
  reviews: () => own('reviews'),
  'reviews-none': () => fresh('reviews'),
  notifications: () => own('notifications'),
  'notifications-saved': async () => (await own('notifications')).main.send('Save settings'),
  support: () => own('support'),
  'support-sent': async () =>
    (await own('support?way=email')).main.send('Send request', {
      'What is it about?': 'The logo',
      'Your message': 'It does not upload, whatever I do.',
    }),
}

async function sendContact(): Promise<Screen> {
  const screen = await openScreen('/en/about')
  const privacy = screen.main.element.querySelector('label:has([name=privacy])')!.textContent!
  const filled = { Name: 'Ada', 'Email address': 'ada@post.example', Message: 'Hello, I have a question.' }
  return await screen.main.send('Send message', { ...filled, [privacy]: true })
}
