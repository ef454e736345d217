import type { ReactNode } from 'react'

const bringIntoView = (panel: HTMLElement | null) => panel?.scrollIntoView?.({ block: 'nearest' })

/** What a try came to is brought into sight: who pressed the button of a phone is far from where it stands. */
export const ScrolledIntoView = ({ children }: { children: ReactNode }) => (
  <div ref={bringIntoView} className="mb-5 scroll-my-28">
    {children}
  </div>
)
