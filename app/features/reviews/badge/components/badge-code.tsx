import { useTranslation } from '#app/i18n/use-translation.ts'
import { INPUT } from '#app/ui/form/input.ts'
import { BADGE_BOX, type BadgeStyle, badgePath } from '../badge-address.ts'
import { frameCode, pictureCode } from '../badge-code.ts'

type Props = { schoolId: string; title: string; style: BadgeStyle; origin: string }

/**
 * The badge in its chosen appearance, and the code that embeds it, in a frame or as a picture.
 *
 * @param props.title describes the badge in its own language
 */
export function BadgeCode({ schoolId, title, style, origin }: Props) {
  const t = useTranslation()
  const [width, height] = BADGE_BOX[style.size]
  const asked = { origin, schoolId, title, style }
  return (
    <>
      <section aria-labelledby="preview">
        <h2 id="preview" className="mb-3 text-lg">
          {t('badge.preview')}
        </h2>
        <iframe
          // A different appearance is a different page.
          key={badgePath(schoolId, 'frame', style)}
          src={badgePath(schoolId, 'frame', style)}
          title={title}
          width={width}
          height={height}
          className="max-w-full border-0"
        />
      </section>
      <Code id="frame" title={t('badge.frame')} hint={t('badge.frame.hint')} code={frameCode(asked)} />
      <Code id="picture" title={t('badge.picture')} hint={t('badge.picture.hint')} code={pictureCode(asked)} />
    </>
  )
}

function Code({ id, title, hint, code }: { id: string; title: string; hint: string; code: string }) {
  return (
    <div className="max-w-160">
      <label htmlFor={id} className="font-semibold">
        {title}
      </label>
      <textarea
        id={id}
        readOnly
        rows={5}
        value={code}
        aria-describedby={`${id}-hint`}
        className={`${INPUT} mt-1.5 break-all py-2.5 font-mono text-sm`}
      />
      <p id={`${id}-hint`} className="mt-1.5 text-ink-soft text-sm">
        {hint}
      </p>
    </div>
  )
}
