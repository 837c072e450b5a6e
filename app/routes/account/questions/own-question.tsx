import { data, Form, redirect } from 'react-router'
import { z } from 'zod'
import { visitorContext } from '#app/core/contexts.ts'
import { formOf, refuseUnknownForm, submit } from '#app/core/forms/submit.server.ts'
import { useSubmission } from '#app/core/forms/use-submission.ts'
import { appealForPostAuthor } from '#app/features/moderation/decisions/file-appeal.server.ts'
import { FamilyAnswerForm } from '#app/features/questions/components/family-answer-form.tsx'
import { OwnPostHead, OwnPostText } from '#app/features/questions/components/own-post-head.tsx'
import { PostRefusal } from '#app/features/questions/components/post-refusal.tsx'
import { QuestionForm } from '#app/features/questions/components/question-form.tsx'
import { changePost, deletePost } from '#app/features/questions/own/change-post.server.ts'
import { findOwnPost, type OwnPost } from '#app/features/questions/own/own-posts.server.ts'
import { QUESTIONS_POLICY } from '#app/features/questions/policy.ts'
import { questionPath } from '#app/features/questions/question.ts'
import { findSimilarQuestions } from '#app/features/questions/submission/find-similar.server.ts'
import { familyAnswerSchema, questionSchema } from '#app/features/questions/submission/post.schema.ts'
import { wordsSchema } from '#app/features/reviews/own-reviews/own-review.schema.ts'
import { findReviewedSchool } from '#app/features/reviews/submission/may-write.server.ts'
import { Link } from '#app/i18n/link.tsx'
import { localeOf, localePath } from '#app/i18n/locales.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Fold } from '#app/ui/fold.tsx'
import { FormFailure } from '#app/ui/form/form-failure.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Section } from '#app/ui/section.tsx'
import { TARGET_H } from '#lib/promises.ts'
import { authMeta } from '../../auth/auth-meta.ts'
import { type MessageKey, messageCookie } from '../../message.server.ts'
import { requireSession, sessionForChange } from '../../session.server.ts'
import type { Route } from './+types/own-question.ts'

export async function loader(args: Route.LoaderArgs) {
  const { userId } = await requireSession(args, QUESTIONS_POLICY.readOwn)
  const post = await findOwnPost(userId, args.params.id)
  if (!post) throw data(null, { status: 404 })
  const school = post.school.isOpen ? await findReviewedSchool(post.school.id) : null
  return { post, country: school?.country ?? null }
}

/** Handles the forms of the page, told apart by their intent: another wording, an appeal, the deletion. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const form = await formOf(request)
  const locale = localeOf(new URL(request.url).pathname)
  const done = (message: MessageKey, path = `/account/questions/${params.id}`) =>
    redirect(localePath(locale, path), { headers: { 'set-cookie': messageCookie(message) } })
  const saved = (status: string) => done(status === 'published' ? 'message.postPublished' : 'message.postWaiting')
  const author = async () => ({
    userId: (await sessionForChange({ context }, QUESTIONS_POLICY.change)).userId,
    visitor: context.get(visitorContext),
  })
  switch (form.get('intent')) {
    case 'objection':
      return await submit(form, { schema: wordsSchema }, async ({ text }) => {
        await appealForPostAuthor(
          (await sessionForChange({ context }, QUESTIONS_POLICY.appeal)).userId,
          params.id,
          text,
        )
        return done('message.objectionFiled')
      })
    case 'delete':
      return await submit(form, { schema: z.object({}) }, async () => {
        await deletePost((await sessionForChange({ context }, QUESTIONS_POLICY.delete)).userId, params.id)
        return done('message.postDeleted', '/account/questions')
      })
    case 'question': {
      const { names, similar } = await surroundings({ context, request, params }, String(form.get('text') ?? ''))
      return await submit(form, { schema: questionSchema({ names }, similar) }, async (question) =>
        saved(await changePost(await author(), params.id, question, names)),
      )
    }
    case 'answer': {
      const { names } = await surroundings({ context, request, params }, '')
      return await submit(form, { schema: familyAnswerSchema({ names }) }, async (answer) =>
        saved(await changePost(await author(), params.id, answer, names)),
      )
    }
    default:
      return refuseUnknownForm(form)
  }
}

/** What the checks of a text must know: the names of the school, and the questions that are like it. */
async function surroundings(args: Pick<Route.ActionArgs, 'context' | 'request' | 'params'>, text: string) {
  const { userId } = await requireSession(args, QUESTIONS_POLICY.change)
  const post = await findOwnPost(userId, args.params.id)
  const school = post && (await findReviewedSchool(post.school.id))
  if (!post || !school) return { names: [], similar: [] }
  const similar = text ? await findSimilarQuestions(school.id, text.slice(0, 500), { except: post.id }) : []
  return { names: school.names, similar }
}

