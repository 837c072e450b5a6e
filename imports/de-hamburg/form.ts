import type { Category } from '#db/vocabulary.ts'
import { germanCategory, germanRejection } from '../cleaning/german-school-type.ts'
import type { RejectionReason } from '../register-school.ts'
import type { Row } from '../source.ts'

type Forms = Row<'chapter' | 'forms'>

const CHAPTERS: Readonly<Record<string, Category>> = {
  Grundschulen: 'primary',
  Gymnasien: 'high_school',
  Stadtteilschulen: 'secondary',
  Sonderschulen: 'special_needs',
  'Berufliche Schulen': 'vocational',
}
const PARTS =
  /^(vorschulklasse|vorschulische sprachförderung|doppeltqualifizierender bildungsgang)$|\(allg\. bild\.\)$/i

/** Returns our category: the chapter of the register; for schools with several stages the highest. */
export function hamburgCategory({ chapter, forms }: Forms): Category {
  return CHAPTERS[chapter] ?? germanCategory(mainForms(forms).join(' '))
}

/** Returns the forms of the school in the register's words; a vocational school has too many to name. */
export function hamburgType({ chapter, forms }: Forms): string {
  return chapter === 'Berufliche Schulen' ? 'Berufliche Schule' : mainForms(forms).join(', ')
}

/** Returns the reason not to import a school, if any: every form of it is for adults. */
export function hamburgRejection({ forms }: Forms): RejectionReason | undefined {
  const reasons = mainForms(forms).map(germanRejection)
  return reasons.every(Boolean) ? reasons[0] : undefined
}

function mainForms(forms: string): string[] {
  const all = forms.split('|').filter(Boolean)
  const main = all.filter((form) => !PARTS.test(form))
  return main.length > 0 ? main : all
}
