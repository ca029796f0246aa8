/** The product's mark: the green leaf of a new driver on a white plate. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true" className={className}>
      <rect x="1" y="1" width="38" height="38" rx="9" className="fill-sign-white stroke-line" strokeWidth="1.5" />
      <path d="M9 31C7 18 14 8.5 32 8c.6 17-8 25.5-20.3 23.3Z" className="fill-route" />
      <path d="M9 31.5C13.5 24 18.5 19 25 15" fill="none" className="stroke-sign-white" strokeWidth="2.2" strokeLinecap="round" />
    </svg>
  )
}
