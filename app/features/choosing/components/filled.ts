import type { useSubmission } from '#app/core/forms/use-submission.ts'
import type { PlainKey } from '#app/i18n/translate.ts'
import type { Answers, PrivateAnswers } from '../answers.ts'

/** The fields of the form that have one value. */
export type ChooseField =
  | ('place' | 'home' | 'entry' | 'bornMonth' | 'bornYear' | 'way' | 'language')
  | ('wish1' | 'wish2' | 'wish3')
export type ChooseFields = ReturnType<typeof useSubmission<ChooseField>>['fields']

/** What the form contains. */
export type Filled = {
  answers: Answers
  own: PrivateAnswers
  placeName: string
  /** The place as typed where there is none of that name, otherwise empty. */
  unknownPlace: string
  /** What was wrong with a field, although its form was right. */
  problems: { place?: PlainKey; home?: PlainKey }
}

/** Returns what the fields contain for answers. */
export function fieldsOf({ answers, own, placeName, unknownPlace }: Filled): Record<ChooseField, string> {
  const [bornYear = '', bornMonth = ''] = own.born.split('-')
  const [wish1 = '', wish2 = '', wish3 = ''] = answers.wishes
  return {
    ...{ place: placeName || unknownPlace || answers.place, home: own.home, entry: String(answers.entry ?? '') },
    ...{ bornMonth, bornYear, way: answers.way ?? '', wish1, wish2, wish3, language: answers.language ?? '' },
  }
}
