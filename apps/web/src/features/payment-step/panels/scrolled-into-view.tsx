import type { ReactNode } from 'react'

const bringIntoView = (panel: HTMLElement | null) => panel?.scrollIntoView?.({ block: 'nearest' })

/** Scrolls the result of a try into view: on a phone it is far from the button. */
export const ScrolledIntoView = ({ children }: { children: ReactNode }) => (
  <div ref={bringIntoView} className="mb-5 scroll-my-28">
    {children}
  </div>
)
