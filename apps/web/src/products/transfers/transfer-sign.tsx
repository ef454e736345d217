import { icon } from '../../ui/icons/icon.tsx'

/** Out and back between two places. */
export const Transfer = icon(
  <>
    <path d="M4 8h15" />
    <path d="m15 4 4 4-4 4" />
    <path d="M20 16H5" />
    <path d="m9 12-4 4 4 4" />
  </>,
)
