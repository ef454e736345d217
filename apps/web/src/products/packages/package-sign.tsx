import { icon } from '../../ui/icons/icon.tsx'

/** A parcel with its string: several things as one. */
export const Parcel = icon(
  <>
    <path d="M3 8.5 12 4l9 4.5v8L12 21l-9-4.5z" />
    <path d="m3 8.5 9 4.5 9-4.5M12 13v8M7.5 6.2l9 4.6" />
  </>,
)
