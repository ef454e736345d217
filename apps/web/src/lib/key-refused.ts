/** Where a link to act for somebody ends that did not work: the logout address (B4.11), with the reason. */
export const KEY_REFUSED = { spent: 'link', unreached: 'unreached' } as const

const PARAMETER = 'why'

export const keyRefusedPage = (why: (typeof KEY_REFUSED)[keyof typeof KEY_REFUSED]): string => `/logout?${PARAMETER}=${why}`

/** The reason in the address; null where it has none, and the page signs out. */
export const whyKeyRefused = (query: URLSearchParams): (typeof KEY_REFUSED)[keyof typeof KEY_REFUSED] | null =>
  Object.values(KEY_REFUSED).find((why) => why === query.get(PARAMETER)) ?? null
