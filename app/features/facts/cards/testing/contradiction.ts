import type { Span } from '#app/features/schools/stages/stage.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { CountryCode } from '#db/vocabulary.ts'

/** Words for a school, read without knowing how they were chosen, with the ages that a reader infers from them. */
type Meaning = { words: RegExp; fits: (ages: Span, country: CountryCode) => boolean; says: string }

const has = ({ from, to }: Span, begin: number, end: number) => Math.min(to, end) - Math.max(from, begin) >= 1

/** Ages at which primary schools end; in Berlin and Brandenburg at 12. */
const PRIMARY_ENDS: Record<CountryCode, number> = { DE: 10, FR: 11, ES: 12, IT: 11, GB: 11 }

const ALL: Omit<Meaning, 'words'> = {
  fits: (ages, country) => has(ages, 6, PRIMARY_ENDS[country]) && has(ages, 15, 19),
  says: 'primary to upper',
}
const PRIMARY_AND_SECONDARY: Omit<Meaning, 'words'> = {
  fits: (ages, country) => has(ages, 5, PRIMARY_ENDS[country]) && has(ages, 11, 16),
  says: 'primary and secondary',
}
const BOTH_STAGES: Omit<Meaning, 'words'> = {
  fits: ({ from, to }) => from >= 9 && from <= 14 && to >= 16,
  says: 'lower and upper secondary',
}
const UPPER: Omit<Meaning, 'words'> = { fits: ({ from, to }) => from >= 13 && to >= 16, says: 'upper secondary' }
const LOWER: Omit<Meaning, 'words'> = { fits: ({ from, to }) => from >= 9 && to <= 17, says: 'lower secondary' }
const SECONDARY: Omit<Meaning, 'words'> = { fits: ({ from, to }) => from >= 9 && to >= 12, says: 'secondary' }
const PRIMARY: Omit<Meaning, 'words'> = { fits: ({ from, to }) => from <= 10 && to <= 13, says: 'primary' }
const NURSERY: Omit<Meaning, 'words'> = { fits: ({ to }) => to <= 8, says: 'nursery' }
const NURSERY_AND_PRIMARY: Omit<Meaning, 'words'> = {
  fits: ({ from, to }) => from <= 4 && to >= 7 && to <= 13,
  says: 'nursery and primary',
}
const ELSE: Omit<Meaning, 'words'> = { fits: () => true, says: '' }

/** The first that matches counts. */
const MEANINGS: Record<Locale, readonly (readonly [RegExp, Omit<Meaning, 'words'>])[]> = {
  de: [
    [
      /Abend|kolleg|zwischen Grundschule|ersten weiterführenden|beruflich|förder|Klinik|Erwachsene|Bildungsweg|Unterricht/i,
      ELSE,
    ],
    [/bis zur Oberstufe|mit Oberstufe.*(Grund-)|Grund- und weiterführende Schule mit Oberstufe/i, ALL],
    [/Grund- und weiterführende|bis zur Mittelstufe/i, PRIMARY_AND_SECONDARY],
    [/Vor- und Grundschule/i, NURSERY_AND_PRIMARY],
    [/schule mit Oberstufe/i, BOTH_STAGES],
    [/Oberstufe/i, UPPER],
    [/Gymnasium/i, BOTH_STAGES],
    [/Sekundarschule/i, LOWER],
    [/weiterführend/i, SECONDARY],
    [/Grundschule/i, PRIMARY],
    [/Vorschule|Kita/i, NURSERY],
  ],
  en: [
    [/middle|preparatory|vocational|special|adult|hospital|alternative/i, ELSE],
    [/all-through/i, PRIMARY_AND_SECONDARY],
    [/primary and secondary/i, PRIMARY_AND_SECONDARY],
    [/nursery and primary/i, NURSERY_AND_PRIMARY],
    [/sixth form|upper secondary/i, UPPER],
    [/lower secondary/i, LOWER],
    [/academic|grammar/i, SECONDARY],
    [/secondary/i, SECONDARY],
    [/primary|infant|junior/i, PRIMARY],
    [/nursery/i, NURSERY],
  ],
  fr: [
    [/début|entre primaire|professionnel|technique|spécialisé|adultes|hôpital|alternatif/i, ELSE],
    [/(primaire|maternelle) (au lycée|à la fin)/i, ALL],
    [/du primaire et du secondaire|au collège/i, PRIMARY_AND_SECONDARY],
    [/maternelle et élémentaire/i, NURSERY_AND_PRIMARY],
    [/collège et lycée/i, BOTH_STAGES],
    [/lycée|fin du secondaire/i, UPPER],
    [/collège/i, LOWER],
    [/secondaire/i, SECONDARY],
    [/primaire|élémentaire/i, PRIMARY],
    [/maternelle|crèche|petite enfance/i, NURSERY],
  ],
  es: [
    [/primeros cursos de secundaria|entre primaria|profesional|especial|adultos|hospital|alternativa/i, ELSE],
    [/a bachillerato/i, ALL],
    [/infantil a secundaria|primaria y secundaria/i, PRIMARY_AND_SECONDARY],
    [/infantil y primaria/i, NURSERY_AND_PRIMARY],
    [/secundaria y bachillerato/i, BOTH_STAGES],
    [/bachillerato/i, UPPER],
    [/secundaria/i, SECONDARY],
    [/primaria/i, PRIMARY],
    [/infantil/i, NURSERY],
  ],
  it: [
    [
      /inizio della secondaria|tra primaria|professionale|istituto (tecnico|d.arte)|speciale|adulti|ospedale|alternativa/i,
      ELSE,
    ],
    [/alle superiori/i, ALL],
    [/primaria e secondaria|infanzia alla secondaria/i, PRIMARY_AND_SECONDARY],
    [/infanzia e primaria/i, NURSERY_AND_PRIMARY],
    [/medie e (liceo|superiori)/i, BOTH_STAGES],
    [/superior|liceo|secondo grado/i, UPPER],
    [/media|primo grado/i, LOWER],
    [/secondaria/i, SECONDARY],
    [/primaria/i, PRIMARY],
    [/infanzia/i, NURSERY],
  ],
}

/** Returns which stages a sentence names although the school has other ages; undefined if it contradicts none. */
export function contradiction(
  sentence: string,
  { ages, country }: { ages: Span | null; country: CountryCode },
  locale: Locale,
): string | undefined {
  if (!ages) return undefined
  const meaning = MEANINGS[locale].find(([words]) => words.test(sentence))?.[1]
  return meaning && !meaning.fits(ages, country) ? `${meaning.says}, but ${ages.from} to ${ages.to}` : undefined
}
