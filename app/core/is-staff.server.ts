import { sql } from 'kysely'
import { rolesOf, type StaffRight } from './policy.ts'

/** Condition: the account has a role that comes with a right. Sessions have it only after the second factor. */
export const isStaff = (userId: string, right: StaffRight) =>
  sql<boolean>`exists (select from users staff where staff.id = ${userId} and staff.role = any (${[...rolesOf(right)]}))`
