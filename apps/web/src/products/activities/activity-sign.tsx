import { icon } from '../../ui/icons/icon.tsx'

export const Peaks = icon(
  <>
    <path d="m8 3 4 8 5-5 5 15H2L8 3z" />
    <path d="M4.1 15.1c2.6-1.3 5.2-1.2 7.9.4 2.6 1.5 5.2 1.8 7.9.8" />
  </>,
)
