import type { SubjectKind } from '../subject.ts'
import type { Adapter } from './adapter.ts'
import { answerAdapter } from './answer.server.ts'
import { dayStore } from './day.server.ts'
import { pieceAdapter } from './piece.server.ts'
import { eventStore, mediaStore, textStore } from './pieces.server.ts'
import { postAdapter } from './post.server.ts'
import { reviewAdapter } from './review.server.ts'

const media = pieceAdapter(mediaStore)

/** What can be reported. A new kind needs an adapter here, and its texts. */
const ADAPTERS: Record<SubjectKind, Adapter> = {
  review: reviewAdapter,
  answer: answerAdapter,
  image: media,
  video: media,
  text: pieceAdapter(textStore),
  event: pieceAdapter(eventStore),
  day: pieceAdapter(dayStore),
  question: postAdapter,
  question_answer: postAdapter,
}

export const adapterOf = (kind: SubjectKind): Adapter => ADAPTERS[kind]
