import type { statements } from './texts/statements/de.ts'

/** Mails about questions and their answers. */
export type PostMails = {
  /** To the members of a school: `count` new public questions. `url` is the entry behind the bell. */
  'school-question': { school: string; count: number; url: string }
  /** To whoever asked: the school, or a family, has answered. */
  'question-answered': { school: string; bySchool: boolean; url: string }
  /** To the author of a question or answer: it was refused or removed, with the reasons (DSA Art. 17). */
  'post-decided': PostStatement & {
    kind: 'question' | 'question_answer'
    measure: 'rejected' | 'removed'
    noticedByProgram: boolean
  }
  /** To the members of a school: its answer to a question was removed, with the reasons. */
  'school-post-decided': PostStatement
  /** To the author of a question or answer: a moderator published or restored it; `facts` may be empty. */
  'post-published': {
    school: string
    kind: 'question' | 'question_answer'
    restored: boolean
    facts: string
    url: string
  }
  /** To the author: the outcome of an appeal that brings nothing back. */
  'post-appeal': { school: string; outcome: 'upheld' | 'dismissed'; facts: string; url: string }
}

type PostRuleIn<Key> = Key extends `post-decided.rule.${infer Rule}` ? Rule : never

/** The decision on a question or answer and its reasons. `law` and `sentence` may be empty. */
type PostStatement = {
  school: string
  rule: PostRuleIn<keyof typeof statements>
  law: string
  sentence: string
  facts: string
  /** The full text that was decided. */
  text: string
  occasion: 'check' | 'report' | 'notice'
  decidedOn: string
  objectUntil: string
  url: string
}
