import { say } from '@sojourn/i18n'
import { useRef } from 'react'
import { Form } from 'react-router'
import type { ProductLink } from '../../products/registry.ts'
import { Search } from '../../ui/icons/search.tsx'
import { DeskCredit } from './desk-credit.tsx'
import { useDeskKeys } from './desk-keys.ts'

/** In the bar of an agent: the search over clients and their bookings, and what is left of the agency's credit. */
export function DeskTools({ links }: { links: readonly ProductLink[] }) {
  const search = useRef<HTMLInputElement>(null)
  useDeskKeys(search, links)
  return (
    <>
      <Form role="search" aria-label={say`Bookings and clients`} action="/agent/bookings" className="desk-search">
        <Search aria-hidden size={16} strokeWidth={1.75} className="flex-none" />
        <input
          ref={search}
          type="search"
          name="find"
          aria-label={say`Booking or client`}
          aria-keyshortcuts="/"
          placeholder={say`Booking or client`}
          autoComplete="off"
          className="desk-search-text"
        />
        <kbd aria-hidden className="desk-key">
          /
        </kbd>
      </Form>
      <DeskCredit className="desk-credit" />
    </>
  )
}
