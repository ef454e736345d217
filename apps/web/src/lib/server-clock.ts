/** Attribute of the document with the time of the server when it was asked for, in milliseconds. */
export const SERVER_NOW = 'data-now'

let aheadMs: number | null = null

/** The time by the server's clock. That of the browser may be wrong, and only its pace is used. */
export function serverNowMs(): number {
  if (aheadMs === null) {
    const said = Number(document.documentElement.getAttribute(SERVER_NOW))
    aheadMs = said > 0 ? said - Date.now() : 0
  }
  return Date.now() + aheadMs
}
