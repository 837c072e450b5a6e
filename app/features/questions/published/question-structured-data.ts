import type { ShownAnswer, ShownQuestion } from './find-question.server.ts'

/**
 * Returns a question with the answers on its page for search engines (schema.org: QAPage). Nobody who writes is named,
 * except that an answer is of the school.
 *
 * @param school its name, and the address of its profile
 * @param address of the page
 */
export function questionStructuredData(
  question: ShownQuestion,
  answers: readonly ShownAnswer[],
  { school, address }: { school: { name: string; url: string }; address: string },
) {
  const describe = (answer: ShownAnswer) => ({
    '@type': 'Answer',
    text: answer.text,
    inLanguage: answer.language,
    datePublished: answer.publishedOn,
    ...(answer.changedOn && { dateModified: answer.changedOn }),
    upvoteCount: answer.useful,
    url: `${address}#answer-${answer.id}`,
    ...(answer.bySchool && { author: { '@type': 'EducationalOrganization', ...school } }),
  })
  const ofSchool = answers.find(({ bySchool }) => bySchool)
  const others = answers.filter((answer) => answer !== ofSchool)
  return {
    '@context': 'https://schema.org',
    '@type': 'QAPage',
    mainEntity: {
      '@type': 'Question',
      name: question.text,
      text: question.text,
      inLanguage: question.language,
      datePublished: question.publishedOn,
      ...(question.changedOn && { dateModified: question.changedOn }),
      upvoteCount: question.useful,
      answerCount: question.answers,
      about: { '@type': 'EducationalOrganization', ...school },
      ...(ofSchool && { acceptedAnswer: describe(ofSchool) }),
      ...(others.length > 0 && { suggestedAnswer: others.map(describe) }),
    },
  }
}
