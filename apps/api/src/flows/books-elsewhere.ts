import { type Refusal, refuse } from '@sojourn/kernel'
import type { Caller } from '../http/index.ts'

/** Where an organisation takes bookings on a page of its own, nothing is held or booked here. */
export function booksElsewhere({ org }: Pick<Caller, 'org'>): Refusal<'books_elsewhere'> | null {
  const { noBookLink } = org.site
  return noBookLink === null ? null : refuse('books_elsewhere', { link: noBookLink }).refusal
}
