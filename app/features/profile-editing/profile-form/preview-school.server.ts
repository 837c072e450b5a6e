import { findSchoolProfile, type SchoolProfile } from '#app/features/school-profile/find-school.server.ts'
import type { OwnText } from '#app/features/school-profile/list-texts.server.ts'
import type { FoundSchool } from '#app/features/school-profile/present-profile.ts'
import type { SelfReportedValues } from '#app/features/school-profile/read-sources.server.ts'
import type { Member } from '#app/features/schools/membership/require-member.server.ts'
import { LOCALES, type Locale } from '#app/i18n/locales.ts'
import { COUNTRY_LANGUAGE, type CountryCode } from '#db/vocabulary.ts'
import type { SelfReported } from '../self-reported.ts'
import { taughtBy } from '../update-basics.server.ts'
import type { ProfileDraft, ProfileWords } from './profile-form.ts'
import { findProfileForm } from './read-profile-form.server.ts'

/** The profile of a school as visitors would see it with its draft, if there is one. */
type Preview = { profile: SchoolProfile; draft: ProfileDraft | null; seen: string }

/**
 * Returns a school's profile with its draft; undefined for people who are not members, and when the school is not shown
 * at all.
 */
export async function previewSchool(member: Member, locale: Locale): Promise<Preview | undefined> {
  const form = await findProfileForm(member)
  if (!form) return undefined
  const { draft, school, seen } = form
  const profile = await findSchoolProfile(member.schoolId, locale, (now) =>
    draft ? withWords(now, draft.words, { school, locale }) : now,
  )
  return profile ? { profile, draft, seen } : undefined
}

type Context = { school: SelfReported; locale: Locale }

function withWords(now: FoundSchool, words: ProfileWords, { school, locale }: Context): FoundSchool {
  const { row, sources } = now
  const name = school.ownFacts ? { name: words.name } : {}
  const { official } = school
  const taught = taughtBy(words, official)
  const features = [...new Set([...official.features, ...taught.features])]
  const languages = taught.languages.length > 0 ? taught.languages : official.languages
  return {
    ...now,
    row: { ...row, ...name, features, languages },
    sources: { ...sources, own: { ...(sources.own ?? NO_VALUES), ...name, ...taught, updated_at: new Date() } },
    texts: withTexts(now.texts, words, [locale, COUNTRY_LANGUAGE[row.country as CountryCode], ...LOCALES.toSorted()]),
  }
}

/** Returns the texts in the first language that has one, as the profile chooses it. */
function withTexts(texts: FoundSchool['texts'], words: ProfileWords, languages: readonly Locale[]) {
  const changed = new Map(texts)
  for (const [section, written] of [
    ['summary', words.summaries] as const,
    ['description', words.descriptions] as const,
  ]) {
    const language = languages.find((one) => written[one] !== '')
    if (language) changed.set(section, sameOrNew(texts.get(section), { text: written[language], language }))
    else changed.delete(section)
  }
  return changed
}

const sameOrNew = (now: OwnText | undefined, { text, language }: Omit<OwnText, 'updatedAt'>): OwnText =>
  now?.text === text && now.language === language ? now : { text, language, updatedAt: new Date() }

const NO_VALUES: SelfReportedValues = {
  name: null,
  local_type: null,
  ownership: null,
  street: null,
  postal_code: null,
  city: null,
  phone: null,
  website: null,
  pupils: null,
  features: [],
  languages: [],
  fees_from: null,
  fees_to: null,
  fees_year: null,
  fees_included: [],
  updated_at: new Date(0),
}
