import { useId, useState } from 'react'
import { Form } from 'react-router'
import { OwnPoint } from '#app/features/search/places/own-point.tsx'
import { Link } from '#app/i18n/link.tsx'
import { localePath } from '#app/i18n/locales.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { button } from '#app/ui/button.ts'
import { INPUT } from '#app/ui/form/input.ts'
import { Icon } from '#app/ui/icon.tsx'
import { type CompareView, comparePath, MAX_NEAR_LENGTH, MAX_WEIGHT, WEIGHT } from '../../compare-address.ts'
import type { Weighable } from '../arrange.ts'
import type { MeasuredFrom } from '../compare-rows.ts'

type Props = {
  ids: string[]
  view: CompareView
  /** The place in the address, if it is known. */
  from: MeasuredFrom | undefined
  /** What can be weighed in this selection. */
  weighable: Weighable[]
}

/** The visitor's own view: where distances are measured from, and weights. */
export function CompareViewForm({ ids, view, from, weighable }: Props) {
  const t = useTranslation()
  const action = localePath(useLocale(), '/compare')
  const isWeighed = Object.keys(view.weights).length > 0
  return (
    <Form key={comparePath(ids, view)} action={action} preventScrollReset className="no-print mt-5 grid gap-4">
      <input type="hidden" name="ids" value={ids.join(',')} />
      {view.differences && <input type="hidden" name="differences" value="1" />}
      {from ? (
        <Near ids={ids} view={view} name={from.name ?? ''} />
      ) : (
        <OwnPoint plain={<NearField near={view.near} />} open={view.near !== ''} />
      )}
      {weighable.length > 0 && (
        <details open={isWeighed} className="sheet px-5 py-1">
          <summary className="min-h-11 cursor-pointer content-center font-[620] font-head text-[1.0625rem]">
            {t('compare.weights')}
          </summary>
          <p className="max-w-measure text-ink-soft text-sm">{t('compare.weights.intro')}</p>
          <div className="mt-4 grid gap-x-8 gap-y-4 md:grid-cols-2 xl:grid-cols-3">
            {weighable.map((criterion) => (
              <Slider key={criterion.id} criterion={criterion} weight={view.weights[criterion.id] ?? 0} />
            ))}
          </div>
          <p className="my-4 flex flex-wrap items-center gap-4">
            <button type="submit" className={button('main', 'small')}>
              {t('compare.weights.apply')}
            </button>
            {isWeighed && (
              <Link to={comparePath(ids, { ...view, weights: {} })} preventScrollReset className="text-sm">
                {t('compare.weights.clear')}
              </Link>
            )}
          </p>
        </details>
      )}
    </Form>
  )
}

/** The place named in the address, and a way to remove it. */
function Near({ ids, view, name }: Pick<Props, 'ids' | 'view'> & { name: string }) {
  const t = useTranslation()
  return (
    <p className="flex flex-wrap items-center gap-x-4 text-sm">
      <input type="hidden" name="near" value={view.near} />
      <span>{t('ownPoint.from', { name })}</span>
      <Link to={comparePath(ids, { ...view, near: '' })} preventScrollReset className="tap">
        {t('ownPoint.remove')}
      </Link>
    </p>
  )
}

/** A place to put in the address, used without JavaScript and where the browser refuses storage. */
function NearField({ near }: { near: string }) {
  const t = useTranslation()
  const id = useId()
  const isUnknown = near !== ''
  return (
    <div className="pb-1">
      <label htmlFor={id}>{t('compare.near.label')}</label>
      <div className="mt-1 flex max-w-md gap-2">
        <input
          id={id}
          name="near"
          defaultValue={near}
          maxLength={MAX_NEAR_LENGTH}
          autoComplete="off"
          aria-invalid={isUnknown || undefined}
          aria-describedby={isUnknown ? `${id}-error` : undefined}
          className={INPUT}
        />
        <button type="submit" className={`${button('quiet', 'small')} flex-none self-center`}>
          {t('compare.near.show')}
        </button>
      </div>
      {isUnknown && (
        <p id={`${id}-error`} className="mt-1 flex items-center gap-1.5 text-danger">
          <Icon name="circle-alert" size={16} className="flex-none" />
          {t('compare.near.unknown')}
        </p>
      )}
    </div>
  )
}

/**
 * Whole steps from indifferent to most important; where neither direction is better, less can be wanted as well as
 * more.
 */
function Slider({ criterion: { id, label, isSigned }, weight }: { criterion: Weighable; weight: number }) {
  const t = useTranslation()
  const [value, setValue] = useState(weight)
  const inputId = useId()
  return (
    <div>
      <label htmlFor={inputId} className="flex items-baseline justify-between gap-3 font-semibold text-sm">
        {label}
        <output htmlFor={inputId} className="noscript:hidden font-normal tabular-nums">
          {value}
        </output>
      </label>
      <input
        type="range"
        id={inputId}
        name={`${WEIGHT}${id}`}
        min={isSigned ? -MAX_WEIGHT : 0}
        max={MAX_WEIGHT}
        step={1}
        defaultValue={weight}
        onInput={({ currentTarget }) => setValue(currentTarget.valueAsNumber)}
        aria-describedby={`${inputId}-ends`}
        className="h-9 w-full accent-board"
      />
      <p id={`${inputId}-ends`} className="flex justify-between text-ink-soft text-xs">
        <span>{t(isSigned ? 'compare.weights.less' : 'compare.weights.none')}</span>
        {isSigned && <span>{t('compare.weights.none')}</span>}
        <span>{t(isSigned ? 'compare.weights.more' : 'compare.weights.most')}</span>
      </p>
    </div>
  )
}
