import { say } from '@sojourn/i18n'
import type { ReactNode } from 'react'
import { ButtonLink } from '../../../ui/button.tsx'

interface StateProps {
  readonly title: string
  readonly children: ReactNode
  /** Ways on: links. */
  readonly ways?: ReactNode
}

/** A page of results without results: what happened, and the ways on. */
function Plain({ title, children, ways }: StateProps) {
  return (
    <div className="max-w-[38rem] py-8">
      <h1 className="text-h2-s md:text-h2">{title}</h1>
      <p className="mt-2 text-lead text-ink-2">{children}</p>
      {ways && <div className="mt-6 flex flex-wrap gap-3">{ways}</div>}
    </div>
  )
}

/** Something is missing or cannot be: the words are at the fields of the search form. */
export const Asking = Plain

/** A place that the product does not know. */
export const UnknownPlace = ({ text, children, ways }: Omit<StateProps, 'title'> & { readonly text: string }) => (
  <Plain title={say`No places match “${text}”`} ways={ways}>
    {children}
  </Plain>
)

/** The list could not be had; `again` is its address. */
export const ListFailed = ({ message, again }: { readonly message: string; readonly again: string }) => (
  <Plain title={say`We couldn't load the list`} ways={<ButtonLink to={again} look="ink">{say`Try again`}</ButtonLink>}>
    {message} {say`Nothing was booked or charged.`}
  </Plain>
)
