import { sql, type Transaction } from 'kysely'
import { Failure } from '#app/core/failure.ts'
import { type Member, requireMember } from '#app/features/schools/membership/require-member.server.ts'
import { LOCALES } from '#app/i18n/locales.ts'
import { db } from '#db/client.ts'
import type { Database } from '#db/schema.ts'
import { writeSelfReported } from '../change-self-reported.server.ts'
import { recordVersion } from '../record-version.server.ts'
import { writeText } from '../texts/save-text.server.ts'
import { taughtBy } from '../update-basics.server.ts'
import type { ProfileForm, ProfileWords } from './profile-form.ts'
import { readProfileForm } from './read-profile-form.server.ts'

type Typed = { seen: string; words: ProfileWords }

/** Publishes the form's values and deletes the draft. @throws Failure as {@link changeProfile} does */
export const publishProfile = (member: Member, { seen, words }: Typed): Promise<void> =>
  changeProfile(member, seen, (trx, form) => publish(trx, member, form, words))

/** Publishes the draft that the person saw. @throws Failure as {@link changeProfile} does */
export const publishDraft = (member: Member, seen: string): Promise<void> =>
  changeProfile(member, seen, async (trx, form) => {
    if (form.draft) await publish(trx, member, form, form.draft.words)
  })

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
 * Changes the profile or its draft, one writer after the other.
 *
 * @param seen version token of what the person saw
 * @throws Failure school_not_yours, premium_required, or text_changed when profile or draft are not what the person
 *   saw
 */
async function changeProfile(
  member: Member,
  seen: string,
  change: (trx: Transaction<Database>, form: ProfileForm) => Promise<void>,
): Promise<void> {
  await db()
    .transaction()
    .execute(async (trx) => {
      await requireMember(trx, member, { premium: true })
      // Waits for other writers, and stores the version before the change.
      await recordVersion(trx, { userId: null, schoolId: member.schoolId })
      const form = await readProfileForm(trx, member.schoolId)
      if (form.seen !== seen) throw new Failure('conflict', 'text_changed')
      await change(trx, form)
    })
}

async function publish(trx: Transaction<Database>, member: Member, { school }: ProfileForm, words: ProfileWords) {
  const { schoolId } = member
  const name = school.ownFacts && words.name ? { name: words.name } : {}
  await writeSelfReported(trx, schoolId, { ...taughtBy(words, school.official), ...name })
  for (const language of LOCALES) {
    await writeText(trx, schoolId, { section: 'summary', language, text: words.summaries[language] })
    await writeText(trx, schoolId, { section: 'description', language, text: words.descriptions[language] })
  }
  await removeDraft(trx, schoolId)
  await recordVersion(trx, member)
}

async function removeDraft(trx: Transaction<Database>, schoolId: string): Promise<void> {
  await trx.deleteFrom('school_drafts').where('school_id', '=', schoolId).execute()
}
