import { icon } from './icon.tsx'

export const ArrowUp = icon(<path d="m5 12 7-7 7 7M12 19V5" />)