export const meta = (args: Route.MetaArgs) => authMeta(args, 'questions.own.title')

export default function OwnQuestion({ loaderData: { post, country } }: Route.ComponentProps) {
  const t = useTranslation()
  const { id, kind, status, refusal, school, question, isOwnSchool } = post
  const isWaitingForAppeal = refusal?.appeal === 'open'
  return (
    <>
      <p>
        <Link to="/account/questions" className="inline-flex min-h-8 items-center gap-1.5">
          <Icon name="arrow-left" size={16} />
          {t('questions.own.back')}
        </Link>
      </p>
      <article aria-labelledby={`post-${id}`} className="sheet p-5 sm:p-6">
        <OwnPostHead post={post} level="h1" />
        <p className="mt-4">
          {isOwnSchool ? t('questions.own.now.ownSchool') : t(`questions.own.now.${status}`, { hours: TARGET_H })}
        </p>
        <div className="border-line border-t">
          <OwnPostText post={post} />
        </div>
        {status === 'published' && (
          <p className="mt-4">
            <Link
              to={`${questionPath(school.id, question.id)}${kind === 'question' ? '' : `?answer=${id}`}`}
              className="inline-flex min-h-11 items-center"
            >
              {t('questions.own.public')}
            </Link>
          </p>
        )}
      </article>
      {refusal && <PostRefusal refusal={refusal} language={post.language} />}
      {country && !isWaitingForAppeal && !isOwnSchool && <Change post={post} country={country} />}
      <Section id="delete-title" title={t('questions.own.delete')} gap={3}>
        <p>{t(`questions.own.delete.${kind}`)}</p>
        <Deletion />
      </Section>
    </>
  )
}

type Country = NonNullable<Route.ComponentProps['loaderData']['country']>

function Change({ post, country }: { post: OwnPost; country: Country }) {
  const t = useTranslation()
  const { kind, text, language, version, relation, oldEnough, school } = post
  const key = `${post.id} ${version}`
  return (
    <Section id="change-title" title={t('questions.own.change')} gap={4}>
      {post.answers > 0 ? (
        <p>{t('questions.own.change.answered')}</p>
      ) : (
        <>
          <p className="max-w-measure text-ink-soft">{t('questions.own.change.hint')}</p>
          {kind === 'question' ? (
            <QuestionForm key={key} schoolId={school.id} before={{ text, language, version }} />
          ) : (
            <FamilyAnswerForm key={key} country={country} before={{ text, language, version, relation, oldEnough }} />
          )}
        </>
      )}
    </Section>
  )
}

/** Folded, so that nobody deletes by one click. */
function Deletion() {
  const t = useTranslation()
  const { form, failure } = useSubmission('delete')
  return (
    <Fold title={t('questions.own.delete')} open={failure !== undefined}>
      <Form {...form}>
        <FormFailure failure={failure} />
        <SubmitButton intent="delete" variant="danger" busy={t('account.busy')}>
          {t('questions.own.delete.submit')}
        </SubmitButton>
      </Form>
    </Fold>
  )
}
