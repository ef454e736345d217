import type { ReactNode } from 'react'
import { ButtonLink } from '../../ui/button.tsx'

/** A checkout that cannot go on: what happened, what it means for money, the way on. */
export function CheckoutEnded({ title, children, to, action }: { title: string; children: ReactNode; to: string; action: string }) {
  return (
    <div className="py-14">
      <h1 className="max-w-[22ch] text-h1-s md:text-h1">{title}</h1>
      <p className="mt-4 max-w-[52ch] text-body text-ink-2">{children}</p>
      <ButtonLink look="filled" className="mt-7" to={to}>
        {action}
      </ButtonLink>
    </div>
  )
}
