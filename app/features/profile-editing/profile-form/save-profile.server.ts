import { sql, type Transaction } from 'kysely'
import { Failure } from '#app/core/failure.ts'
import { requestCorrections } from '#app/features/corrections/request-corrections.server.ts'
import { type Member, requireMember } from '#app/features/schools/membership/require-member.server.ts'
import { LOCALES, type Locale } from '#app/i18n/locales.ts'
import { db } from '#db/client.ts'
import type { Database } from '#db/schema.ts'
import { writeSelfReported } from '../change-self-reported.server.ts'
import { PROFILE_POLICY } from '../policy.ts'
import { recordVersion } from '../record-version.server.ts'
import { writeText } from '../texts/save-text.server.ts'
import { taughtBy } from '../update-basics.server.ts'
import type { ProfileForm, ProfileWords } from './profile-form.ts'
import { readProfileForm } from './read-profile-form.server.ts'

type Typed = { seen: string; words: ProfileWords }
/** The person who publishes, with the language in which the team's decision about the name is announced. */
type Publisher = Member & { locale: Locale }

/**
 * Publishes the form's values and deletes the draft. A name that differs from the register's is requested as a
 * correction, which a moderator decides.
 *
 * @returns whether a moderator is asked
 * @throws Failure as {@link changeProfile} does
 */
export const publishProfile = (member: Publisher, { seen, words }: Typed): Promise<boolean> =>
  changeProfile(member, seen, (trx, form) => publish(trx, member, form, words))

/** Publishes the draft that the person saw, as {@link publishProfile} does. */
export const publishDraft = (member: Publisher, seen: string): Promise<boolean> =>
  changeProfile(member, seen, async (trx, form) =>
    form.draft ? await publish(trx, member, form, form.draft.words) : false,
  )

/** Saves the form's values as a draft, which only members see. @throws Failure as {@link changeProfile} does */
export const saveDraft = (member: Member, { seen, words }: Typed): Promise<void> =>
  changeProfile(member, seen, async (trx) => {
    const draft = { saved_by: member.userId, content: JSON.stringify(words) }
    await trx
      .insertInto('school_drafts')
      .values({ school_id: member.schoolId, ...draft })
      .onConflict((conflict) => conflict.column('school_id').doUpdateSet({ ...draft, saved_at: sql<Date>`now()` }))
      .execute()
  })

/** Discards the draft that the person saw. @throws Failure as {@link changeProfile} does */
export const discardDraft = (member: Member, seen: string): Promise<void> =>
  changeProfile(member, seen, (trx) => removeDraft(trx, member.schoolId))

/**
 * Changes the profile or its draft, one writer after the other; returns what `change` returns.
 *
 * @param seen version token of what the person saw
 * @throws Failure school_not_yours, premium_required, or text_changed when profile or draft are not what the person saw
 */
async function changeProfile<Result>(
  member: Member,
  seen: string,
  change: (trx: Transaction<Database>, form: ProfileForm) => Promise<Result>,
): Promise<Result> {
  return await db()
    .transaction()
    .execute(async (trx) => {
      await requireMember(trx, member, PROFILE_POLICY.saveProfile)
      // Waits for other writers, and stores the version before the change.
      await recordVersion(trx, { userId: null, schoolId: member.schoolId })
      const form = await readProfileForm(trx, member.schoolId)
      if (form.seen !== seen) throw new Failure('conflict', 'text_changed')
      return await change(trx, form)
    })
}

async function publish(trx: Transaction<Database>, member: Publisher, { school }: ProfileForm, words: ProfileWords) {
  const { schoolId } = member
  const { ownFacts, official } = school
  const { name } = words
  await writeSelfReported(trx, schoolId, { ...taughtBy(words, official), ...(ownFacts && { name }) })
  const asked = ownFacts ? 0 : await requestCorrections(trx, member, { name })
  for (const language of LOCALES) {
    await writeText(trx, schoolId, { section: 'summary', language, text: words.summaries[language] })
    await writeText(trx, schoolId, { section: 'description', language, text: words.descriptions[language] })
  }
  await removeDraft(trx, schoolId)
  await recordVersion(trx, member)
  return asked > 0
}

async function removeDraft(trx: Transaction<Database>, schoolId: string): Promise<void> {
  await trx.deleteFrom('school_drafts').where('school_id', '=', schoolId).execute()
}
