import { icon } from './icon.tsx'

export const ArrowDown = icon(<path d="M12 5v14m7-7-7 7-7-7" />)
