import type { ReactNode, Ref } from 'react'

/** A table wider than its place: moved sideways by finger, wheel or, once it has the focus, arrow keys. */
export function Scroll({
  label,
  className,
  ref,
  children,
}: {
  label: string
  className: string | undefined
  ref?: Ref<HTMLElement>
  children: ReactNode
}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section ref={ref} className={className} aria-label={label} tabIndex={0}>
      {children}
    </section>
  )
}
