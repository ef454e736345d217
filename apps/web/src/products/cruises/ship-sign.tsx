import { icon } from '../../ui/icons/icon.tsx'

/** A ship from its side, with two decks and a funnel. */
export const Ship = icon(
  <>
    <path d="M2.5 14.5h19l-2.2 4.6a2 2 0 0 1-1.8 1.1H7a2 2 0 0 1-1.8-1.1Z" />
    <path d="M5 14.5v-4h14v4" />
    <path d="M8 10.5V7h8v3.5" />
    <path d="M11 7V3.8h3V7" />
  </>,
)
