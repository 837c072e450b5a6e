/** What people write here: a question about a school, or an answer to one. */
export const POST_KINDS = ['question', 'question_answer'] as const
export type PostKind = (typeof POST_KINDS)[number]
export type PostStatus = 'pending' | 'published' | 'rejected' | 'removed'

export const MIN_QUESTION_LENGTH = 15
export const MAX_QUESTION_LENGTH = 500
export const MIN_ANSWER_LENGTH = 2
export const MAX_ANSWER_LENGTH = 2000

/** Questions on a page of the list, and answers on the page of a question. */
export const QUESTIONS_PER_PAGE = 10
export const ANSWERS_PER_PAGE = 20
/** Questions on the profile of a school. */
export const PROFILE_QUESTIONS = 3

/** Path of the questions of a school, without language. */
export const questionsPath = (schoolId: string): string => `/schools/${schoolId}/questions`
/** Path of one question, without language. */
export const questionPath = (schoolId: string, questionId: string): string => `${questionsPath(schoolId)}/${questionId}`
/** Path of an answer on the page of its question, without language. */
export const answerPath = (schoolId: string, questionId: string, answerId: string): string =>
  `${questionPath(schoolId, questionId)}?answer=${answerId}#answer-${answerId}`
