import { say } from '@sojourn/i18n'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { ButtonLink } from '../../ui/button.tsx'

export interface FailureWords {
  readonly title: string
  readonly text: string
  /** The same address may well answer the next time. */
  readonly again?: boolean
}

// What browsers throw where no answer came at all.
export const isUnanswered = (error: unknown): boolean => error instanceof TypeError && /fetch|network|load failed/i.test(error.message)

export const unreachedWords = (): FailureWords => ({
  title: say`We can't connect right now`,
  text: say`Your connection seems to be down. Nothing was booked or charged by this page, and your completed bookings are safe.`,
  again: true,
})

/** What happened, what it means for money, what to do, in the look of the rest. */
export function FailureFrame({ title, text, again, children }: FailureWords & { children?: ReactNode }) {
  const { pathname, search } = useLocation()
  return (
    <main id="content" className="page-width grid content-center items-center gap-x-14 gap-y-9 py-11 md:grid-cols-[minmax(0,1fr)_min(18.75rem,45%)]">
      <div className="grid gap-4">
        <h1 className="text-h1-s md:text-h1">{title}</h1>
        <p className="max-w-[34rem] text-lead text-ink-2">{text}</p>
        <p className="flex flex-wrap gap-3 pt-2">
          {again && <ButtonLink to={pathname + search} replace look="ink">{say`Try again`}</ButtonLink>}
          <ButtonLink to="/" look={again ? 'hairline' : 'ink'}>{say`Go home`}</ButtonLink>
          <ButtonLink to="/user/my-bookings" look="hairline">{say`My bookings`}</ButtonLink>
        </p>
      </div>
      {children}
    </main>
  )
}
