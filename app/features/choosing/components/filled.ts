import type { useSubmission } from '#app/core/forms/use-submission.ts'
import type { Answers, PrivateAnswers } from '../answers.ts'

/** The fields of the form that have one value. */
export type ChooseField =
  | ('place' | 'home' | 'entry' | 'bornMonth' | 'bornYear' | 'way' | 'language')
  | ('wish1' | 'wish2' | 'wish3')
export type ChooseFields = ReturnType<typeof useSubmission<ChooseField>>['fields']

/** What the form contains. */
export type Filled = { answers: Answers; own: PrivateAnswers; placeName: string }

/** Returns what the fields contain for answers. */
export function fieldsOf({ answers, own, placeName }: Filled): Record<ChooseField, string> {
  const [bornYear = '', bornMonth = ''] = own.born.split('-')
  const [wish1 = '', wish2 = '', wish3 = ''] = answers.wishes
  return {
    ...{ place: placeName || answers.place, home: own.home, entry: String(answers.entry ?? '') },
    ...{ bornMonth, bornYear, way: answers.way ?? '', wish1, wish2, wish3, language: answers.language ?? '' },
  }
}
