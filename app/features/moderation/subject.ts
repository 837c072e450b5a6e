import { POST_KINDS, type PostKind } from '#app/features/questions/question.ts'
import { CONTENT_RULES } from '#app/features/reviews/review.ts'
import { readDayPiece } from '#app/features/school-day/present-piece.ts'
import { SECTIONS } from '#app/features/school-profile/sections.ts'
import { LOCALES } from '#app/i18n/locales.ts'

/** What can be reported and decided about: reviews and answers, what schools show, questions and their answers. */
export const SUBJECT_KINDS = ['review', 'answer', 'image', 'video', 'text', 'event', 'day', ...POST_KINDS] as const
export type SubjectKind = (typeof SUBJECT_KINDS)[number]

/** Pieces of a profile: what schools show about themselves, and what families say of the day there. */
export const PIECE_KINDS = ['image', 'video', 'text', 'event', 'day'] as const
export type PieceKind = (typeof PIECE_KINDS)[number]

/** Whether a subject is a question, or an answer to one. */
export const isPost = (kind: string): kind is PostKind => POST_KINDS.some((one) => one === kind)

/**
 * A subject by its kind and id. A review and its answer have the id of the review, a text that of its section and
 * language, such as `summary.de`, and what is said of the day that of who says it and the topic, such as
 * `school.careUntil`: both are unique within their school.
 */
export type Subject = { kind: SubjectKind; id: string }
export type PieceRef = { kind: PieceKind; id: string }

/** Texts besides the ten sections of the educational profile. */
const SHORT_TEXTS = ['summary', 'description'] as const
const TEXTS: readonly string[] = [...SHORT_TEXTS, ...SECTIONS]
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * Parses a piece as addresses name it: `image.<id>`, `text.<section>.<language>`, `day.<who>.<topic>`; else undefined.
 */
export function readPiece(written: string): PieceRef | undefined {
  const [named, ...rest] = written.split('.')
  const id = rest.join('.')
  const kind = PIECE_KINDS.find((one) => one === named)
  if (kind === 'text') {
    const [section = '', language] = rest
    const isText = rest.length === 2 && TEXTS.includes(section) && LOCALES.some((locale) => locale === language)
    return isText ? { kind, id } : undefined
  }
  if (kind === 'day') return readDayPiece(id) ? { kind, id } : undefined
  return kind && UUID.test(id) ? { kind, id } : undefined
}

/** The rules for what schools show, in the order in which people choose from them. */
export const PIECE_RULES = ['people', 'rights', 'misleading', 'insult', 'advertising', 'illegal'] as const
export type PieceRule = (typeof PIECE_RULES)[number]

/** The rules for questions and their answers, in the order in which people choose from them. */
export const POST_RULES = [
  'person',
  'contact',
  'insult',
  'health',
  'false_facts',
  'copied',
  'off_topic',
  'illegal',
] as const satisfies readonly (typeof CONTENT_RULES)[number][]
export type PostRule = (typeof POST_RULES)[number]

/** The rules from which visitors choose in a report; breaches of the law have a form of their own. */
export const BROKEN_RULES = CONTENT_RULES.filter((rule) => rule !== 'illegal')
export const BROKEN_PIECE_RULES = PIECE_RULES.filter((rule) => rule !== 'illegal')
export const BROKEN_POST_RULES = POST_RULES.filter((rule) => rule !== 'illegal')

/** Maximum length, in characters, of the title and text of a piece that the team edits. */
export const MAX_PIECE_TITLE_LENGTH = 200
export const MAX_PIECE_TEXT_LENGTH = 5000
