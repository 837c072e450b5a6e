import type { Role } from '#app/features/accounts/sessions/session.ts'
import { makeAccount } from '#app/features/accounts/testing/accounts.ts'

/** What journeys do with their account; each journey and each size of screen has one of its own. */
export const ACCOUNTS = [
  'login',
  'profile',
  'password',
  'factor',
  'sessions',
  'email',
  'reset',
  'delete',
  'favourites',
  'hearts',
  'hearts-noscript',
  'noscript',
  'avatar',
  'avatar-noscript',
  'moderator',
  'desk',
  'held',
  'operator',
  'school-owner',
  'school-helper',
  'member',
  'desk-operator',
  'invited',
  'writer',
  'publisher',
  'chooser',
  'buyer',
  'buyer-noscript',
  'invoiced',
  'claimant',
  'media',
  'media-noscript',
  'head-de',
  'head-fr',
  'author',
  'author-noscript',
  'inbox',
  'announcer',
  'told',
  'teller',
] as const
export type AccountName = (typeof ACCOUNTS)[number]
export const SCREENS = ['phone', 'desktop'] as const

/** Address of an account of the journeys. */
export const addressOf = (name: AccountName, screen: string): string => `${name}.${screen}@post.example`

/** Adds the accounts with which journeys sign in; their password is that of all test accounts. */
export async function addExampleAccounts(): Promise<void> {
  for (const screen of SCREENS) {
    for (const name of ACCOUNTS) {
      const role: Role = name === 'moderator' || name === 'desk' ? 'moderator' : 'user'
      await makeAccount({ email: addressOf(name, screen), name: name === 'login' ? '' : `Marta ${name}`, role })
    }
  }
}
