import { getTextareaProps } from '@conform-to/react'
import { type FormEvent, type ReactNode, useEffect, useId, useState } from 'react'
import { Form } from 'react-router'
import { useSubmission } from '#app/core/forms/use-submission.ts'
import { Link } from '#app/i18n/link.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { button } from '#app/ui/button.ts'
import { FieldFrame } from '#app/ui/form/field.tsx'
import { FormFailure } from '#app/ui/form/form-failure.tsx'
import { INPUT } from '#app/ui/form/input.ts'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import { toast } from '#app/ui/toast/show-toast.ts'
import { FAVOURITES_KEY, type FavouriteSchool, readDeviceList } from '../../device/device-list.ts'
import { MAX_SHORT_NOTE_LENGTH } from '../../favourites.ts'
import type { ComparedSchool } from '../compare-schools.server.ts'
import { CELL, ROW_HEAD } from './compare-cells.tsx'

type Props = {
  schools: readonly ComparedSchool[]
  /** The account's notes by school; null without an account. */
  notes: Readonly<Record<string, string>> | null
}

/**
 * The visitor's own notes, which nobody else sees. Without an account they stay on the device, which takes script: the
 * row appears with it.
 */
export function NoteRow({ schools, notes }: Props) {
  const t = useTranslation()
  const device = useDeviceNotes()
  if (!notes && !device) return null
  const isEmpty = schools.every(({ id }) => !(notes ?? device)?.[id])
  return (
    <tr className={isEmpty ? 'no-print' : undefined}>
      <th scope="row" className={ROW_HEAD}>
        {t('compare.note')}
        <span className="block font-normal text-ink-soft text-xs">
          {t(notes ? 'compare.note.account' : 'compare.note.device')}
        </span>
      </th>
      {schools.map((school) => (
        <td key={school.id} className={CELL}>
          {notes ? (
            <AccountNote school={school} note={notes[school.id] ?? ''} />
          ) : (
            <DeviceNote school={school} note={device?.[school.id] ?? ''} />
          )}
        </td>
      ))}
    </tr>
  )
}

/** Returns the notes stored on the device, by school; undefined until the script has read them. */
function useDeviceNotes(): Record<string, string> | undefined {
  const [notes, setNotes] = useState<Record<string, string>>()
  useEffect(() => setNotes(readNotes()), [])
  return notes
}

function readNotes(): Record<string, string> {
  try {
    const kept = readDeviceList(localStorage.getItem(FAVOURITES_KEY))
    return Object.fromEntries(kept.map(({ id, note = '' }) => [id, note]))
  } catch {
    return {}
  }
}

/** A note with the control that changes it; a note too long for the table is changed among the favourites. */
function Note({ note, children }: { note: string; children: ReactNode }) {
  const t = useTranslation()
  if (note.length > MAX_SHORT_NOTE_LENGTH)
    return (
      <>
        <p className="line-clamp-6 whitespace-pre-line">{note}</p>
        <Link to="/account/favourites">{t('compare.note.long')}</Link>
      </>
    )
  return (
    <>
      {note && <p className="wrap-anywhere whitespace-pre-line">{note}</p>}
      <details className="no-print">
        <summary className="min-h-9 cursor-pointer content-center text-board">
          {t(note ? 'compare.note.change' : 'compare.note.add')}
        </summary>
        {children}
      </details>
    </>
  )
}

function AccountNote({ school, note }: { school: ComparedSchool; note: string }) {
  const t = useTranslation()
  const intent = `note:${school.id}`
  const { form, fields, failure } = useSubmission<'note'>(intent, { note })
  const { key: _, ...textarea } = getTextareaProps(fields.note)
  return (
    <Note note={note}>
      <Form {...form} preventScrollReset className="mt-1 grid min-w-48 gap-2">
        <FormFailure failure={failure} />
        <input type="hidden" name="schoolId" value={school.id} />
        <FieldFrame field={fields.note} label={t('compare.note.of', { name: school.name })}>
          <textarea {...textarea} rows={3} maxLength={MAX_SHORT_NOTE_LENGTH} className={`${INPUT} py-2`} />
        </FieldFrame>
        <SubmitButton intent={intent} busy={t('compare.note.busy')} className="justify-self-start">
          {t('compare.note.save')}
        </SubmitButton>
      </Form>
    </Note>
  )
}

function DeviceNote({ school: { id, name }, note: first }: { school: FavouriteSchool; note: string }) {
  const t = useTranslation()
  const field = useId()
  const [note, setNote] = useState(first)
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const written = String(new FormData(form).get('note') ?? '').trim()
    const { noteOnDevice } = await import('../../device/start-favourites.client.tsx')
    if (!(await noteOnDevice({ id, name }, written))) return await toast({ kind: 'error', title: t('favourites.full') })
    setNote(written)
    form.closest('details')?.removeAttribute('open')
    await toast({ kind: 'success', title: t('compare.note.saved') })
  }
  return (
    <Note note={note}>
      <form onSubmit={save} className="mt-1 grid min-w-48 gap-2">
        <label htmlFor={field} className="font-semibold">
          {t('compare.note.of', { name })}
        </label>
        <textarea
          id={field}
          name="note"
          rows={3}
          defaultValue={note}
          maxLength={MAX_SHORT_NOTE_LENGTH}
          className={`${INPUT} py-2`}
        />
        <button type="submit" className={`${button('quiet', 'small')} justify-self-start`}>
          {t('compare.note.save')}
        </button>
      </form>
    </Note>
  )
}
