import { say } from '@sojourn/i18n'
import type { ReactNode } from 'react'
import { ButtonLink } from '../../../ui/button.tsx'
import { HelpList } from './help-list.tsx'

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

interface UnknownPlaceFacts {
  readonly text: string
  /** Places that may have been meant, to choose from. */
  readonly near?: readonly { readonly to: string; readonly label: string }[]
}

/** A place that the product does not know. */
export function UnknownPlace({ text, near = [], children, ways }: Omit<StateProps, 'title'> & UnknownPlaceFacts) {
  return (
    <>
      <Plain title={say`No places match “${text}”`} ways={near.length === 0 && ways}>
        {children}
      </Plain>
      {near.length > 0 && (
        <>
          <HelpList level={2} title={say`Did you mean one of these?`} links={near.map(({ to, label }) => ({ to, words: label, detail: '' }))} />
          <div className="mt-6 flex flex-wrap gap-3 pb-8">{ways}</div>
        </>
      )}
    </>
  )
}

/** The list could not be had; `again` is its address. */
export const ListFailed = ({ message, again }: { readonly message: string; readonly again: string }) => (
  <Plain title={say`We couldn't load the list`} ways={<ButtonLink to={again} look="ink">{say`Try again`}</ButtonLink>}>
    {message} {say`Nothing was booked or charged.`}
  </Plain>
)
