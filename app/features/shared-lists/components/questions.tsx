import { useId, useState } from 'react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { button } from '#app/ui/button.ts'
import { INPUT } from '#app/ui/form/input.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { ListSession } from '../device/list-session.ts'
import type { ListState } from '../device/list-state.ts'
import { addQuestion, removeQuestion, tickQuestion } from '../document/list-document.ts'
import type { Question } from '../document/list-view.ts'
import { MAX_QUESTION, MAX_QUESTIONS } from '../shared-list.ts'

/** The questions that people still have, to be ticked off. */
export function Questions({ session, state: { view, person } }: { session: ListSession; state: ListState }) {
  const t = useTranslation()
  const { mayWrite } = session
  if (view.questions.length === 0 && !mayWrite) return null
  return (
    <section aria-labelledby="questions" className="sheet grid gap-4 p-5">
      <h2 id="questions" className="text-xl">
        {t('list.questions')}
      </h2>
      {view.questions.length > 0 && (
        <ul className="grid gap-1">
          {view.questions.map((question) => (
            <QuestionRow key={question.id} question={question} session={session} />
          ))}
        </ul>
      )}
      {mayWrite &&
        (view.questions.length < MAX_QUESTIONS ? (
          <NewQuestion session={session} by={person ?? ''} />
        ) : (
          <p>{t('list.questions.full', { count: MAX_QUESTIONS })}</p>
        ))}
    </section>
  )
}

function QuestionRow({ question: { id, text, done }, session }: { question: Question; session: ListSession }) {
  const t = useTranslation()
  const { mayWrite } = session
  return (
    <li className="flex items-start gap-2">
      <label className="flex min-h-11 flex-1 items-center gap-3">
        <input
          type="checkbox"
          checked={done}
          disabled={!mayWrite}
          onChange={({ target }) => session.change((document) => tickQuestion(document, id, target.checked))}
          className="size-5 flex-none accent-board"
        />
        <span className={`min-w-0 wrap-anywhere ${done ? 'text-ink-soft line-through' : ''}`}>{text}</span>
      </label>
      {mayWrite && (
        <button
          type="button"
          aria-label={t('list.questions.remove', { text })}
          onClick={() => session.change((document) => removeQuestion(document, id))}
          className="grid size-11 flex-none place-items-center rounded-control text-ink-soft hover:bg-sunken"
        >
          <Icon name="x" size={18} />
        </button>
      )}
    </li>
  )
}

function NewQuestion({ session, by }: { session: ListSession; by: string }) {
  const t = useTranslation()
  const [text, setText] = useState('')
  const [field, hint] = [useId(), useId()]
  const add = () => {
    const question = { id: crypto.randomUUID(), text, at: Date.now(), by }
    if (session.change((document) => addQuestion(document, question))) setText('')
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        add()
      }}
      className="grid gap-3"
    >
      <div>
        <label htmlFor={field} className="mb-1.5 block font-semibold">
          {t('list.questions.label')}
        </label>
        <input
          id={field}
          value={text}
          onChange={({ target }) => setText(target.value)}
          maxLength={MAX_QUESTION}
          required
          autoComplete="off"
          aria-describedby={hint}
          className={INPUT}
        />
        <p id={hint} className="mt-1.5 text-ink-soft text-sm">
          {t('list.questions.hint')}
        </p>
      </div>
      <button type="submit" className={`${button('quiet')} justify-self-start`}>
        {t('list.questions.add')}
      </button>
    </form>
  )
}
