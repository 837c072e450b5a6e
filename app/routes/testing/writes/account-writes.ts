/** A form, and who may send it. */
export type Write = {
  form: Record<string, string>
  may: 'everybody' | 'owner' | 'halfway' | 'operator' | 'member' | 'moderator' | 'admin'
}
/** Returns a function that describes forms that one kind of person may send. */
export const by =
  (may: Write['may']) =>
  (intent: string, fields: Record<string, string> = {}): Write => ({ form: { intent, ...fields }, may })

const owner = by('owner')
/** A device's answer; its challenge was not issued by this program. */
const ANSWER = JSON.stringify({
  id: 'x',
  rawId: 'x',
  type: 'public-key',
  response: { clientDataJSON: 'e30', attestationObject: 'oA' },
})

/** The forms of the pages of an account. */
export const ACCOUNT_WRITES: Record<string, Write[]> = {
  '/account': [
    owner('name', { fullName: 'X' }),
    owner('contact', { city: 'X' }),
    owner('language', { locale: 'it' }),
    owner('remove-picture'),
  ],
  '/account/security': [
    owner('password', { currentPassword: 'Rechenheft mit Margarine', newPassword: 'Kreidestaub und Schwamm' }),
    owner('email', { email: 'neu@post.example', password: 'Falsches Passwort 12' }),
    owner('identity-code'),
    owner('end-session', { sessionId: crypto.randomUUID() }),
    owner('passkey-begin', { password: 'Falsches Passwort 12' }),
    owner('passkey-add', { answer: ANSWER }),
    owner('passkey-remove', { id: 'none' }),
    owner('factor-begin'),
    owner('factor-confirm', { code: '000000' }),
    owner('new-codes', { password: 'Falsches Passwort 12' }),
    owner('factor-off', { password: 'Falsches Passwort 12' }),
  ],
  '/account/address': [owner('check-address')],
  '/account/news': [owner('read-all')],
  '/account/notifications': [owner('notifications')],
  '/account/reviews/:id': [owner('objection', { text: 'X' }), owner('reply', { text: 'X' }), owner('proof')],
  '/account/reviews/:id/delete': [owner('delete-review')],
}
