/** The product's mark and name. */
export function Logo() {
  return (
    <span className="flex items-center gap-2.5 whitespace-nowrap font-[620] font-head text-[1.375rem] text-ink leading-none tracking-[-0.02em]">
      <svg viewBox="0 0 32 36" width="32" height="36" aria-hidden="true">
        <rect width="32" height="36" rx="5" fill="#1d5a45" />
        <path d="M0 5a5 5 0 0 1 5-5v36a5 5 0 0 1-5-5z" fill="#123d2f" />
        <path
          d="M9.5 27 18 8.5 26.5 27M12.6 20.5h10.8"
          fill="none"
          stroke="#fffef9"
          strokeWidth="3"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      Aulario
    </span>
  )
}
