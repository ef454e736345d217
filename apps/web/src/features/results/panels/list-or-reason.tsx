import { say } from '@sojourn/i18n'
import type { ReactNode } from 'react'
import { Navigate } from 'react-router'
import { HelpList } from './help-list.tsx'
import { Asking, ListFailed, UnknownPlace } from './results-states.tsx'

/** Why a search has no list, where it has none. */
export interface NoListRead {
  readonly moved: string | null
  readonly problem: string | null
  /** What is wrong with what the address asks for, by the fields of the form. */
  readonly errors?: Readonly<Record<string, string | undefined>>
  readonly unknown: {
    readonly text: string
    readonly near: readonly { readonly to: string; readonly label: string }[]
    /** The text names a country: `near` are places in it. */
    readonly isCountry?: boolean
  } | null
}

interface ListOrReasonProps {
  readonly read: NoListRead
  /** The address of the list, to try again. */
  readonly again: string
  /** Only where a search may name a country. */
  readonly country?: (name: string) => { readonly title: string; readonly text: string; readonly places: string }
  readonly unknown: { readonly text: string; readonly ways: ReactNode }
  /** What is asked for where the address asks for nothing yet. */
  readonly asking?: { readonly title: string; readonly text: string }
  /** The list; null or false where there is none. */
  readonly children: ReactNode
}

/** The list that was found, or why there is none and the ways on, in the words of its product. */
export function ListOrReason({ read: { moved, problem, errors = {}, unknown }, again, country, unknown: texts, asking, children }: ListOrReasonProps) {
  if (moved !== null) return <Navigate to={moved} replace />
  if (children) return children
  if (problem !== null) return <ListFailed message={problem} again={again} />
  if (unknown?.isCountry && country) {
    const { title, text, places } = country(unknown.text)
    return (
      <>
        <Asking title={title}>{text}</Asking>
        <HelpList level={2} title={places} links={unknown.near.map(({ to, label }) => ({ to, words: label, detail: '' }))} />
      </>
    )
  }
  if (unknown !== null)
    return (
      <UnknownPlace text={unknown.text} near={unknown.near} ways={texts.ways}>
        {texts.text}
      </UnknownPlace>
    )
  if (!asking) return null
  const [wrong, ...more] = Object.values(errors).filter((text) => text !== undefined)
  // Of an address that asks for something the heading says what is wrong with it.
  if (!wrong || !again.includes('?')) return <Asking title={asking.title}>{asking.text}</Asking>
  return (
    <Asking title={wrong}>
      {more.length > 0
        ? say`What else needs a look is highlighted above. We've saved the rest of your search.`
        : say`Change it in the form above. We've saved the rest of your search.`}
    </Asking>
  )
}
