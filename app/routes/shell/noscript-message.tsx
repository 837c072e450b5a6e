import { Icon } from '#app/ui/icon.tsx'

/** The result of the form that was just sent; with JavaScript, a toast shows it. */
export function NoscriptMessage({ text }: { text: string | undefined }) {
  if (!text) return null
  return (
    <noscript>
      <p
        role="status"
        className="flex items-start gap-2 rounded-control bg-success-wash px-4 py-3 font-semibold text-success"
      >
        <Icon name="circle-check" size={18} className="mt-1 flex-none" />
        {text}
      </p>
    </noscript>
  )
}
