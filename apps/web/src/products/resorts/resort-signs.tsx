import { icon } from '../../ui/icons/icon.tsx'

/** A palm on its island. */
export const Palm = icon(
  <>
    <path d="M12 21c0-5 .5-8.5 2-12" />
    <path d="M14 9c-2-3-5-3.5-8-2 3 .2 5.5 1 8 2Z" />
    <path d="M14 9c.5-3.5 3-5 6.5-4.5C18 5.5 16 7 14 9Z" />
    <path d="M14 9c3-.8 5.5.5 6.5 3.5C18.5 11 16.5 10 14 9Z" />
    <path d="M4 21c2-2.5 5-3.5 8-3.5s6 1 8 3.5" />
  </>,
)

/** A door with its key: a unit by the night. */
export const Door = icon(
  <>
    <path d="M6 21V4a1 1 0 0 1 1-1h10a1 1 0 0 1 1 1v17" />
    <path d="M3 21h18" />
    <circle cx="14.5" cy="12" r="1" />
  </>,
)
