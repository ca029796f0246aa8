/** The first stop of the keyboard: past all that repeats on every page. */
export function SkipLink({ to, children }: { to: string; children: string }) {
  return (
    <a
      href={to}
      onClick={(event) => {
        event.preventDefault()
        document.getElementById(to.slice(1))?.focus()
      }}
      className="bg-primary text-on-primary font-display sr-only z-50 rounded-xl px-5 py-3 font-bold focus:not-sr-only focus:absolute focus:top-3 focus:left-3"
    >
      {children}
    </a>
  )
}
