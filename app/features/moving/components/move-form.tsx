import { type ReactNode, useId } from 'react'
import { Form } from 'react-router'
import { localePath } from '#app/i18n/locales.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { button } from '#app/ui/button.ts'
import { INPUT } from '#app/ui/form/input.ts'
import { Icon } from '#app/ui/icon.tsx'
import { type AskedField, MAX_TOWN_LENGTH, type Problems, type Typed } from '../asked.ts'
import type { Offer } from '../offer.server.ts'
import { MOVING_PATH } from '../places.ts'

type Props = { offer: Offer; typed: Typed; problems: Problems }

/** Asks where from and where to; an address is its answer, so it works without script and can be shared. */
export function MoveForm({ offer, typed, problems }: Props) {
  const t = useTranslation()
  const locale = useLocale()
  return (
    <section aria-labelledby="move-title" className="no-print sheet p-5 sm:p-6">
      <h2 id="move-title" className="text-xl">
        {t('moving.ask')}
      </h2>
      {/* The page says what is missing in its language and beside the field, which browsers do not. */}
      <Form
        action={localePath(locale, MOVING_PATH)}
        noValidate
        aria-labelledby="move-title"
        className="mt-4 grid gap-4"
      >
        {Object.keys(problems).length > 0 && <Refusal problems={problems} />}
        <div className="grid gap-4 sm:grid-cols-2">
          <ClassField {...{ offer, typed, problems }} />
          <TargetField {...{ offer, typed, problems }} />
          <LandField {...{ offer, typed, problems }} />
          <TownField {...{ typed, problems }} />
          <KindField {...{ offer, typed, problems }} />
        </div>
        <button type="submit" className={`${button('main')} justify-self-start`}>
          {t('moving.show')}
        </button>
      </Form>
    </section>
  )
}

function Refusal({ problems }: Pick<Props, 'problems'>) {
  const t = useTranslation()
  return (
    <div
      role="alert"
      className="rounded-control border-[1.5px] border-danger bg-danger-wash px-4 py-3 text-base text-danger"
    >
      <p className="font-semibold">{t('moving.refused')}</p>
      <ul className="mt-1 grid gap-1">
        {Object.entries(problems).map(([field, problem]) => (
          <li key={field}>
            <a href={`#move-${field}`} className="inline-block min-h-6 text-danger">
              {t(`moving.problem.${problem}`)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

type FieldProps = {
  name: AskedField
  label: string
  hint?: string
  problems: Problems
  children: (attributes: Attributes) => ReactNode
}
type Attributes = {
  id: string
  name: AskedField
  className: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

function Field({ name, label, hint, problems, children }: FieldProps) {
  const t = useTranslation()
  const id = useId()
  const problem = problems[name]
  const described = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ')
  return (
    <div className="min-w-0">
      <label htmlFor={`move-${name}`} className="mb-1.5 block font-semibold text-base">
        {label}
      </label>
      {children({
        ...{ id: `move-${name}`, name, className: INPUT },
        ...{ 'aria-describedby': described || undefined, 'aria-invalid': problem ? true : undefined },
      })}
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-ink-soft text-sm">
          {hint}
        </p>
      )}
      {problem && (
        <p id={`${id}-problem`} className="mt-1.5 flex items-start gap-1.5 font-semibold text-base text-danger">
          <Icon name="circle-alert" size={18} className="mt-1 flex-none" />
          {t(`moving.problem.${problem}`)}
        </p>
      )}
    </div>
  )
}

function ClassField({ offer, typed, problems }: Props) {
  const t = useTranslation()
  return (
    <Field name="class" label={t('moving.class')} hint={t('moving.class.hint')} problems={problems}>
      {(attributes) => (
        <select {...attributes} defaultValue={typed.class} required>
          <option value="">{t('moving.choose')}</option>
          {offer.classes.map(({ label, lang, classes }) => (
            <optgroup key={label} label={label}>
              {classes.map(({ value, text }) => (
                <option key={value} value={value} lang={lang}>
                  {text}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      )}
    </Field>
  )
}

function TargetField({ offer, typed, problems }: Props) {
  const t = useTranslation()
  return (
    <Field name="to" label={t('moving.to')} problems={problems}>
      {(attributes) => (
        <select {...attributes} defaultValue={typed.to} required>
          <option value="">{t('moving.choose')}</option>
          {offer.targets.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

function LandField({ offer, typed, problems }: Props) {
  const t = useTranslation()
  return (
    <Field name="land" label={t('moving.land')} hint={t('moving.land.hint')} problems={problems}>
      {(attributes) => (
        <select {...attributes} defaultValue={typed.land}>
          <option value="">{t('moving.notSaid')}</option>
          {offer.lands.map((land) => (
            <option key={land} value={land} lang="de">
              {land}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

function KindField({ offer, typed, problems }: Props) {
  const t = useTranslation()
  return (
    <Field name="kind" label={t('moving.kind')} problems={problems}>
      {(attributes) => (
        <select {...attributes} defaultValue={typed.kind}>
          <option value="">{t('moving.notSaid')}</option>
          {offer.kinds.map(({ label, lang, words }) => (
            <optgroup key={label} label={label}>
              {words.map((word) => (
                <option key={word} value={word} lang={lang}>
                  {word}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      )}
    </Field>
  )
}

function TownField({ typed, problems }: Omit<Props, 'offer'>) {
  const t = useTranslation()
  return (
    <Field name="town" label={t('moving.town')} hint={t('moving.town.hint')} problems={problems}>
      {(attributes) => (
        <input
          {...attributes}
          type="text"
          defaultValue={typed.town}
          maxLength={MAX_TOWN_LENGTH}
          // A postal code would stand in the address.
          pattern="[^0-9]*"
          autoComplete="off"
        />
      )}
    </Field>
  )
}
