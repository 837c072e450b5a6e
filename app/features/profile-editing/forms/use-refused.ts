import { useActionData } from 'react-router'

type Answer = { intent?: string; code?: string; result?: { initialValue?: Record<string, unknown> } | null }

/**
 * Returns the ticked boxes of a refused form, so that they stay ticked without JavaScript as well.
 *
 * @returns `ticked` gives the values of a field, or the known ones if the form was not refused; `changed`: whether
 *   somebody else has saved meanwhile
 */
export function useRefused(intent: string) {
  const answer = useActionData<Answer>()
  const refusal = answer?.intent === intent ? answer : undefined
  const typed = refusal?.result?.initialValue
  const ticked = (name: string, known: readonly string[]): readonly string[] => {
    if (!typed) return known
    const value = typed[name]
    return Array.isArray(value) ? value.map(String) : value === undefined ? [] : [String(value)]
  }
  return { ticked, changed: refusal?.code === 'text_changed' }
}
