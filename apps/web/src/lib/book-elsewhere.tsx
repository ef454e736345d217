import { say } from '@sojourn/i18n'
import type { ComponentProps } from 'react'
import { useShell } from './shell.ts'

/** Where an organisation takes bookings itself; null where they are taken here. */
export const useNoBookLink = (): string | null => useShell().organisation.site.no_book_link

/** In place of a button that books: the way to where bookings are taken. */
export function BookElsewhere({ href, className, ...rest }: ComponentProps<'a'> & { href: string }) {
  return (
    <a {...rest} href={href} rel="noopener" className={`button min-h-10 border-accent bg-accent px-4 text-small text-on-accent ${className ?? ''}`}>
      {say`Book`}
    </a>
  )
}
