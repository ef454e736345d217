import { icon } from '../../ui/icons/icon.tsx'

/** A bag that is checked in. */
export const Suitcase = icon(
  <>
    <rect x="6" y="7" width="12" height="13" rx="2" />
    <path d="M10 7V4h4v3" />
    <path d="M10 11v5" />
    <path d="M14 11v5" />
    <path d="M8 20v2" />
    <path d="M16 20v2" />
  </>,
)
