import type { ReactNode } from 'react'
import { useOfflineCopy } from './offline-copy.ts'

/** On a stored page nothing can be clicked that needs a script, which it has not; its links work. */
export function Still({ children }: { children: ReactNode }) {
  if (!useOfflineCopy()) return children
  return (
    <fieldset disabled className="still contents">
      {children}
    </fieldset>
  )
}
