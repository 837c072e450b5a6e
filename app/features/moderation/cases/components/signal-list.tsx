import { Link } from '#app/i18n/link.tsx'
import type { PlainKey, Translate } from '#app/i18n/translate.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { isTextSignal, type ViewedSignal } from '../../subjects/signal.ts'

/** Each signal in a sentence: which rule, which words, which review it resembles, how many others. */
export function SignalList(props: { signals: ViewedSignal[]; text: string; of?: 'review' | 'post' }) {
  const { signals, text, of = 'review' } = props
  const t = useTranslation()
  if (signals.length === 0) return <p className="text-ink-soft">{t('moderation.noSignals')}</p>
  return (
    <div className="rounded-card bg-sunken px-4 py-3">
      <h2 className="text-lg">{t('moderation.why')}</h2>
      <ul className="mt-2 grid list-disc gap-2 pl-5">
        {signals.map((signal, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: signals of a version never change
          <li key={index}>
            {(of === 'post' && postSentenceOf(t, signal)) || sentenceOf(t, signal, text)}
            {signal.kind === 'similar' && signal.other && <Similar other={signal.other} />}
          </li>
        ))}
      </ul>
      <p className="mt-2 text-ink-soft text-sm">{t('moderation.whyNote')}</p>
    </div>
  )
}

/** Screening rules with a text that explains them; any other is shown by name. */
const EXPLAINED = [
  'title-and-surname',
  'relation-and-first-name',
  'first-name-and-surname',
  'first-name-alone',
  'surname-alone',
  'name-among-person-words',
  'phone-number',
  'street-and-number',
  'web-address',
  'disguised-web-address',
  'email-address',
  'insulting-word',
  'illness-of-a-person',
  'repeated-characters',
  'repeated-words',
  'shouting',
]

function sentenceOf(t: Translate, signal: ViewedSignal, text: string): string {
  if (isTextSignal(signal)) {
    const rule = EXPLAINED.includes(signal.rule) ? t(`moderation.rule.${signal.rule}` as PlainKey) : signal.rule
    return t(`moderation.signal.${signal.kind}`, { words: text.slice(signal.start, signal.end), rule })
  }
  switch (signal.kind) {
    case 'similar': {
      const { percent, other } = signal
      if (!other) return t('moderation.signal.similarGone', { percent })
      const status = t(`moderation.status.${other.status}` as PlainKey)
      return t('moderation.signal.similar', { percent, school: other.school, status })
    }
    case 'burst_account':
    case 'burst_network':
    case 'burst_invitation':
    case 'burst_school':
      return t(`moderation.signal.${signal.kind}`, { count: signal.others, hours: signal.hours })
    default:
      return t(`moderation.signal.${signal.kind}`)
  }
}

/** Signals whose sentence about a review would be wrong for a question or answer. */
function postSentenceOf(t: Translate, signal: ViewedSignal): string | undefined {
  switch (signal.kind) {
    case 'burst_account':
    case 'burst_network':
    case 'burst_school':
      return t(`post.signal.${signal.kind}`, { count: signal.others, hours: signal.hours })
    case 'own_school':
      return t('post.signal.own_school')
    default:
      return undefined
  }
}

function Similar({ other }: { other: { id: string; comment: string; language: string } }) {
  return (
    <blockquote lang={other.language} className="mt-1 border-edge border-l-2 pl-3 text-sm">
      <Link to={`/admin/reviews/${other.id}`} className="whitespace-pre-line">
        {other.comment}
      </Link>
    </blockquote>
  )
}
