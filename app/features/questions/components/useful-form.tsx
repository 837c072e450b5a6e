import { Form } from 'react-router'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { classes } from '#app/ui/classes.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { ShownAnswer } from '../published/find-question.server.ts'
import type { PostKind } from '../question.ts'

/**
 * Marks a question or answer as useful or withdraws the mark, and shows how many people did so. Who may not vote only
 * sees the number.
 */
export function UsefulForm({ kind, post }: { kind: PostKind; post: Pick<ShownAnswer, 'id' | 'useful' | 'vote'> }) {
  const t = useTranslation()
  const given = post.vote === 'given'
  const words = post.useful > 0 ? t('questions.usefulTo', { count: post.useful }) : t('questions.useful')
  if (post.vote === 'barred') return post.useful > 0 && <span className="review-action">{words}</span>
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="postId" value={post.id} />
      <button
        type="submit"
        name="intent"
        value={given ? 'not-useful' : 'useful'}
        aria-pressed={given}
        className={classes('review-action text-board hover:bg-sunken', given && 'bg-board-wash font-semibold')}
      >
        <Icon name="thumbs-up" size={16} />
        {words}
        <span className="sr-only">: {t(kind === 'question' ? 'questions.thisQuestion' : 'questions.thisAnswer')}</span>
      </button>
    </Form>
  )
}
