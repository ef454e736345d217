const keyOf = (linkId: string): string => `pay-link:${linkId}`

/** The address is nowhere but in the client's mail and, until it is closed, in the tab that sent it. */
export const keepAddress = (linkId: string, url: string): void => sessionStorage.setItem(keyOf(linkId), url)
export const storedAddress = (linkId: string): string | null => sessionStorage.getItem(keyOf(linkId))
