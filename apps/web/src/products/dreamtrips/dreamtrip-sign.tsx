import { icon } from '../../ui/icons/icon.tsx'

export const Group = icon(
  <>
    <circle cx="9" cy="7" r="4" />
    <path d="M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2" />
    <path d="M16 3.1a4 4 0 0 1 0 7.8" />
    <path d="M22 21v-2a4 4 0 0 0-3-3.9" />
  </>,
)
