import { icon } from './icon.tsx'

export const Ellipsis = icon(<path d="M5 12h.01M12 12h.01M19 12h.01" />)
