import { addressOf } from '#app/core/address/address.ts'
import { pageNumber } from '#app/core/address/parameters.ts'
import { OwnPostHead, OwnPostText } from '#app/features/questions/components/own-post-head.tsx'
import { listOwnPosts, OWN_POSTS_PER_PAGE } from '#app/features/questions/own/own-posts.server.ts'
import { QUESTIONS_POLICY } from '#app/features/questions/policy.ts'
import { Link } from '#app/i18n/link.tsx'
import type { PlainKey } from '#app/i18n/translate.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { button } from '#app/ui/button.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { PageLinks } from '#app/ui/lists/page-links.tsx'
import { authMeta } from '../../auth/auth-meta.ts'
import { requireSession } from '../../session.server.ts'
import type { Route } from './+types/questions.ts'

const address = addressOf({ page: pageNumber })

export async function loader(args: Route.LoaderArgs) {
  const { userId } = await requireSession(args, QUESTIONS_POLICY.readOwn)
  const { page } = address.read(new URL(args.request.url).searchParams)
  const { posts, total } = await listOwnPosts(userId, page)
  return { page, pages: Math.ceil(total / OWN_POSTS_PER_PAGE), posts, total }
}

export const meta = (args: Route.MetaArgs) => authMeta(args, 'questions.own.title')

export default function OwnQuestions({ loaderData: { posts, total, page, pages } }: Route.ComponentProps) {
  const t = useTranslation()
  return (
    <>
      <h1>{t('questions.own.title')}</h1>
      {total === 0 && (
        <EmptyState drawing="empty-reviews" title={<h2 className="text-xl">{t('questions.own.empty')}</h2>}>
          <p>{t('questions.own.emptyText')}</p>
          <Link to="/" className={button('quiet')}>
            {t('account.findSchools')}
          </Link>
        </EmptyState>
      )}
      {posts.map((post) => (
        <article key={post.id} aria-labelledby={`post-${post.id}`} className="sheet p-5 sm:p-6">
          <OwnPostHead post={post} level="h2" />
          <OwnPostText post={post} short />
          {post.refusal?.rule && <p className="mt-3 font-semibold">{t(`postRule.${post.refusal.rule}` as PlainKey)}</p>}
          <p className="mt-4">
            <Link to={`/account/questions/${post.id}`} className={button('quiet')} aria-describedby={`post-${post.id}`}>
              {t('questions.own.manage')}
            </Link>
          </p>
        </article>
      ))}
      <PageLinks
        page={page}
        pages={pages}
        pathOf={(number) => `/account/questions${address.write({ page: number })}`}
        label={t('questions.own.pages')}
      />
    </>
  )
}
